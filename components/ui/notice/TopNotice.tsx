import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Notice } from './Notice'
import styles from './TopNotice.module.css'

type TopNoticeProps = { title: string; children: ReactNode }

/** Above RainbowKit's dialogs, for what they leave out. It takes no click but on its own buttons. */
export function TopNotice({ title, children }: TopNoticeProps) {
  return createPortal(
    <div className={styles.top}>
      <Notice tone="error" title={title}>
        {children}
      </Notice>
    </div>,
    document.body,
  )
}
