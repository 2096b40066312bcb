import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { getAccount, getWalletClient } from 'wagmi/actions'
import { useReadClient } from '@/lib/chain/useReadClient'
import { AppError, isUserRejection } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { refreshAfterAct } from './refreshAfterAct'
import type { ActDeps } from './runAct'
import { unfinishedActs } from './unfinished/unfinishedActs'
import { unknownChain } from './words'

/** How the act stands that was begun last; a refusal in the wallet is no error. */
export type ActState<Kind, End> =
  | { phase: 'idle'; error?: unknown }
  | Asking<Kind>
  | Sent<Kind>
  | ({ phase: 'done'; kind: Kind } & End)
/** `isUnkept`: the browser's storage does not keep what is asked. `isAnswered`: only the service is still to take it. */
type Asking<Kind> = { phase: 'wallet'; kind: Kind; isUnkept?: boolean; isAnswered?: boolean }
/** The chain has yet to take it; `error` says why it did not tell this time. */
type Sent<Kind> = { phase: 'sent'; kind: Kind; txHash: Hex; isOverdue?: boolean; error?: unknown }

export type Report = (sent: Omit<Sent<unknown>, 'phase' | 'kind'>) => void
type Begun<Kind, End> = {
  kind: Kind
  account: Address
  run: (deps: ActDeps, report: Report) => Promise<End>
}

/** Runs one act of the connected account at a time: a second click while one is under way does nothing. */
export function useAct<Kind extends string, End extends object>({ chainId, address }: SafeRef) {
  const [progress, setProgress] = useState<Asking<Kind> | Sent<Kind>>()
  const isBusy = useRef(false)
  const isGone = useRef(false)
  const config = useConfig()
  const queries = useQueryClient()
  const client = useReadClient({ chainId })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ kind, account, run }: Begun<Kind, End>) => {
      if (!client) throw new AppError(unknownChain)
      const wallet = await getWalletClient(config, { account })
      const current = () => {
        // Whoever closed the dialog has changed their mind: what the wallet still answers is not used.
        const now = getAccount(config)
        return { account: isGone.current ? undefined : now.address, chainId: now.chainId }
      }
      const tell = (more: Partial<Asking<Kind>>) => setProgress({ phase: 'wallet', kind, ...more })
      const deps = {
        ...{ client, gateway: appGateway, wallet, current, unfinished: unfinishedActs },
        onUnkept: () => tell({ isUnkept: true }),
        onAnswered: () => tell({ isAnswered: true }),
      }
      const end = await run(deps, (sent) => setProgress({ phase: 'sent', kind, ...sent }))
      return { phase: 'done' as const, kind, ...end }
    },
    onSettled: () => {
      isBusy.current = false
      refreshAfterAct(queries, appGateway, { chainId, address })
    },
  })
  const perform = (begun: Begun<Kind, End>) => {
    if (isBusy.current) return
    isBusy.current = true
    setProgress({ phase: 'wallet', kind: begun.kind })
    mutate(begun)
  }
  const failure = error && !isUserRejection(error) ? error : undefined
  const ended: ActState<Kind, End> = data ?? { phase: 'idle', error: failure }
  return { state: isPending && progress ? progress : ended, perform }
}
