import { type Address, type Hex, zeroAddress } from 'viem'
import { findDeployment } from '@/lib/safe/account/deployments'
import { versionRules } from '@/lib/safe/account/version'
import { InvalidBatchError, readMultiSend } from '@/lib/safe/call/batch'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { digestOf } from '@/lib/storage/digest'

/** The single calls that a transaction comes down to, each as one text; in any order, so that a batch is compared by what it does. */
export type CallSet = readonly string[]

const maxDepth = 12
const maxCalls = 1000

/**
 * What a Safe's transaction does, whatever its nonce and gas: the calls of a batch one by one, through batches in it. A
 * batch of one is that one. An empty call of the Safe to itself does nothing but use its nonce, and is none.
 */
export function listCalls(safe: Address, call: SafeCall): CallSet {
  const texts = flatten(safe, call, 0).filter((leaf) => !isNothing(safe, leaf))
  return texts.map(({ to, value, data, operation = 0 }) => `${to} ${value} ${data} ${operation}`.toLowerCase()).sort()
}

/** The same for the same set of calls, in whatever order; undefined for a transaction that does nothing. */
export function digestCalls(calls: CallSet): Hex | undefined {
  return calls.length > 0 ? digestOf(calls) : undefined
}

/** How many of the calls are among the others, each counted once. */
export function countShared(calls: CallSet, others: CallSet): number {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return calls.filter((call) => {
    const count = left.get(call) ?? 0
    left.set(call, count - 1)
    return count > 0
  }).length
}

function flatten(safe: Address, call: SafeCall, depth: number): SafeCall[] {
  const inner = call.operation === 1 && depth < maxDepth ? readBatch(call.data) : undefined
  if (!inner || inner.length > maxCalls) return [call]
  const library = findDeployment(call.to)
  const isSelf = library !== undefined && versionRules(library.version).sendsZeroToItself
  const named = inner.map((one) => (isSelf && sameBytes(one.to, zeroAddress) ? { ...one, to: safe } : one))
  return named.flatMap((one) => flatten(safe, one, depth + 1))
}

/** Whatever contract runs it: a batch is what its data says. */
function readBatch(data: Hex): SafeCall[] | undefined {
  try {
    return data.length < 10 ? undefined : readMultiSend(data)
  } catch (error) {
    // Also data that is no list of bytes at all.
    if (error instanceof InvalidBatchError || error instanceof Error) return undefined
    throw error
  }
}

function isNothing(safe: Address, { to, value, data, operation = 0 }: SafeCall): boolean {
  return sameBytes(to, safe) && value === 0n && data === '0x' && operation === 0
}
