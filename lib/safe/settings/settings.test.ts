import { type Address, encodeFunctionData, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe } from '@/lib/safe/account/readSafe'
import { libraryAbi, safeAbi } from '@/lib/safe/call/abi'
import { createBatch } from '@/lib/safe/call/batch'
import { decodeCall } from '@/lib/safe/call/callData'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { changeOwners, type OwnerChange, OwnerChangeError } from './ownerChanges'
import { disableModule, enableModule, setFallbackHandler, setGuard } from './settingsCalls'
import { describeSettingsChange, listSettingsChanges } from './settingsChange'

const [a, b, c] = owners.map((owner) => owner.address) as [Address, Address, Address]
const [d, e] = recipients.map((account) => account.address) as [Address, Address]
const safeAddress: Address = '0x9999999999999999999999999999999999999999'
const settings = { address: safeAddress, owners: [a, b, c], threshold: 2 }
const allVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

function run(safe: Safe, call: SafeCall, signers = owners.slice(0, 2)) {
  return executeSafeTransaction(chain, safe, call, signers)
}

describe.each(allVersions)('owner changes on %s', (version) => {
  const changes: [string, OwnerChange, Address[], number][] = [
    ['add', { type: 'add', owner: d, threshold: 3 }, [d, a, b, c], 3],
    ['remove the first', { type: 'remove', owner: a, threshold: 1 }, [b, c], 1],
    ['remove the middle', { type: 'remove', owner: b, threshold: 2 }, [a, c], 2],
    ['remove the last', { type: 'remove', owner: c, threshold: 2 }, [a, b], 2],
    ['swap the first', { type: 'swap', oldOwner: a, newOwner: d }, [d, b, c], 2],
    ['swap the last', { type: 'swap', oldOwner: c, newOwner: d }, [a, b, d], 2],
    ['change the threshold', { type: 'threshold', threshold: 3 }, [a, b, c], 3],
  ]
  test.each(changes)('%s', async (_, change, expectedOwners, threshold) => {
    const snapshot = await chain.client.snapshot()
    const safe = await createSafe(chain, { version, owners: [a, b, c], threshold: 2 })
    const changed = changeOwners(await readSafe(chain.client, safe.address), change)
    await run(safe, changed.call)
    expect(await readSafe(chain.client, safe.address)).toMatchObject({ owners: expectedOwners, threshold })
    expect(changed.settings).toMatchObject({ owners: expectedOwners, threshold })
    await chain.client.revert({ id: snapshot })
  })

  test('several in one batch, each naming the owner that is before it by then', async () => {
    const safe = await createSafe(chain, { version, owners: [a, b, c], threshold: 2, saltNonce: 5n })
    const plan: OwnerChange[] = [
      { type: 'add', owner: d, threshold: 2 },
      { type: 'remove', owner: a, threshold: 2 },
      { type: 'swap', oldOwner: b, newOwner: e },
      { type: 'remove', owner: d, threshold: 1 },
    ]
    let current = { address: safe.address, owners: [a, b, c] as readonly Address[], threshold: 2 }
    const calls = plan.map((change) => {
      const { call, settings } = changeOwners(current, change)
      current = { ...settings, owners: settings.owners }
      return call
    })
    await run(safe, createBatch(calls, safeContracts(version).multiSendCallOnly))
    expect(await readSafe(chain.client, safe.address)).toMatchObject({ owners: [e, c], threshold: 1 })
    expect(current).toMatchObject({ owners: [e, c], threshold: 1 })
  })
})

describe('changeOwners', () => {
  test.each<[OwnerChange, string]>([
    [{ type: 'add', owner: b.toLowerCase() as Address, threshold: 2 }, 'alreadyOwner'],
    [{ type: 'add', owner: safeAddress, threshold: 2 }, 'ownSafe'],
    [{ type: 'add', owner: zeroAddress, threshold: 2 }, 'reserved'],
    [{ type: 'add', owner: '0x0000000000000000000000000000000000000001', threshold: 2 }, 'reserved'],
    [{ type: 'add', owner: d, threshold: 5 }, 'threshold'],
    [{ type: 'add', owner: d, threshold: 0 }, 'threshold'],
    [{ type: 'add', owner: d, threshold: 1.5 }, 'threshold'],
    [{ type: 'remove', owner: d, threshold: 2 }, 'notOwner'],
    [{ type: 'remove', owner: a, threshold: 3 }, 'threshold'],
    [{ type: 'swap', oldOwner: d, newOwner: e }, 'notOwner'],
    [{ type: 'swap', oldOwner: a, newOwner: a }, 'alreadyOwner'],
    [{ type: 'swap', oldOwner: a, newOwner: safeAddress }, 'ownSafe'],
    [{ type: 'threshold', threshold: 4 }, 'threshold'],
    [{ type: 'threshold', threshold: Number.NaN }, 'threshold'],
  ])('refuses %o: %s', (change, reason) => {
    expect(() => changeOwners(settings, change)).toThrow(expect.objectContaining({ name: 'OwnerChangeError', reason }))
  })

  test('refuses to remove the only owner', () => {
    const single = { ...settings, owners: [a], threshold: 1 }
    expect(() => changeOwners(single, { type: 'remove', owner: a, threshold: 1 })).toThrow(OwnerChangeError)
  })
})

