import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { day } from '@/lib/config/limits'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readSafe } from '@/lib/safe/account/readSafe'
import { readQueue } from '@/lib/signing/transaction/readQueue'
import { toldActsKey } from './actKeys'
import { type ActFate, type TellDeps, tellAct } from './tellAct'
import type { ActNote } from './unfinishedActs'

/** An act that was begun here and what became of it; `error` says why that is not known. */
export type ToldAct = { note: ActNote; told?: ActFate; error?: unknown }

const pollingInterval = 15_000

/** Every act on a transaction of the Safe that was begun in this browser and not put away, the newest first. */
export function toldActsQuery(deps: TellDeps | undefined, ref: SafeRef) {
  return queryOptions({
    queryKey: [...toldActsKey, ref.chainId, ref.address.toLowerCase()] as const,
    queryFn: deps ? () => tellActs(deps, ref) : skipToken,
    refetchInterval: ({ state }) => findInterval(deps, state.data ?? []),
    staleTime: 0,
  })
}

/** The act that was begun with the actions of a draft, also when it came to its end in the last day; null for none. */
export function draftActQuery(deps: TellDeps | undefined, ref: SafeRef, digest: Hex | undefined) {
  return queryOptions({
    queryKey: [...toldActsKey, ref.chainId, ref.address.toLowerCase(), 'draft', digest] as const,
    queryFn: deps && digest ? async () => (await tellDraft(deps, ref, digest)) ?? null : skipToken,
    refetchInterval: ({ state }) => findInterval(deps, state.data ? [state.data] : []),
    staleTime: 0,
    gcTime: 0,
  })
}

/** What the chain may take at any moment is asked for as often as the chain is; without an act nothing is. */
function findInterval(deps: TellDeps | undefined, acts: readonly ToldAct[]): number | false {
  if (acts.length === 0 || !deps) return false
  const isClose = acts.some(({ told }) => told?.state === 'sent' || (told?.state === 'open' && told.isBusy))
  return isClose ? deps.client.pollingInterval : pollingInterval
}

/** Asks neither service nor chain where nothing is unfinished. Throws nothing that they cause. */
export function tellActs(deps: TellDeps, ref: SafeRef, now = Date.now()): Promise<ToldAct[]> {
  return tellEach(deps, ref, listOwn(deps, ref).filter(isOpen), now)
}

/** What became of a draft's actions, by the digest of what they do; undefined where they were not begun. */
export async function tellDraft(
  deps: TellDeps,
  ref: SafeRef,
  digest: Hex,
  now = Date.now(),
): Promise<ToldAct | undefined> {
  const isRecent = ({ at }: ActNote) => Math.abs(now - at) < day
  const notes = listOwn(deps, ref).filter((note) => note.digest === digest && (isOpen(note) || isRecent(note)))
  const last = notes.find(({ kind }) => kind === 'execute') ?? notes[0]
  const [told] = await tellEach(deps, ref, last ? [last] : [], now)
  return told
}

async function tellEach(deps: TellDeps, ref: SafeRef, notes: readonly ActNote[], now: number): Promise<ToldAct[]> {
  if (notes.length === 0) return []
  try {
    const [chain, queue] = await Promise.all([
      readSafe(deps.client, ref.address),
      readQueue(deps.gateway, ref).catch((error: unknown) => ({ error })),
    ])
    return await Promise.all(
      notes.map(async (note) => {
        const told = await tellAct(deps, note, { chain, queue }, now).catch((error: unknown) => ({ error }))
        return 'error' in told ? { note, ...told } : { note, told }
      }),
    )
  } catch (error) {
    return notes.map((note) => ({ note, error }))
  }
}

/** Of transactions, the newest first. */
function listOwn({ unfinished }: TellDeps, { chainId, address }: SafeRef): ActNote[] {
  return unfinished
    .listNotes({ chainId, safe: address })
    .filter(({ kind }) => kind !== 'message')
    .reverse()
}

function isOpen({ stage }: ActNote): boolean {
  return stage !== 'done'
}
