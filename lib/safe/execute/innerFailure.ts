import { type Address, type Hex, isHex } from 'viem'
import { isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { readRevertData } from './revertReason'

type Runner = Pick<ReadClient, 'call' | 'simulateBlocks'>

/** The first of a Safe's calls that fails, and what it gave back. */
export type InnerFailure = { index: number; data: Hex | undefined }

/**
 * The calls that a Safe makes itself, one after the other, a batch's one by one; undefined where it runs other code as
 * itself, whose calls nobody can tell.
 */
export function listOwnCalls(call: DecodedCall): DecodedCall[] | undefined {
  if (call.operation === 0) return [call]
  if (call.signature !== 'multiSend(bytes)' || call.isIncomplete) return undefined
  const parts = call.calls.map(listOwnCalls)
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

/**
 * Runs a Safe's calls as the Safe, each on what those before it leave, and finds the first that fails; `none` where all
 * succeed. Undefined where the node cannot run them one after the other and each succeeds alone.
 */
export async function findInnerFailure(
  client: Runner,
  safe: Address,
  calls: readonly DecodedCall[],
): Promise<InnerFailure | 'none' | undefined> {
  try {
    const requests = calls.map(({ to, value, data }) => ({ account: safe, to, value, data }))
    const [block] = await client.simulateBlocks({ blocks: [{ calls: requests }] })
    const results = block?.calls ?? []
    const index = results.findIndex(({ status }) => status === 'failure')
    if (results.length < calls.length && index === -1) return findAlone(client, safe, calls)
    return index === -1 ? 'none' : { index, data: readData(results[index]) }
  } catch {
    // Also where the currency does not suffice: some nodes refuse to run such calls at all.
    return findAlone(client, safe, calls)
  }
}

async function findAlone(
  client: Runner,
  safe: Address,
  calls: readonly DecodedCall[],
): Promise<InnerFailure | undefined> {
  for (const [index, { to, value, data }] of calls.entries()) {
    try {
      await client.call({ account: safe, to, value, data })
    } catch (error) {
      const reverted = readRevertData(error)
      if (reverted !== undefined || isContractRefusal(error)) return { index, data: reverted }
      if (value > 0n) return { index, data: undefined }
      return undefined
    }
  }
  return undefined
}

function readData(result: { data: Hex } | undefined): Hex | undefined {
  return result && isHex(result.data) ? result.data : undefined
}
