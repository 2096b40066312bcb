import { useAccountModal, useAddRecentTransaction, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'
import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { goOnInKit, showPictures } from './list/goOnInKit'

/** Hands RainbowKit's hooks to the page (lib/wallet/walletDialogs.ts); the only component that calls them. */
export function WalletDialogsBridge() {
  const { openConnectModal } = useConnectModal()
  const { openAccountModal } = useAccountModal()
  const { openChainModal } = useChainModal()
  const addRecentTransaction = useAddRecentTransaction()
  const { connectors } = useConfig()

  useEffect(() => {
    showPictures(connectors)
  }, [connectors])

  useEffect(() => {
    if (!openConnectModal) return
    const answer = () => goOnInKit(openConnectModal)
    // As below; later picks are heard after the inline script has noted them.
    const timer = setTimeout(answer)
    document.addEventListener('click', answer)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', answer)
    }
  }, [openConnectModal])

  useEffect(() => {
    const open = { connect: openConnectModal, account: openAccountModal, chain: openChainModal }
    // RainbowKit closes all its dialogs in effects of the same commit, which run after this one: a dialog that a waiting
    // click opens here would shut at once.
    const timer = setTimeout(() => walletDialogs.setActions({ open, addRecentTransaction }))
    return () => clearTimeout(timer)
  }, [openConnectModal, openAccountModal, openChainModal, addRecentTransaction])

  useEffect(() => () => walletDialogs.setActions(undefined), [])
  return null
}
