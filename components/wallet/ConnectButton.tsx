import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import styles from './ConnectButton.module.css'
import * as words from './firstWords'

const noticeId = 'opening-wallets'

/**
 * Clickable from the first paint: before the page's script runs, the browser itself answers a click by showing the
 * popover, and an open popover is how the script later learns that someone is waiting.
 */
export function ConnectButton() {
  const { pending, hasFailed } = useStore(walletDialogs)
  const notice = useRef<HTMLParagraphElement>(null)
  const isOpening = pending === 'connect'

  useEffect(() => {
    if (notice.current?.matches(':popover-open')) walletDialogs.open('connect')
  }, [])

  useEffect(() => {
    const element = notice.current
    if (!element?.isConnected) return
    if (isOpening || hasFailed) element.showPopover()
    else if (element.matches(':popover-open')) element.hidePopover()
  }, [isOpening, hasFailed])

  return (
    <div className={styles.frame} data-wallet-button>
      <button
        type="button"
        className={styles.button}
        popoverTarget={noticeId}
        popoverTargetAction="show"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          walletDialogs.open('connect')
        }}
        onPointerEnter={walletDialogs.wake}
        onFocus={walletDialogs.wake}
      >
        {words.connectWallet}
      </button>
      <p ref={notice} id={noticeId} popover="manual" className={styles.notice} role="status">
        {hasFailed ? words.listFailed : words.opening}
      </p>
    </div>
  )
}
