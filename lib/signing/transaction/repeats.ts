import type { Hex } from 'viem'
import { AppError } from '@/lib/errors'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { ObstacleError } from '@/lib/signing/obstacle'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import type { ActNote, UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { type Queue, type Queued, readQueue, readQueuedCalls } from './readQueue'
import { type CallSet, countShared, digestCalls, listCalls } from './sameCalls'
import * as words from './words'

/**
 * Something that does the same, or part of it, under another hash: with both, it happens twice. `queued` is the service's
 * word, the others are what this browser noted; `over` means that its nonce is used, perhaps by it. `shared` of the
 * `total` calls are in both.
 */
export type Repeat = {
  safeTxHash: Hex
  /** Undefined where the note does not say. */
  nonce: bigint | undefined
  state: 'queued' | 'asked' | 'answered' | 'proposed' | 'executed' | 'over'
  shared: number
  total: number
  /** When it was noted, in milliseconds since 1970; undefined for what only the service has. */
  at: number | undefined
}

/** `isListed` says whether the service has this very transaction; `gap` why it is not known what is queued. */
export type Repeats = { repeats: Repeat[]; isListed: boolean | undefined; gap?: unknown }

export type RepeatInput = {
  gateway: Gateway
  unfinished: UnfinishedActs
  ref: SafeRef
  transaction: SafeTransaction
  safeTxHash: Hex
  /** The Safe's nonce on the chain. */
  nextNonce: bigint
  /** What queued transactions do, by their hashes: kept from one question to the next. */
  seen: Map<Hex, CallSet>
}

const hour = 3_600_000

/** Whether doing it again takes a step of its own; what is over is only told. */
export function needsConsent({ state }: Repeat): boolean {
  return state !== 'executed' && state !== 'over'
}

/** Throws ObstacleError for what would happen twice and was not agreed to by its hash. */
export function assertNoRepeat(repeats: readonly Repeat[], agreed: readonly Hex[] = []): void {
  const open = repeats.filter((repeat) => needsConsent(repeat) && !agreed.includes(repeat.safeTxHash))
  const nonces = [...new Set(open.flatMap(({ nonce }) => (nonce === undefined ? [] : [`${nonce}`])))]
  if (open.length > 0) throw new ObstacleError({ code: 'repeatedMeanwhile', nonces })
}

/**
 * Finds what does the same at this moment, in the queue, read anew, and among this browser's notes. Throws nothing that
 * the service causes: what it does not tell is the `gap`.
 */
export async function findRepeats(input: RepeatInput, now: number = Date.now()): Promise<Repeats> {
  const { gateway, ref, transaction, safeTxHash } = input
  const calls = listCalls(ref.address, transaction)
  const noted = findNoted(input, calls, now)
  try {
    const queue = await readQueue(gateway, ref)
    const listed = new Set(queue.items.map((item) => item.safeTxHash))
    const { found, gap } = await findQueued(input, calls, queue)
    return {
      repeats: [...found, ...noted.filter((one) => !listed.has(one.safeTxHash))],
      isListed: listed.has(safeTxHash) || (queue.isComplete ? false : undefined),
      ...(gap !== undefined && { gap }),
    }
  } catch (gap) {
    return { repeats: noted, isListed: undefined, gap }
  }
}

async function findQueued({ gateway, ref, safeTxHash, seen }: RepeatInput, calls: CallSet, queue: Queue) {
  const others = calls.length > 0 ? queue.items.filter((item) => item.safeTxHash !== safeTxHash) : []
  const answers = await Promise.allSettled(others.map((item) => readQueuedCalls(gateway, ref, item, seen)))
  const found = others.flatMap((item, index) => {
    const answer = answers[index]
    return answer?.status === 'fulfilled' && answer.value ? compare(item, calls, answer.value) : []
  })
  const failed = answers.find((answer) => answer.status === 'rejected')
  const limit = queue.unread > 0 ? words.unreadQueue : words.longQueue
  const gap: unknown = failed?.reason ?? (queue.isComplete ? undefined : new AppError(limit))
  return { found, gap }
}

function compare({ safeTxHash, nonce }: Queued, calls: CallSet, others: CallSet): Repeat[] {
  const shared = countShared(calls, others)
  return shared === 0 ? [] : [{ safeTxHash, nonce, state: 'queued', shared, total: calls.length, at: undefined }]
}

/** One for each hash, by the act that went furthest. What was deleted from here is not spoken of. */
function findNoted(input: RepeatInput, calls: CallSet, now: number): Repeat[] {
  const { unfinished, ref, safeTxHash, nextNonce } = input
  const digest = digestCalls(calls)
  const notes = digest ? unfinished.listNotes({ chainId: ref.chainId, safe: ref.address }) : []
  const gone = new Set(notes.flatMap(({ kind, stage, hash }) => (kind === 'delete' && stage === 'done' ? [hash] : [])))
  const found = new Map<Hex, Repeat>()
  for (const note of notes) {
    if (note.digest !== digest || note.hash === safeTxHash || gone.has(note.hash)) continue
    const nonce = readNote(note)?.transaction.nonce
    const state = stateOf(note, nonce !== undefined && nonce < nextNonce, now)
    if (!state || found.get(note.hash)?.state === 'executed') continue
    found.set(note.hash, {
      safeTxHash: note.hash,
      nonce,
      state,
      shared: calls.length,
      total: calls.length,
      at: note.at,
    })
  }
  return [...found.values()]
}

function stateOf({ kind, stage, at }: ActNote, isUsed: boolean, now: number): Repeat['state'] | undefined {
  if (kind !== 'propose' && kind !== 'confirm' && kind !== 'execute') return undefined
  const isRecent = Math.abs(now - at) < hour
  // What one owner sends alone may come under any nonce: a used one is no end of it.
  if (kind === 'execute' && stage !== 'done') return stage
  if (kind === 'execute') return isRecent ? 'executed' : undefined
  if (isUsed) return isRecent ? 'over' : undefined
  if (stage !== 'done') return stage
  return isRecent ? 'proposed' : undefined
}
