import { type Address, concat, type Hex, keccak256, pad, size, slice } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { findPublished } from './deployments'

/** Every contract whose code a transaction runs as somebody else, each once. */
export function listDelegateCallTargets(decoded: DecodedCall): Address[] {
  const targets = flattenCalls(decoded).filter(({ operation }) => operation === 1)
  return [...new Map(targets.map(({ to }) => [to.toLowerCase(), to])).values()]
}

type CodeReader = Pick<ReadClient, 'call' | 'getCode'>

/**
 * keccak256 of the code at each address, by its lower-case form. An address whose code could not be read is missing:
 * that is not known, and not the same as empty. A contract is as large as the page that asks, so of those that Safe
 * published the chain is asked for the hash; any that is not the published one is computed here, from the code itself.
 */
export async function readCodeHashes(client: CodeReader, addresses: readonly Address[]): Promise<Map<string, Hex>> {
  const answers = await Promise.all([
    hashPublished(client, addresses.filter(isPublished)),
    hashCodes(
      client,
      addresses.filter((address) => !isPublished(address)),
    ),
  ])
  return new Map(answers.flat())
}

type CodeHash = [address: string, hash: Hex]

const isPublished = (address: Address) => findPublished(address)?.codeHash !== undefined

async function hashPublished(client: CodeReader, addresses: readonly Address[]): Promise<CodeHash[]> {
  if (addresses.length === 0) return []
  const answered = await askHashes(client, addresses)
  const isGenuine = (address: Address, index: number) => answered[index] === findPublished(address)?.codeHash
  const genuine = addresses.flatMap((address, index): CodeHash[] => {
    const hash = answered[index]
    return hash && isGenuine(address, index) ? [[address.toLowerCase(), hash]] : []
  })
  const others = addresses.filter((address, index) => !isGenuine(address, index))
  return [...genuine, ...(await hashCodes(client, others))]
}

async function hashCodes(client: CodeReader, addresses: readonly Address[]): Promise<CodeHash[]> {
  const answers = await Promise.allSettled(addresses.map((address) => client.getCode({ address })))
  return answers.flatMap((answer, index): CodeHash[] => {
    const address = addresses[index]
    if (!address || answer.status === 'rejected') return []
    return [[address.toLowerCase(), keccak256(answer.value ?? '0x')]]
  })
}

/**
 * A contract's constructor that answers with the EXTCODEHASH of each address behind it, for the length of a call:
 * mem[32…] = the words behind this code; for each word: word = extcodehash(word); return mem[0…]. The first word stays
 * zero, as the answer counts as code, which may not begin with 0xef.
 */
const hashingCode = '0x60253803806025602039805b8015601d5780513f815260209003600b565b506020016000f3'
const wordSize = 32

/** The hash that the chain has for each address; nothing where it does not answer that way. */
async function askHashes(client: CodeReader, addresses: readonly Address[]): Promise<Hex[]> {
  try {
    const words = addresses.map((address) => pad(address, { size: wordSize }))
    const { data = '0x' } = await client.call({ data: concat([hashingCode, ...words]) })
    if (size(data) !== wordSize * (addresses.length + 1)) return []
    return addresses.map((_, index) => slice(data, wordSize * (index + 1), wordSize * (index + 2)))
  } catch {
    return []
  }
}
