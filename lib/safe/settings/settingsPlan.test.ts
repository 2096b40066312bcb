import fc from 'fast-check'
import { type Address, encodeFunctionData, getAddress, isAddressEqual, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe } from '@/lib/safe/account/readSafe'
import { libraryAbi, safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { changeOwners, type OwnerChange, OwnerChangeError } from './ownerChanges'
import { disableModule, enableModule } from './settingsCalls'
import { type PlannedSettings, planSettings } from './settingsPlan'

const [a, b, c] = owners.map((owner) => owner.address) as [Address, Address, Address]
const [d, e] = recipients.map((account) => account.address) as [Address, Address]
const safeAddress: Address = '0x9999999999999999999999999999999999999999'
const start: PlannedSettings = { address: safeAddress, owners: [a, b, c], threshold: 2, modules: [] }
const allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

/** What a user might ask for at any time: sensible, or not. */
type Wish = { type: OwnerChange['type']; at: number; fresh: number; threshold: number }
const anyWish: fc.Arbitrary<Wish> = fc.record({
  type: fc.constantFrom('add', 'remove', 'swap', 'threshold'),
  at: fc.nat(30),
  fresh: fc.nat(30),
  threshold: fc.nat(6),
})

function asChange({ owners: known }: PlannedSettings, safe: Address, wish: Wish): OwnerChange {
  const strangers = Array.from({ length: 8 }, (_, n) => getAddress(`0x${`${n + 1}`.repeat(2).padEnd(40, 'c')}`))
  const candidates = [...strangers, a, b, c, safe, zeroAddress]
  const owner = known[wish.at % known.length] ?? a
  const fresh = candidates[wish.fresh % candidates.length] ?? d
  const { type, threshold } = wish
  if (type === 'add') return { type, owner: fresh, threshold }
  if (type === 'remove') return { type, owner, threshold }
  return type === 'swap' ? { type, oldOwner: owner, newOwner: fresh } : { type, threshold }
}

/** As the composer does it: each wish starts from the Safe as the draft leaves it; a refused one adds nothing. */
function compose(settings: PlannedSettings, wishes: readonly Wish[]): SafeCall[] {
  const calls: SafeCall[] = []
  for (const wish of wishes) {
    const current = planSettings(settings, calls).settings
    try {
      calls.push(changeOwners(current, asChange(current, settings.address, wish)).call)
    } catch (error) {
      expect(error).toBeInstanceOf(OwnerChangeError)
    }
  }
  return calls
}

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

describe.each(allVersions)('any sequence of owner changes as one batch on %s', (version) => {
  test('ends with the owners that were predicted, also when actions were removed again', async () => {
    const safe = await createSafe(chain, { version, owners: [a, b, c], threshold: 2, saltNonce: 77n })
    const settings = await readSafe(chain.client, safe.address)
    const anyPlan = fc.record({ wishes: fc.array(anyWish, { minLength: 2, maxLength: 12 }), dropped: fc.nat(11) })
    await fc.assert(
      fc.asyncProperty(anyPlan, async ({ wishes, dropped }) => {
        const drafted = compose(settings, wishes).filter((_, index) => index !== dropped)
        const plan = planSettings(settings, drafted)
        const calls = plan.calls.filter((_, index) => !plan.problems.has(index))
        fc.pre(calls.length > 1)
        const snapshot = await chain.client.snapshot()
        await executeSafeTransaction(
          chain,
          safe,
          createBatch(calls, safeContracts(version).multiSendCallOnly),
          owners.slice(0, 2),
        )
        const { owners: found, threshold } = await readSafe(chain.client, safe.address)
        await chain.client.revert({ id: snapshot })
        expect({ owners: found, threshold }).toEqual({
          owners: plan.settings.owners,
          threshold: plan.settings.threshold,
        })
        expect(new Set(found).size).toBe(found.length)
        expect(threshold).toBeLessThanOrEqual(found.length)
        expect(found.some((owner) => isAddressEqual(owner, safe.address))).toBe(false)
      }),
      { numRuns: 15 },
    )
  })
})

describe('planSettings', () => {
  const add = (owner: Address, threshold: number) =>
    changeOwners({ ...start, owners: [c, e] }, { type: 'add', owner, threshold }).call
  const remove = (owner: Address, threshold: number) => changeOwners(start, { type: 'remove', owner, threshold }).call

  test('names the owner that is before it by then', () => {
    const { calls, settings, problems } = planSettings(start, [add(d, 2), remove(a, 2)])
    const args = [d, a, 2n] as const
    expect(calls[1]?.data).toBe(encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args }))
    expect(settings).toMatchObject({ owners: [d, b, c], threshold: 2 })
    expect(problems.size).toBe(0)
  })

  test('says which action has become impossible, and why', () => {
    const { problems, settings } = planSettings(start, [remove(a, 1), remove(a, 1), add(b, 2), add(d, 3)])
    expect([...problems]).toEqual([
      [1, 'This address is not an owner.'],
      [2, 'This address is an owner already.'],
    ])
    expect(settings).toMatchObject({ owners: [d, b, c], threshold: 3 })
  })

  test('follows modules the same way', () => {
    const calls = [enableModule(start, d), enableModule(start, e), disableModule({ ...start, modules: [d] }, d)]
    const plan = planSettings(start, calls)
    const args = [e, d] as const
    expect(plan.calls[2]?.data).toBe(encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args }))
    expect(plan.settings.modules).toEqual([e])
  })

  test('leaves alone what is not such a change of this Safe', () => {
    const change = remove(a, 1)
    const others: SafeCall[] = [
      { ...change, to: d },
      { ...change, value: 1n },
      { ...change, operation: 1 },
      { ...change, data: `${change.data}00` },
      { to: safeAddress, value: 0n, data: '0x' },
      { to: d, value: 1n, data: encodeFunctionData({ abi: libraryAbi, functionName: 'multiSend', args: ['0x'] }) },
    ]
    expect(planSettings(start, others)).toEqual({ calls: others, settings: start, problems: new Map() })
  })
})
