import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useReadClient } from '@/lib/chain/useReadClient'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { digestCalls, listCalls } from '@/lib/signing/transaction/sameCalls'
import { draftActQuery, type ToldAct, toldActsQuery } from '@/lib/signing/unfinished/toldActsQuery'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

const none: ToldAct[] = []

/** What became of the acts on this Safe that were begun in this browser and not put away. */
export function useToldActs(safe: SafeRef): ToldAct[] {
  const { data } = useQuery(toldActsQuery(useTellDeps(safe), safe))
  return data ?? none
}

/** What became of a draft's actions, when somebody began to sign them before. */
export function useDraftAct(safe: SafeRef, calls: readonly SafeCall[]): ToldAct | undefined {
  const { address } = safe
  const digest = useMemo(() => digestCalls(calls.flatMap((call) => listCalls(address, call)).sort()), [calls, address])
  const { data } = useQuery(draftActQuery(useTellDeps(safe), safe, digest))
  return data ?? undefined
}

function useTellDeps({ chainId }: SafeRef) {
  const client = useReadClient({ chainId })
  return useMemo(() => client && { client, gateway: appGateway, unfinished: unfinishedActs }, [client])
}
