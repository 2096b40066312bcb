import { type Address, decodeEventLog, parseAbi } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { isAmong } from '@/lib/format/address'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'

// From 1.4.0 on the owner is indexed: same topic, other layout.
const removal = parseAbi(['event RemovedOwner(address owner)'])
const indexedRemoval = parseAbi(['event RemovedOwner(address indexed owner)'])

type LogReader = Pick<ReadClient, 'getLogs'>

/** See `readPastOwners`: asked for only where somebody signed who is no owner now, else undefined. */
export async function findPastOwners(
  client: LogReader | undefined,
  { safe, owners }: { safe: Address; owners: readonly Address[] | undefined },
  confirmations: readonly OwnerSignature[],
): Promise<Address[] | undefined> {
  if (!client || !owners) return undefined
  const isOwner = isAmong(owners)
  if (confirmations.every(({ signer }) => isOwner(signer))) return undefined
  return readPastOwners(client, safe)
}

/**
 * The accounts that were owners of a Safe once and were removed or replaced, by its own events, which contracts of all
 * versions emit. Undefined where a node does not answer for the whole chain: then nobody is known to have been none.
 */
async function readPastOwners(client: LogReader, safe: Address): Promise<Address[] | undefined> {
  try {
    const logs = await client.getLogs({ address: safe, events: removal, fromBlock: 0n, toBlock: 'latest' })
    return logs.map(({ topics, data }) => {
      const abi = topics.length > 1 ? indexedRemoval : removal
      return decodeEventLog({ abi, topics, data }).args.owner
    })
  } catch {
    return undefined
  }
}
