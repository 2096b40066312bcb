import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePublicClient } from 'wagmi'
import { digestCalls, listCalls } from '@/lib/act/sameCalls'
import { draftActQuery, type ToldAct, toldActsQuery } from '@/lib/act/toldActsQuery'
import { unfinishedActs } from '@/lib/act/unfinishedActs'
import { appGateway } from '@/lib/gateway/appGateway'
import type { SafeRef } from '@/lib/gateway/safeRef'
import type { SafeCall } from '@/lib/safe/transaction'

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
  const client = usePublicClient({ chainId })
  return useMemo(() => client && { client, gateway: appGateway, unfinished: unfinishedActs }, [client])
}
