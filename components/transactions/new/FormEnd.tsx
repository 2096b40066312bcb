import { Button } from '@/components/ui/Button'
import styles from './compose.module.css'
import * as words from './words'

type FormEndProps = { problem: string | undefined; isEmpty: boolean; onDiscard: () => void }

/** What stands at the end of every form of an action. */
export function FormEnd({ problem, isEmpty, onDiscard }: FormEndProps) {
  return (
    <>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit">{words.add}</Button>
        <Button variant="quiet" disabled={isEmpty} onClick={onDiscard}>
          {words.discardTyped}
        </Button>
      </div>
    </>
  )
}
