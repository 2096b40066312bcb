import { useState } from 'react'
import { useStore } from 'zustand'
import { chooseToNotify, notifyChoice, readNotifyPermission } from '@/lib/needs-you/notifyChoice'
import styles from './NotifySwitch.module.css'
import * as words from './words'

/** Whether this browser tells what is new while a tab is open; asks for leave only when it is turned on. */
export function NotifySwitch() {
  const isWanted = useStore(notifyChoice)
  const [permission, setPermission] = useState(readNotifyPermission)
  if (permission === 'unsupported') return null
  const isBlocked = permission === 'denied'
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isWanted && permission === 'granted'}
          disabled={isBlocked}
          onChange={async ({ target }) => {
            await chooseToNotify(target.checked)
            setPermission(readNotifyPermission())
          }}
        />
        {words.notify}
      </label>
      {isBlocked && <p>{words.notifyBlocked}</p>}
    </div>
  )
}
