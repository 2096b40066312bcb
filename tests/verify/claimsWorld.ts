import { encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther, toHex, zeroAddress } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import type { Chain } from '@/devnet/chain'
import { proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction, type SafeTransactionInput, safeAbi } from '@/devnet/safeTransactions'
import { devnetTokens, mintBadge, mintToken } from '@/devnet/tokens'
import type { Situation } from '@/tests/verify/claims/claim'
import { other } from './lyingGateway'

const [alice, bob] = owners
const [dave, erin] = recipients
const moduleAbi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])

/** One transaction as the gateway tells it: its row in a list, and its details, which a creation does not have. */
export type Told = { situation: Situation; name: string; row: unknown; details: unknown }

export type ClaimsWorld = { safe: Safe; told: Told[]; history: unknown; queue: unknown; message: unknown }

const sendDollars = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave.address, amount] })

/** A Safe to which everything has happened that a Safe can tell of, with all that the gateway says of it. */
export async function seedClaims(chain: Chain, gatewayUrl: string, saltNonce = 311n): Promise<ClaimsWorld> {
  const addresses = owners.map(({ address }) => address)
  const safe = await createSafe(chain, { version: '1.4.1', owners: addresses, threshold: 2, saltNonce })
  const { address } = safe
  await chain.client.sendTransactionSync({ account: erin, to: address, value: parseEther('1') })
  await mintToken(chain, devnetTokens.dollar, address, 5_000_000n)
  await mintBadge(chain, address)
  const cancelled = await proposeTo(gatewayUrl, chain, safe, { to: dave.address, value: 3n, nonce: 0n })
  const paid: SafeTransactionInput = { to: devnetTokens.dollar, data: sendDollars(1_500_000n), nonce: 0n }
  const executed = await proposeTo(gatewayUrl, chain, safe, paid)
  await executeSafeTransaction(chain, safe, paid, [alice, bob])
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [erin.address] })
  const changed = await executeSafeTransaction(chain, safe, { to: address, data: enable }, [alice, bob])
  const args = [dave.address, 7n, '0x', 0] as const
  const byModule = encodeFunctionData({ abi: moduleAbi, functionName: 'execTransactionFromModule', args })
  await chain.client.sendTransactionSync({ account: erin, to: address, data: byModule })
  const waiting = await proposeAll(chain, gatewayUrl, safe)
  const messageHash = await proposeMessageTo(gatewayUrl, chain, safe, 'We pay what we owe.')

  const read = async (path: string): Promise<unknown> => (await fetch(`${gatewayUrl}/v1/chains/31337/${path}`)).json()
  const history = await read(`safes/${address}/transactions/history`)
  const queue = await read(`safes/${address}/transactions/queued`)
  const named: [string, Situation, string][] = [
    ...waiting.map(([name, hash]): [string, Situation, string] => [hash, 'waiting', name]),
    [executed.safeTxHash, 'executed', 'a transfer'],
    [changed.safeTxHash, 'executed', 'a change of settings'],
    [cancelled.safeTxHash, 'cancelled', 'a payment'],
  ]
  const told: Told[] = []
  for (const row of [...listRows(history), ...listRows(queue)]) {
    const found = named.find(([hash]) => row.id.includes(hash))
    const kind = row.id.split('_')[0]
    const situation = found?.[1] ?? situationOf(kind)
    const details = kind === 'creation' ? undefined : await read(`transactions/${row.id}`)
    told.push({
      situation,
      name: found?.[2] ?? Object.values(row.txInfo.transferInfo ?? { type: '' })[0] ?? '',
      row,
      details,
    })
  }
  const details = await read(`transactions/${cancelled.safeTxHash}`)
  told.push({ situation: 'cancelled', name: 'a payment', row: undefined, details })
  return { safe, told, history, queue, message: await read(`messages/${messageHash}`) }
}

async function proposeAll(chain: Chain, gatewayUrl: string, safe: Safe): Promise<[string, Hex][]> {
  const strange = encodeFunctionData({ abi: parseAbi(['function f(uint256 a)']), args: [1n] })
  const addOwner = encodeFunctionData({
    ...{ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [erin.address, 2n] },
  })
  const gas = { safeTxGas: 100_000n, baseGas: 50_000n, gasPrice: 1n, gasToken: devnetTokens.token }
  const inputs: [string, SafeTransactionInput][] = [
    ['a transfer', { to: devnetTokens.dollar, data: sendDollars(2_000_000n) }],
    ['a payment with a refund', { to: dave.address, value: 7n, ...gas, refundReceiver: erin.address }],
    ['a rejection', { to: safe.address }],
    ['a change of settings', { to: safe.address, data: addOwner }],
    [
      'a batch',
      encodeBatch(
        safe.version,
        [dave, erin].map(({ address: to }) => ({ to, value: 5n })),
      ),
    ],
    ['a call that is not known', { to: other, data: strange }],
  ]
  for (const [name, data] of changeSettings(safe)) inputs.push([name, { to: safe.address, data }])
  const proposed: [string, Hex][] = []
  for (const [index, [name, input]] of inputs.entries()) {
    const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, { ...input, nonce: BigInt(index + 2) })
    proposed.push([name, safeTxHash])
  }
  return proposed
}

const settingsAbi = parseAbi([
  'function setFallbackHandler(address handler)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
])

/** A proposal of each change of settings that owners can sign. */
function changeSettings({ owners: [first = other, second = other] }: Safe): [string, Hex][] {
  const encode = (functionName: string, args: readonly unknown[]): [string, Hex] => {
    const call = { abi: settingsAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0]
    return [functionName, encodeFunctionData(call)]
  }
  return [
    ...[encode('setFallbackHandler', [other]), encode('removeOwner', [first, second, 1n])],
    ...[encode('swapOwner', [first, second, dave.address]), encode('changeThreshold', [3n])],
    ...[encode('disableModule', [toHex(1n, { size: 20 }), erin.address]), encode('setGuard', [other])],
    encode('setGuard', [zeroAddress]),
  ]
}

type Listed = { id: string; txInfo: { transferInfo?: { type: string } } }

function listRows(answer: unknown): Listed[] {
  const { results } = answer as { results: { transaction?: Listed }[] }
  return results.flatMap(({ transaction }) => transaction ?? [])
}

function situationOf(kind: string | undefined): Situation {
  if (kind === 'module') return 'module'
  return kind === 'creation' ? 'creation' : 'incoming'
}
