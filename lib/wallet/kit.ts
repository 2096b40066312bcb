export type KitDialog = 'connect' | 'account' | 'chain'

/** What the page may ask of RainbowKit once it is mounted; a dialog that cannot open now is undefined. */
export type KitActions = {
  open: Record<KitDialog, (() => void) | undefined>
  addRecentTransaction: (transaction: { hash: string; description: string; confirmations?: number }) => void
}

export type KitState = {
  /** Whether the lazy piece has to be on the page. */
  isWanted: boolean
  /** While a returning visitor's connection is being restored. */
  isRestoring: boolean
  /** The dialog a visitor asked for before it could open; answered once. */
  pending: KitDialog | undefined
  actions: KitActions | undefined
  /** The piece could not be loaded or broke: wallet buttons say so instead of waiting for ever. */
  hasFailed: boolean
}

type Listener = () => void

export const initialKitState: KitState = {
  isWanted: false,
  isRestoring: false,
  pending: undefined,
  actions: undefined,
  hasFailed: false,
}

/**
 * The one way from pages to RainbowKit's dialogs, which arrive later than the page: a request made before is kept,
 * shown, and answered once. Framework-free; `useKit` subscribes.
 */
export function createKit() {
  let state = initialKitState
  const listeners = new Set<Listener>()
  const set = (change: Partial<KitState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Fetches and mounts the piece without opening anything. */
    wake: () => {
      if (!state.isWanted) set({ isWanted: true })
    },
    open: (dialog: KitDialog) => {
      const open = state.actions?.open[dialog]
      if (open) open()
      else set({ isWanted: true, pending: dialog, hasFailed: false })
    },
    /** Says so to whoever is waiting, and lets the next click try again. A failure ahead of time stays silent. */
    fail: () => {
      set({ isWanted: false, pending: undefined, actions: undefined, hasFailed: state.pending !== undefined })
    },
    setRestoring: (isRestoring: boolean) => set({ isRestoring }),
    /** Called by the mounted piece whenever what it can do has changed. */
    setActions: (actions: KitActions | undefined) => {
      set({ actions })
      const { pending } = state
      const open = pending && actions?.open[pending]
      if (!open) return
      set({ pending: undefined })
      open()
    },
  }
}

export const kit = createKit()
