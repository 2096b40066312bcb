import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { ErrorBoundary } from '@/components/ui/ErrorBoundary'
import { kit } from '@/lib/wallet/kit'
import { readLastWallet } from './lastWallet'

type WalletKitProps = { children: ReactNode }

const loadDialogs = () => import('./WalletKitDialogs')

/**
 * Shows the page at once and mounts RainbowKit beside it: on the first click, hover or focus of a wallet button, when
 * the browser is idle, or straight away when there is a connection to restore. The page is never remounted for it.
 */
export function WalletKit({ children }: WalletKitProps) {
  const config = useConfig()
  const { isWanted } = useStore(kit)
  const [Dialogs, setDialogs] = useState<ComponentType>()

  useEffect(() => {
    const lastWallet = readLastWallet()
    if (!lastWallet) return revealPage()
    kit.setRestoring(true)
    restore(config, lastWallet)
      .catch(kit.fail)
      .finally(() => {
        kit.setRestoring(false)
        revealPage()
      })
  }, [config])

  useEffect(() => {
    // Ready before the first click wherever the browser finds a quiet moment; Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(kit.wake, 2000)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(kit.wake)
    return () => cancelIdleCallback(idle)
  }, [])

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadDialogs().then((module) => isCurrent && setDialogs(() => module.WalletKitDialogs), kit.fail)
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  return (
    <>
      {children}
      {Dialogs && (
        <ErrorBoundary onError={kit.fail}>
          <Dialogs />
        </ErrorBoundary>
      )}
    </>
  )
}

async function restore(config: ReturnType<typeof useConfig>, wallet: string): Promise<void> {
  kit.wake()
  const { addConnectors, restoreConnection } = await import('@/lib/wallet/connectors')
  await addConnectors(config)
  await restoreConnection(config, wallet)
}

/** The inline boot script hid the wallet buttons of a returning visitor until here. */
function revealPage(): void {
  delete document.documentElement.dataset.restoring
}
