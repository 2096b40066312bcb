import { phones, walletListId, wideDialogs } from '@/lib/config/walletList.js'

/** Our own list of wallets while it is shown: in the document beside the page, opened by an inline script. */
export function findShownList(): HTMLDialogElement | undefined {
  const list = document.getElementById(walletListId)
  return list instanceof HTMLDialogElement && list.open ? list : undefined
}

/** Whether a press of the connect button opens it, so that RainbowKit may come later. */
export function opensOwnList(): boolean {
  return window.parent === window && window.matchMedia(wideDialogs).matches && !phones.test(navigator.userAgent)
}
