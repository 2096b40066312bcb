import { flushSync } from 'react-dom'
import type { Connector } from 'wagmi'
import { walletListId } from '@/lib/config/walletList.js'
import { walletId, walletPicture } from '@/lib/wallet/connectors'
import { findShownList } from '@/lib/wallet/walletList'

/**
 * Goes on in RainbowKit's dialog with what was picked in our list, as if it had been pressed there: by its hooks nothing
 * but the first view can be opened. Should it ever lack that row, its list is open, and the wallet is picked once more.
 */
export function goOnInKit(openConnectModal: () => void): void {
  const list = findShownList()
  const picked = list?.querySelector<HTMLButtonElement>('[aria-current]')
  if (!list || !picked) return
  list.close()
  flushSync(openConnectModal)
  findTheirs(picked)?.click()
}

function findTheirs({ value, textContent }: HTMLButtonElement): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-rk] [role="dialog"] button')]
  return buttons.find(({ dataset, textContent: theirs }) =>
    value === 'get' ? theirs === textContent : dataset.testid === `rk-wallet-option-${value}`,
  )
}

/** The wallets' own pictures, which come with RainbowKit. */
export function showPictures(connectors: readonly Connector[]): void {
  for (const connector of connectors) showPicture(connector).catch(() => {})
}

async function showPicture(connector: Connector): Promise<void> {
  const rows = document.getElementById(walletListId)?.getElementsByTagName('button') ?? []
  const place = [...rows].find(({ value }) => value === walletId(connector))?.firstElementChild
  const src = place && (await walletPicture(connector))
  if (src) place.replaceChildren(Object.assign(new Image(), { src, alt: '' }))
}
