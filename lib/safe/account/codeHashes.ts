import { type Address, type Hex, keccak256, type PublicClient } from 'viem'
import { flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'

/** Every contract whose code a transaction runs as somebody else, each once. */
export function listDelegateCallTargets(decoded: DecodedCall): Address[] {
  const targets = flattenCalls(decoded).filter(({ operation }) => operation === 1)
  return [...new Map(targets.map(({ to }) => [to.toLowerCase(), to])).values()]
}

/**
 * keccak256 of the code at each address, by its lower-case form. An address whose code could not be read is missing:
 * that is not known, and not the same as empty.
 */
export async function readCodeHashes(
  client: Pick<PublicClient, 'getCode'>,
  addresses: readonly Address[],
): Promise<Map<string, Hex>> {
  const answers = await Promise.allSettled(addresses.map((address) => client.getCode({ address })))
  const hashes = new Map<string, Hex>()
  for (const [index, answer] of answers.entries()) {
    const address = addresses[index]
    if (address && answer.status === 'fulfilled') hashes.set(address.toLowerCase(), keccak256(answer.value ?? '0x'))
  }
  return hashes
}
