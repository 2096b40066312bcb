import fc from 'fast-check'
import { type Address, concat, type Hex, isAddressEqual, size, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { versionRules } from '@/lib/safe/account/version'
import { encodeExecution } from '@/lib/safe/execute/executeTransaction'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { encodeSignature, readSignatures } from '@/lib/safe/signature/signatures'
import { recoverSigner, verifySignature } from '@/lib/safe/signature/verifySignature'
import { contractSignature } from '@/lib/safe/signature/walletSignature'
import { placeOldContracts } from './oldContracts'
import { SafeSeeder } from './safeSeeder'
import { createOfKind, kinds } from './versionWorld'

const [alice, bob, carol] = owners
const [dave, erin] = recipients
const threshold = 2
// Says yes to everybody, with the magic value of either form and dirt behind it.
const careless: Record<'old' | 'new', Address> = {
  old: '0x00000000000000000000000000000000000a11ce',
  new: '0x00000000000000000000000000000000000b0b0b',
}

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
  await placeOldContracts(chain)
  for (const [address, magic] of [
    [careless.old, '20c13b0b'],
    [careless.new, '1626ba7e'],
  ] as const) {
    await chain.client.setCode({ address, bytecode: `0x7f${magic}${'dd'.repeat(28)}60005260206000f3` })
  }
})
afterAll(() => chain.stop())

type Plan = { picks: number[]; isSorted: boolean; gap: number; tail: number; isDirty: boolean; change?: Change | null }
type Change = { at: number; by: number }

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  picks: fc.array(fc.nat(7), { minLength: threshold, maxLength: 3 }),
  isSorted: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, fc.constant(false)),
  gap: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.nat(40)),
  tail: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.nat(70)),
  isDirty: fc.boolean(),
  change: fc.option(fc.record({ at: fc.nat(400), by: fc.integer({ min: 1, max: 255 }) }), { freq: 3 }),
})

describe.each(kinds.filter(({ l2 }) => l2 !== true))('the contract of $label', (kind) => {
  test('accepts the very signatures that are accepted here', async () => {
    const { version } = kind
    const nested = await createOfKind(chain, kind, [dave.address], 1)
    const everybody = [alice, bob, carol].map(({ address }) => address)
    const owned = [...everybody, nested, careless.old, careless.new]
    const address = await createOfKind(chain, kind, owned, threshold)
    const seeder = new SafeSeeder(chain, '', address, version)
    const tx = await seeder.build({ to: erin.address })
    const given = await signAll(seeder, tx, nested)
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const bytes = build(given, plan)
        const there = await isAccepted(address, tx, bytes)
        const here = await isAcceptedHere({ address, version, owned }, tx, bytes)
        accepted += here === true ? 1 : 0
        if (here !== 'unknown') expect({ here, bytes }).toEqual({ here: there, bytes })
      }),
      { numRuns: 40 },
    )
    // Enough of both to mean something.
    expect(accepted).toBeGreaterThan(0)
    expect(accepted).toBeLessThan(40)
  })
})

/** One of each kind; the approval is on the chain. */
async function signAll(seeder: SafeSeeder, tx: SafeTransaction, nested: Address): Promise<OwnerSignature[]> {
  const given: OwnerSignature[] = []
  for (const signer of [
    { by: alice, how: 'key' },
    { by: bob, how: 'key' },
    { by: carol, how: 'key' },
    { by: alice, how: 'ethSign' },
    { by: bob, how: 'approval' },
    { by: nested, how: 'contract', owner: dave },
  ] as const) {
    given.push(await seeder.sign(tx, signer))
  }
  for (const signer of Object.values(careless)) given.push({ signer, signature: contractSignature(signer, '0x1234') })
  return given
}

/** Joins what was picked as the plan says: with gaps, dirt above the addresses, bytes behind and one byte changed. */
function build(given: readonly OwnerSignature[], { picks, isSorted, gap, tail, isDirty, change }: Plan): Hex {
  const picked = picks.flatMap((index) => given[index] ?? [])
  const ordered = isSorted ? picked.toSorted((a, b) => (BigInt(a.signer) < BigInt(b.signer) ? -1 : 1)) : picked
  let offset = ordered.length * 65 + gap
  const heads: Hex[] = []
  const tails: Hex[] = []
  for (const { signer, signature } of ordered) {
    const isContract = size(signature) > 65
    const isNamed = isContract || signature.endsWith('01')
    const word: Hex = isNamed && isDirty ? `0x${'ee'.repeat(12)}${signer.slice(2)}` : `0x${signature.slice(2, 66)}`
    if (!isContract) heads.push(concat([word, `0x${signature.slice(66)}`]))
    else {
      const data: Hex = `0x${signature.slice(2 + 130)}`
      heads.push(concat([word, toHex(offset, { size: 32 }), '0x00']))
      tails.push(data)
      offset += size(data)
    }
  }
  const bytes = concat([...heads, `0x${'00'.repeat(gap)}`, ...tails, `0x${'77'.repeat(tail)}`])
  return change ? alter(bytes, change) : bytes
}

function alter(bytes: Hex, { at, by }: Change): Hex {
  const place = 2 + 2 * (at % size(bytes))
  const value = Number.parseInt(bytes.slice(place, place + 2), 16) ^ by
  return `0x${bytes.slice(2, place)}${value.toString(16).padStart(2, '0')}${bytes.slice(place + 2)}`
}

async function isAccepted(to: Address, tx: SafeTransaction, bytes: Hex): Promise<boolean> {
  try {
    await chain.client.call({ account: erin.address, to, data: encodeExecution(tx, bytes), gas: 3_000_000n })
    return true
  } catch {
    return false
  }
}

type Account = { address: Address; version: string; owned: readonly Address[] }

/** Below 1.0.0 the contract may read on behind the bytes: what it finds there, nothing tells. */
async function isAcceptedHere(
  { address, version, owned }: Account,
  tx: SafeTransaction,
  bytes: Hex,
): Promise<boolean | 'unknown'> {
  const account = { address, chainId: chain.chainId, version }
  const { safeTxHash: hash, preimage } = hashSafeTransaction(account, tx)
  let last = 0n
  try {
    for (const part of readSignatures(bytes, threshold, versionRules(version).keepsDataBehind)) {
      const signer = 'signer' in part ? part.signer : await recoverSigner(part, hash)
      if (!signer || BigInt(signer) <= last || !owned.some((owner) => isAddressEqual(owner, signer))) return false
      last = BigInt(signer)
      const signature = encodeSignature(part)
      const { status } = await verifySignature(chain.client, { account, hash, preimage, signer, signature })
      if (status === 'unknown') return 'unknown'
      if (status !== 'valid') return false
    }
    return true
  } catch {
    return versionRules(version).keepsDataBehind ? false : 'unknown'
  }
}
