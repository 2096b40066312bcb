/** One request that waits because the gateway asked for it: for how many seconds, and until when (ms since 1970). */
export type GatewayNotice = { status: number; seconds: number; until: number }

export type GatewayNotices = {
  /** The waits under way, the oldest first. The same array until something changes, as React's stores want it. */
  current: () => readonly GatewayNotice[]
  /** Calls back on each change; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void
  /** Shows a notice until the returned function is called. */
  show: (notice: GatewayNotice) => () => void
}

/** The waits of one client, for `describeNotice` and `useGatewayNotices` to show. */
export function createNotices(): GatewayNotices {
  let notices: readonly GatewayNotice[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly GatewayNotice[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => notices,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (notice) => {
      change([...notices, notice])
      return () => change(notices.filter((other) => other !== notice))
    },
  }
}

/** Why the page waits, for people. */
export function describeNotice({ status, seconds }: GatewayNotice): string {
  const reason = status === 429 ? 'It answers too many requests.' : 'It is busy or being repaired.'
  return `The gateway asks to wait ${seconds} s. ${reason}`
}
