import { createStore } from 'zustand/vanilla'
import { findShownList } from './walletList'

export type WalletDialog = 'connect' | 'account' | 'chain'

/** What the page may ask of RainbowKit once it is mounted; a dialog that cannot open now is undefined. */
export type WalletDialogsActions = {
  open: Record<WalletDialog, (() => void) | undefined>
  addRecentTransaction: (transaction: { hash: string; description: string; confirmations?: number }) => void
}

export type WalletDialogsState = {
  /** Whether the lazy piece has to be on the page. */
  isWanted: boolean
  /** While a returning visitor's connection is being restored. */
  isRestoring: boolean
  /** The dialog a visitor asked for before it could open; answered once. */
  pending: WalletDialog | undefined
  actions: WalletDialogsActions | undefined
  /** The piece could not be loaded or broke: wallet buttons say so instead of waiting for ever. */
  hasFailed: boolean
}

const initialState: WalletDialogsState = {
  isWanted: false,
  isRestoring: false,
  pending: undefined,
  actions: undefined,
  hasFailed: false,
}

/**
 * The one way from pages to RainbowKit's dialogs, which arrive later than the page: a request made before is kept,
 * shown, and answered once. A store of zustand's.
 */
export function createWalletDialogs(shownList = findShownList) {
  const { setState: set, ...store } = createStore(() => initialState)
  const wake = () => {
    if (!store.getState().isWanted) set({ isWanted: true })
  }
  return {
    ...store,
    /** Fetches and mounts the piece without opening anything. */
    wake,
    open: (dialog: WalletDialog) => {
      // The visitor has what they asked for; the piece is for what they pick. Painted first: that piece is much work.
      if (dialog === 'connect' && shownList()) {
        set({ hasFailed: false })
        requestAnimationFrame(() => setTimeout(wake))
        return
      }
      const open = store.getState().actions?.open[dialog]
      if (open) open()
      else set({ isWanted: true, pending: dialog, hasFailed: false })
    },
    /** Says so to whoever is waiting, and lets the next click try again. A failure ahead of time stays silent. */
    fail: () => {
      const list = shownList()
      list?.close()
      set(({ pending }) => ({
        isWanted: false,
        pending: undefined,
        actions: undefined,
        hasFailed: pending !== undefined || list !== undefined,
      }))
    },
    setRestoring: (isRestoring: boolean) => set({ isRestoring }),
    /** Called by the mounted piece whenever what it can do has changed. */
    setActions: (actions: WalletDialogsActions | undefined) => {
      set({ actions })
      const { pending } = store.getState()
      const open = pending && actions?.open[pending]
      if (!open) return
      set({ pending: undefined })
      open()
    },
  }
}

export const walletDialogs = createWalletDialogs()
