import { useAccountModal, useAddRecentTransaction, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'
import { useEffect } from 'react'
import { kit } from '@/lib/wallet/kit'

/** Hands RainbowKit's hooks to the page (lib/wallet/kit.ts); the only component that calls them. */
export function KitBridge() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  const addRecentTransaction = useAddRecentTransaction()

  useEffect(() => {
    const open = { connect: openConnectModal, account: openAccountModal, chain: openChainModal }
    // RainbowKit closes all its dialogs in effects of the same commit, which run after this one: a dialog that a waiting
    // click opens here would shut at once.
    const timer = setTimeout(() => kit.setActions({ open, addRecentTransaction }))
    return () => clearTimeout(timer)
  }, [openConnectModal, openAccountModal, openChainModal, addRecentTransaction])

  useEffect(() => () => kit.setActions(undefined), [])
  return null
}
