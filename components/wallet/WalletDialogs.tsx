import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { ErrorBoundary } from '@/components/ui/ErrorBoundary'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { opensOwnList } from '@/lib/wallet/walletList'
import { readLastWallet } from './lastWallet'

type WalletDialogsProps = {
  /** The page has work of its own, and wakes the piece itself when that is done. */
  isPageBusy: boolean
  children: ReactNode
}

const loadDialogs = () => import('./RainbowKitDialogs')

/**
 * Shows the page at once and mounts RainbowKit beside it: once our list of wallets is open, or straight away when there
 * is a connection to restore. Where we have no such list, on the first click, hover or focus of a wallet button, or when
 * the browser is idle. The page is never remounted for it.
 */
export function WalletDialogs({ isPageBusy, children }: WalletDialogsProps) {
  const config = useConfig()
  const { isWanted } = useStore(walletDialogs)
  const [Dialogs, setDialogs] = useState<ComponentType>()

  useEffect(() => {
    const lastWallet = readLastWallet()
    if (!lastWallet) return revealPage()
    walletDialogs.setRestoring(true)
    restore(config, lastWallet)
      .catch(walletDialogs.fail)
      .finally(() => {
        walletDialogs.setRestoring(false)
        revealPage()
      })
  }, [config])

  useEffect(() => {
    if (isPageBusy || opensOwnList()) return
    // Ready before the first click wherever the browser finds a quiet moment; Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(walletDialogs.wake, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(walletDialogs.wake)
    return () => cancelIdleCallback(idle)
  }, [isPageBusy])

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadDialogs().then((module) => isCurrent && setDialogs(() => module.RainbowKitDialogs), walletDialogs.fail)
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  return (
    <>
      {children}
      {Dialogs && (
        <ErrorBoundary onError={walletDialogs.fail}>
          <Dialogs />
        </ErrorBoundary>
      )}
    </>
  )
}

async function restore(config: ReturnType<typeof useConfig>, wallet: string): Promise<void> {
  walletDialogs.wake()
  const { addConnectors, restoreConnection } = await import('@/lib/wallet/connectors')
  await addConnectors(config)
  await restoreConnection(config, wallet)
}

/** The inline boot script hid the wallet buttons of a returning visitor until here. */
function revealPage(): void {
  delete document.documentElement.dataset.restoring
}
