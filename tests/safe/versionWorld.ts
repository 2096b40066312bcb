import { type Address, encodeFunctionData, type Hex, multicall3Abi, parseEther } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, multicall3Address } from '@/devnet/chain'
import { createSafe } from '@/devnet/safes'
import { devnetTokens, mintToken, tokenAbi } from '@/devnet/tokens'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { createOldSafe, type OldVersion, oldVersions } from './oldContracts'
import { contractAbi, SafeSeeder, type Signer } from './safeSeeder'

export type Kind = { version: OldVersion | '1.3.0' | '1.4.1' | '1.5.0'; l2?: boolean; label: string }

/** Every version that can be had, the later ones with and without events that tell each call. */
export const kinds: Kind[] = [
  ...oldVersions.map((version) => ({ version, label: version })),
  ...(['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
    [false, true].map((l2) => ({ version, l2, label: l2 ? `${version}+L2` : version })),
  ),
]

const [alice, bob, carol] = owners
const [dave, erin] = recipients

export type Seeded = {
  kind: Kind
  address: Address
  /** The hash of what an owner signed who left, and whose nonce another transaction used. */
  cancelled: Hex
  /** What waits in the queue with one signature of two. */
  open: SafeTransaction
}

/** A Safe of this kind with one of everything in its history, and a queue. */
export async function seedKind(chain: Chain, gatewayUrl: string, kind: Kind): Promise<Seeded> {
  const nested = await createOfKind(chain, kind, [dave.address], 1)
  const everybody = [alice.address, bob.address, carol.address, nested]
  const address = await createOfKind(chain, kind, everybody, 2)
  const seeder = new SafeSeeder(chain, gatewayUrl, address, kind.version)
  await chain.client.setBalance({ address, value: parseEther('1') })
  await mintToken(chain, devnetTokens.token, address, 10n ** 18n)
  const hasEthSign = !['0.1.0', '1.0.0'].includes(kind.version)
  const both: Signer[] = [
    { by: alice, how: 'key' },
    { by: bob, how: hasEthSign ? 'ethSign' : 'key' },
  ]
  await seedExecutions(seeder, both, nested)
  await seedModule(seeder, both)
  const cancelled = await seedCancelled(seeder, both)
  await seedChanges(seeder, both, nested)
  return { kind, address, cancelled, open: await seedQueue(seeder, hasEthSign) }
}

async function seedExecutions(seeder: SafeSeeder, both: Signer[], nested: Address) {
  const pay = { to: erin.address, value: 5n }
  await seeder.execute(pay, both)
  const approval: Signer[] = [
    { by: alice, how: 'sender' },
    { by: bob, how: 'approval' },
  ]
  await seeder.execute(pay, approval)
  const asSafe: Signer[] = [
    { by: alice, how: 'key' },
    { by: nested, how: 'contract', owner: dave },
  ]
  await seeder.execute(pay, asSafe, { sender: erin })
  const tooMuch = encodeTransfer(10n ** 30n)
  await seeder.execute({ to: devnetTokens.token, data: tooMuch, safeTxGas: 100_000n }, both)
  const refund = { safeTxGas: 50_000n, baseGas: 21_000n, gasPrice: 1n }
  await seeder.execute({ ...pay, ...refund }, both, { sender: erin })
  const inTokens = { gasToken: devnetTokens.token, refundReceiver: dave.address }
  await seeder.execute({ ...pay, ...refund, ...inTokens }, both)
  await seeder.execute({ to: devnetTokens.token, data: encodeTransfer(3n) }, both)
}

async function seedModule(seeder: SafeSeeder, both: Signer[]) {
  const enable = encodeFunctionData({ abi: contractAbi, functionName: 'enableModule', args: [erin.address] })
  await seeder.execute({ to: seeder.address, data: enable }, both)
  for (const value of [7n, parseEther('1000')]) {
    const args = [dave.address, value, '0x', 0] as const
    const data = encodeFunctionData({ abi: contractAbi, functionName: 'execTransactionFromModule', args })
    await seeder.send(erin, seeder.address, data)
  }
}

/** A payment that an owner signed who leaves later, and the rejection that used its nonce. */
async function seedCancelled(seeder: SafeSeeder, both: Signer[]): Promise<Hex> {
  const cancelled = await seeder.build({ to: dave.address, value: 9n })
  await seeder.propose(cancelled, { by: carol, how: 'key' })
  const rejection = await seeder.build({ to: seeder.address })
  await seeder.propose(rejection, both[0] ?? { by: alice, how: 'key' })
  await seeder.confirm(cancelled, { by: bob, how: 'approval' })
  await seeder.execute({ to: seeder.address }, [
    { by: alice, how: 'key' },
    { by: carol, how: 'key' },
  ])
  return seeder.hash(cancelled)
}

/** One owner leaves, one signature suffices for a while, and others than the sender call the Safe. */
async function seedChanges(seeder: SafeSeeder, both: Signer[], nested: Address) {
  const { address } = seeder
  const args = [bob.address, carol.address, 1n] as const
  const remove = encodeFunctionData({ abi: contractAbi, functionName: 'removeOwner', args })
  await seeder.execute({ to: address, data: remove }, both)
  const pay = { to: erin.address, value: 6n }
  await seeder.execute(pay, [{ by: bob, how: 'key' }], { sender: erin, via: wrapInMulticall })
  const nestedSeeder = new SafeSeeder(seeder.chain, seeder.gatewayUrl, nested, seeder.version)
  const byNested = await seeder.encode(await seeder.build(pay), [{ by: nested, how: 'sender' }])
  await nestedSeeder.execute({ to: address, data: byNested }, [{ by: dave, how: 'key' }], { sender: erin })
  const raise = encodeFunctionData({ abi: contractAbi, functionName: 'changeThreshold', args: [2n] })
  await seeder.execute({ to: address, data: raise }, [{ by: alice, how: 'key' }])
}

async function seedQueue(seeder: SafeSeeder, hasEthSign: boolean): Promise<SafeTransaction> {
  const open = await seeder.build({ to: dave.address, value: 4n })
  await seeder.propose(open, { by: bob, how: hasEthSign ? 'ethSign' : 'key' })
  await seeder.propose(await seeder.build({ to: seeder.address }), { by: alice, how: 'approval' })
  return open
}

/** A Safe that was created with the first version and goes on with each of the others in turn. */
export async function seedUpgraded(
  chain: Chain,
  gatewayUrl: string,
  first: OldVersion,
  later: readonly { version: string; singleton: Address }[],
): Promise<{ address: Address; cancelled: Hex[] }> {
  const cancelled: Hex[] = []
  const address = await createOldSafe(chain, first, [alice.address, bob.address], 1)
  await chain.client.setBalance({ address, value: parseEther('1') })
  const signed: Signer[] = [{ by: bob, how: 'key' }]
  for (const next of [...later, undefined]) {
    const seeder = new SafeSeeder(chain, gatewayUrl, address, first)
    await seeder.execute({ to: erin.address, value: 5n }, signed)
    const tooMuch = { to: devnetTokens.token, data: encodeTransfer(1n), safeTxGas: 100_000n }
    await seeder.execute(tooMuch, signed)
    const lost = await seeder.build({ to: dave.address, value: 3n })
    cancelled.push(await seeder.propose(lost, { by: alice, how: 'key' }))
    await seeder.execute({ to: address }, signed)
    if (!next) continue
    const change = encodeFunctionData({ abi: contractAbi, functionName: 'changeMasterCopy', args: [next.singleton] })
    await seeder.execute({ to: address, data: change }, signed)
  }
  return { address, cancelled }
}

/** A Safe of this kind, from the factory of its version. */
export async function createOfKind(chain: Chain, { version, l2 }: Kind, addresses: Address[], threshold: number) {
  const old = oldVersions.find((known) => known === version)
  if (old) return createOldSafe(chain, old, addresses, threshold)
  if (version !== '1.3.0' && version !== '1.4.1' && version !== '1.5.0') throw new Error(version)
  const options = { version, owners: addresses, threshold, saltNonce: 4_711n, ...(l2 !== undefined && { l2 }) }
  return (await createSafe(chain, options)).address
}

function encodeTransfer(amount: bigint): Hex {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [erin.address, amount] })
}

function wrapInMulticall(target: Address, callData: Hex): { to: Address; data: Hex } {
  const calls = [{ target, allowFailure: false, callData }]
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  return { to: multicall3Address, data }
}
