import type { Config } from 'wagmi'
import { watchAccount } from 'wagmi/actions'
import { lastWalletKey } from '@/lib/config/bootScript.js'
import { browserStorage } from '@/lib/storage/browserStorage'

/**
 * The wallet to restore on load: the Safe in a frame, else the one that was connected when the page was left. Every page
 * loads this first, and boots by it: nothing as large as a StoredValue.
 */
export function readLastWallet(): string | undefined {
  if (window.parent !== window) return 'safe'
  return browserStorage.getItem(lastWalletKey) ?? undefined
}

/**
 * Remembers the connected wallet until it is disconnected. wagmi keeps its own recent id even then, and a visitor who
 * disconnected would wake that wallet's code on every later load.
 */
export function rememberWallet(config: Config, getId: (connector: Config['connectors'][number]) => string): () => void {
  return watchAccount(config, {
    onChange: (account, previous) => {
      if (account.status === 'connected' && account.connector) {
        browserStorage.setItem(lastWalletKey, getId(account.connector))
      } else if (account.status === 'disconnected' && previous.status === 'connected') {
        browserStorage.removeItem(lastWalletKey)
      }
    },
  })
}
