import { type Address, decodeEventLog, type PublicClient, parseAbi } from 'viem'

// From 1.4.0 on the owner is indexed: same topic, other layout.
const removal = parseAbi(['event RemovedOwner(address owner)'])
const indexedRemoval = parseAbi(['event RemovedOwner(address indexed owner)'])

/**
 * The accounts that were owners of a Safe once and were removed or replaced, by its own events, which contracts of all
 * versions emit. Undefined where a node does not answer for the whole chain: then nobody is known to have been none.
 */
export async function readPastOwners(
  client: Pick<PublicClient, 'getLogs'>,
  safe: Address,
): Promise<Address[] | undefined> {
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
