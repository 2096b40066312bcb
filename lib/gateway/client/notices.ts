import { createStore, type StoreApi } from 'zustand/vanilla'

/** A request to `url` that waits because the gateway asked for it: for how many seconds, and until when (ms since 1970). */
export type GatewayNotice = { url: string; status: number; seconds: number; until: number }

/** The waits under way, the oldest first; `show` shows one until the function that it returns is called. */
export type GatewayNotices = StoreApi<readonly GatewayNotice[]> & { show: (notice: GatewayNotice) => () => void }

/** The waits of one client. */
export function createNotices(): GatewayNotices {
  const store = createStore<readonly GatewayNotice[]>(() => [])
  const show = (notice: GatewayNotice) => {
    store.setState((notices) => [...notices, notice], true)
    return () => store.setState((notices) => notices.filter((other) => other !== notice), true)
  }
  return { ...store, show }
}

/** Those that are about a chain: a gateway may be busy with one of them alone. */
export function noticesOf(notices: readonly GatewayNotice[], chainId: number): readonly GatewayNotice[] {
  return notices.filter(({ url }) => url.includes(`/chains/${chainId}/`))
}
