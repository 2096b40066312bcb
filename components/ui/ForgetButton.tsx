import { useState } from 'react'
import { Button } from './Button'
import styles from './ForgetButton.module.css'
import * as words from './words'

type ForgetButtonProps = { onForget: () => void }

/** Forgets what may be nowhere else. The first press says so, and where it was is the way back: a second one forgets nothing. */
export function ForgetButton({ onForget }: ForgetButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked) {
    return (
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        {words.forgetIt}
      </Button>
    )
  }
  return (
    <div className={styles.asked}>
      <Button ref={(keep) => keep?.focus()} onClick={() => setIsAsked(false)}>
        {words.keepIt}
      </Button>
      <Button variant="quiet" onClick={onForget}>
        {words.forgetForGood}
      </Button>
      <p role="status">{words.forgetHint}</p>
    </div>
  )
}
