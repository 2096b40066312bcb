import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { useReadClient } from '@/lib/chain/useReadClient'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { AppAddress } from '@/lib/safe-apps/listing/appAddress'
import { browserPermissions } from '@/lib/safe-apps/permissions/browserPermissions'
import type { SafeView } from '@/lib/safe-view/safeView'
import { createAppHost } from './host'
import { createHostDeps, type HostState } from './hostDeps'
import { createAppHandlers } from './hostHandlers'
import { createRequestLog, type RequestLog } from './requestLog'
import { type AppReview, createReviewDesk } from './reviewDesk'
import { whenQuiet } from './whenQuiet'

export type AppHost = {
  /** The ref of the app's frame, which has no `src` of its own: it gets it here, once somebody listens. */
  attach: (frame: HTMLIFrameElement) => () => void
  /** The app's question that waits for the person. */
  review: AppReview | undefined
  log: RequestLog
}

/** Runs the host for one app: from before its first line of code until its frame is gone. */
export function useAppHost({ origin, href }: AppAddress, safe: SafeView): AppHost {
  const [desk] = useState(createReviewDesk)
  const [log] = useState(() => createRequestLog())
  const review = useStore(desk)
  const { address: account } = useAccount()
  const { entries } = useAddressBook()
  const queryClient = useQueryClient()
  const client = useReadClient({ chainId: safe.chainId })
  const state = useRef<HostState>({ safe, account, entries })
  useEffect(() => {
    state.current = { safe, account, entries }
  }, [safe, account, entries])

  const attach = useCallback(
    (frame: HTMLIFrameElement) => {
      const parts = { appOrigin: origin, read: () => state.current, client, queryClient, desk }
      const deps = createHostDeps({ ...parts, gateway: appGateway, permissions: browserPermissions })
      const handlers = createAppHandlers(deps)
      const host = createAppHost({ frameWindow: () => frame.contentWindow, origin, handlers, onLog: log.add })
      host.start()
      const gone = new AbortController()
      // Not while the page itself is coming up: an app's first question would wait behind that.
      if (frame.getAttribute('src') !== href) whenQuiet(gone.signal, () => frame.setAttribute('src', href))
      return () => {
        gone.abort()
        host.stop()
      }
    },
    [origin, href, client, queryClient, desk, log],
  )
  return { attach, review, log }
}