describe.each(allVersions)('modules and handler on %s', (version) => {
  test('are set and removed', async () => {
    const safe = await createSafe(chain, { version, owners: [a, b, c], threshold: 2, saltNonce: 6n })
    const read = () => readSafe(chain.client, safe.address)
    await run(safe, enableModule(await read(), d))
    await run(safe, enableModule(await read(), e))
    expect((await read()).modules).toEqual([e, d])
    await run(safe, disableModule(await read(), d))
    expect((await read()).modules).toEqual([e])
    await run(safe, disableModule(await read(), e))
    await run(safe, setFallbackHandler(safe.address, undefined))
    await run(safe, setGuard(safe.address, undefined))
    expect(await read()).toMatchObject({ modules: [], fallbackHandler: undefined, guard: undefined })
    const state = await read()
    expect(() => disableModule(state, d)).toThrow('not enabled')
    expect(() => enableModule({ ...state, modules: [d] }, d)).toThrow('enabled already')
    expect(() => enableModule(state, safe.address)).toThrow('cannot be a module')
    expect(() => setFallbackHandler(safe.address, safe.address)).toThrow('own fallback handler')
  })
})

describe('listSettingsChanges', () => {
  const call = (functionName: string, args: unknown[]): SafeCall => ({
    to: safeAddress,
    value: 0n,
    data: encodeFunctionData({ abi: safeAbi as never, functionName, args } as never),
  })
  const read = (transaction: SafeCall) => listSettingsChanges(safeAddress, decodeCall(safeAddress, transaction))

  test.each<[SafeCall, object]>([
    [call('addOwnerWithThreshold', [d, 2n]), { type: 'ADD_OWNER', owner: d, threshold: 2n }],
    [call('removeOwner', [a, b, 1n]), { type: 'REMOVE_OWNER', owner: b, threshold: 1n }],
    [call('swapOwner', [a, b, d]), { type: 'SWAP_OWNER', oldOwner: b, newOwner: d }],
    [call('changeThreshold', [1n]), { type: 'CHANGE_THRESHOLD', threshold: 1n }],
    [call('changeMasterCopy', [d]), { type: 'CHANGE_IMPLEMENTATION', implementation: d }],
    [call('enableModule', [d]), { type: 'ENABLE_MODULE', module: d }],
    [call('disableModule', [d, e]), { type: 'DISABLE_MODULE', module: e }],
    [call('setGuard', [d]), { type: 'SET_GUARD', guard: d }],
    [call('setGuard', [zeroAddress]), { type: 'DELETE_GUARD' }],
    [call('setModuleGuard', [d]), { type: 'SET_MODULE_GUARD', guard: d }],
    [call('setModuleGuard', [zeroAddress]), { type: 'DELETE_MODULE_GUARD' }],
    [call('setFallbackHandler', [d]), { type: 'SET_FALLBACK_HANDLER', handler: d }],
  ])('reads case %#', (transaction, expected) => {
    const changes = read(transaction)
    expect(changes).toEqual([expected])
    for (const change of changes) expect(describeSettingsChange(change)).toMatch(/^[A-Z].+\.$/)
  })

  test('reads them in batches, but not what is addressed to another contract', () => {
    const change = call('changeThreshold', [1n])
    const { multiSendCallOnly, safeMigration } = { ...safeContracts('1.4.1'), safeMigration: d }
    expect(read(createBatch([change, { ...change, to: safeMigration }], multiSendCallOnly))).toHaveLength(1)
    expect(read({ ...change, to: d })).toEqual([])
  })

  test('reads a migration library run as the Safe as a change of implementation', () => {
    const data = encodeFunctionData({ abi: libraryAbi, functionName: 'migrateL2Singleton' })
    const migration: SafeCall = { to: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', value: 0n, data, operation: 1 }
    expect(read(migration)).toEqual([{ type: 'CHANGE_IMPLEMENTATION', implementation: undefined }])
    expect(read({ ...migration, operation: 0 })).toEqual([])
  })
})
