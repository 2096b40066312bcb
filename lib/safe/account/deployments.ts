import { type Address, getAddress, type Hex, keccak256 } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { AppError } from '@/lib/errors'
import table from './deployments.json' with { type: 'json' }
import * as words from './words'

const contractNames = [
  'singleton',
  'singletonL2',
  'proxyFactory',
  'tokenCallbackHandler',
  'defaultCallbackHandler',
  'fallbackHandler',
  'extensibleFallbackHandler',
  'multiSend',
  'multiSendCallOnly',
  'signMessageLib',
  'createCall',
  'simulateTxAccessor',
  'safeMigration',
  'safeToL2Migration',
  'safeToL2Setup',
] as const

export type ContractName = (typeof contractNames)[number]

/** A contract that Safe published, with the hash of the code that must stand at its address. */
export type Deployment = { name: ContractName; version: string; flavor: string; address: Address; codeHash: Hex }

/** No genuine copy of the contract stands on the chain. */
export class MissingContractError extends AppError {
  override name = 'MissingContractError'
}

const deployments = new Map(Object.entries(table).map(([address, row]) => [address, readRow(getAddress(address), row)]))

/**
 * The published contract of this address, on any chain; its code is another question (`codeHash`). The table comes
 * from @safe-global/safe-deployments, and a test compares the two.
 */
export function findDeployment(address: Address): Deployment | undefined {
  return deployments.get(getAddress(address))
}

// Published with the npm packages of their time, and missing in @safe-global/safe-deployments.
const unlisted: Readonly<Record<string, { name: ContractName; version: string }>> = {
  '0x8942595a2dc5181df0465af0d7be08c8f23c93af': { name: 'singleton', version: '0.1.0' },
  '0xae32496491b53841efb51829d6f886387708f99b': { name: 'singleton', version: '1.1.0' },
  '0x88cd603a5dc47857d02865bbc7941b588c533263': { name: 'proxyFactory', version: '0.1.0' },
  '0x50e55af101c777ba7a1d560a774a82ef002ced9f': { name: 'proxyFactory', version: '1.1.0' },
}

/** Like `findDeployment`, and of the old ones also those whose code nobody publishes the hash of. */
export function findPublished(
  address: Address,
): (Pick<Deployment, 'name' | 'version'> & { codeHash?: Hex }) | undefined {
  return findDeployment(address) ?? unlisted[address.toLowerCase()]
}

/**
 * The copy of a contract that this chain has, checked by the hash of its code: the canonical one, else that of chains
 * with replay protection or with zkSync's machine. Throws MissingContractError, and viem's error when the chain fails.
 */
export async function locateContract(
  client: Pick<ReadClient, 'getCode'>,
  name: ContractName,
  version: string,
): Promise<Deployment> {
  const candidates = [...deployments.values()].filter((entry) => entry.name === name && entry.version === version)
  for (const candidate of candidates) {
    const code = await client.getCode({ address: candidate.address })
    if (code && keccak256(code) === candidate.codeHash) return candidate
  }
  throw new MissingContractError(words.missingContract({ name, version }))
}

function readRow(address: Address, row: string): Deployment {
  const [nameText, version, flavor, hash] = row.split(' ')
  const name = contractNames.find((known) => known === nameText)
  if (!name || !version || !flavor || !hash) throw new AppError(words.damagedTable)
  return { name, version, flavor, address, codeHash: `0x${hash.slice(2)}` }
}
