import { useSyncExternalStore } from 'react'
import type { Gateway } from './client'
import type { GatewayNotice } from './notices'

/** The waits that the gateway asked for and that are under way now: the page says with `describeNotice` why it waits. */
export function useGatewayNotices({ notices }: Gateway): readonly GatewayNotice[] {
  return useSyncExternalStore(notices.subscribe, notices.current, notices.current)
}
