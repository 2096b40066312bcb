import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { findShownList, opensOwnList } from '@/lib/wallet/walletList'
import styles from './ConnectButton.module.css'
import * as words from './firstWords'
// The list stands in the document, and its styles come with the button.
import './list/WalletList.module.css'

const noticeId = 'opening-wallets'

/** Ahead of a press where nothing but RainbowKit answers it; elsewhere its start would only delay our own list. */
function wakeAhead(): void {
  if (!opensOwnList()) walletDialogs.wake()
}

/**
 * Clickable from the first paint: before the page's script runs, an inline script opens our list of wallets. Where
 * that is not for, the browser itself answers by showing the popover. Either, open, is how the page's script later learns
 * that someone is waiting.
 */
export function ConnectButton() {
  const { pending, hasFailed } = useStore(walletDialogs)
  const notice = useRef<HTMLParagraphElement>(null)
  const isOpening = pending === 'connect'

  useEffect(() => {
    if (findShownList() || notice.current?.matches(':popover-open')) walletDialogs.open('connect')
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
        data-connect-button
        popoverTarget={noticeId}
        popoverTargetAction="show"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          walletDialogs.open('connect')
        }}
        onPointerEnter={wakeAhead}
        onFocus={wakeAhead}
      >
        {words.connectWallet}
      </button>
      <p ref={notice} id={noticeId} popover="manual" className={styles.notice} role="status">
        {hasFailed ? words.listFailed : words.opening}
      </p>
    </div>
  )
}
