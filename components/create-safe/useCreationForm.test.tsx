// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { predictSafe } from '@/devnet/safes'
import { connectWallet } from '@/tests/screens/connectOwner'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob, carol] = owners

let running: RunningSite
let parts: Awaited<ReturnType<typeof loadParts>>
let wallet: Awaited<ReturnType<typeof connectWallet>> | undefined
beforeAll(async () => {
  running = await startSite({ chainIds: [31337, 10] })
  parts = await loadParts()
})
afterEach(async () => {
  await wallet?.disconnect()
  wallet = undefined
  running.mend()
  parts.newSafeDraft.remove()
})
afterAll(() => running.stop())

async function loadParts() {
  const [form, draft, chain, words] = await Promise.all([
    import('./useCreationForm'),
    import('./model/newSafeDraft'),
    import('@/lib/config/chain'),
    import('./words'),
  ])
  return { ...form, newSafeDraft: draft.newSafeDraft, shortNameOf: chain.shortNameOf, words }
}

const connect = async () => {
  const connected = await act(() => connectWallet(running.site.wagmiConfig, running.chain, alice.address))
  wallet = connected
  return connected
}

/** The form at an address that names the network so. */
function open(prefix = '') {
  const hook = openHook(running.site, () => parts.useCreationForm(prefix), undefined)
  const { now } = hook
  const add = (...texts: string[]) =>
    act(() => now().change({ owners: texts.map((text, id) => ({ id, text, name: '' })) }))
  const ready = () => waitFor(() => expect(now().chosen).toBeDefined())
  return { ...hook, add, ready }
}

test('an untouched form leads to a Safe of the connected account, at the address where the factory puts it', async () => {
  const { now, ready, close } = open()
  await connect()
  await ready()
  await waitFor(() => expect(now().entries[0]?.text).toBe(alice.address))
  const planned = now().read()
  const { saltNonce } = planned
  expect(String(saltNonce)).toBe(now().draft.saltNonce)
  expect(planned).toMatchObject({ stage: 'review', chainId: 31337, version: '1.5.0', threshold: 1 })
  expect(planned.owners).toEqual([{ address: alice.address, name: '' }])
  const predicted = predictSafe({ version: '1.5.0', owners: [alice.address], threshold: 1, saltNonce })
  expect(planned.address).toBe(predicted.address)
  act(() => now().change({ owners: [0, 1].map((id) => ({ id, name: '' })) }))
  expect(now().entries.map(({ text }) => text)).toEqual([alice.address, ''])
  close()
})

test('the version and the contract that were chosen are taken, and one that is not there gives way to the newest', async () => {
  const { now, add, ready, close } = open()
  await ready()
  add(alice.address, bob.address)
  const { singleton } = safeContracts('1.3.0')
  act(() => now().change({ version: '1.3.0', singleton, threshold: 2 }))
  const { address, saltNonce } = now().read()
  const both = { owners: [alice.address, bob.address], threshold: 2 }
  expect(address).toBe(predictSafe({ version: '1.3.0', l2: false, saltNonce, ...both }).address)
  act(() => now().change({ version: '9.9.9', singleton: alice.address }))
  const { singletonL2 } = safeContracts('1.5.0')
  expect(now().read()).toMatchObject({ version: '1.5.0', singleton: singletonL2 })
  close()
})

test('what somebody changed once stays as it was shown: another wallet, network or visit changes nothing', async () => {
  const first = open()
  const { switchTo, switchChain } = await connect()
  await waitFor(() => expect(first.now().entries[0]?.text).toBe(alice.address))
  act(() => switchTo(bob.address))
  await waitFor(() => expect(first.now().entries[0]?.text).toBe(bob.address))
  expect(first.now().isKept).toBe(false)
  act(() => first.now().change({ name: 'Ours' }))
  const { saltNonce } = first.now().draft
  act(() => {
    switchTo(carol.address)
    switchChain(10)
  })
  expect([first.now().entries[0]?.text, first.now().chain.id]).toEqual([bob.address, 31337])
  first.close()
  const again = open(parts.shortNameOf(10))
  expect(again.now()).toMatchObject({ isKept: true, draft: { name: 'Ours', saltNonce }, chain: { id: 31337 } })
  expect(again.now().entries[0]?.text).toBe(bob.address)
  act(() => again.now().discard())
  expect(again.now()).toMatchObject({ isKept: false, draft: { name: '' }, chain: { id: 10 } })
  expect(again.now().entries[0]?.text).toBe(carol.address)
  expect(again.now().draft.saltNonce).not.toBe(saltNonce)
  again.close()
})

test('the network is the one of the address, else the wallet’s, else the first', async () => {
  const { now, close } = open('nowhere')
  expect(now().chain.id).toBe(31337)
  const { switchChain } = await connect()
  act(() => switchChain(10))
  await waitFor(() => expect(now().chain.id).toBe(10))
  close()
  const named = open(parts.shortNameOf(31337))
  expect(named.now().chain.id).toBe(31337)
  named.close()
})

test('more than half of the owners sign unless told, and never more than there are', () => {
  const { now, add, close } = open()
  const needed = [1, 2, 3, 4].map((count) => {
    add(...Array.from({ length: count }, (_, index) => `owner ${index}`))
    return now().threshold
  })
  expect(needed).toEqual([1, 2, 2, 3])
  act(() => now().change({ threshold: 4 }))
  expect(now().threshold).toBe(4)
  add(alice.address, bob.address)
  expect(now().threshold).toBe(2)
  close()
})

test('an owner may be typed as a name, and until it is known the form leads nowhere', async () => {
  const { now, add, ready, close } = open()
  await ready()
  running.node.set('hold')
  add('bob.eth')
  expect(now().entries[0]?.lookup.isFetching).toBe(true)
  expect(now().read).toThrow(parts.words.badOwners)
  running.node.set('pass')
  await waitFor(() => expect(now().read().owners).toEqual([{ address: bob.address, name: '' }]))
  add('nobody.eth')
  await waitFor(() => expect(now().entries[0]?.lookup).toMatchObject({ data: null, isFetching: false }))
  expect(now().read).toThrow(parts.words.badOwners)
  close()
})

test('without the contracts of its network the form leads nowhere: not yet asked, not answered, of another chain', async () => {
  running.node.set('hold')
  const { now, add, ready, close } = open()
  add(alice.address)
  expect(now().read).toThrow(parts.words.contractsPending)
  running.node.set('cut')
  await waitFor(() => expect(now().contracts.error).toBeInstanceOf(Error))
  expect(now().read).toThrow(parts.words.contractsPending)
  running.node.set('pass')
  await act(() => now().contracts.refetch())
  await ready()
  expect(now().read().owners).toHaveLength(1)
  act(() => now().change({ chainId: 10 }))
  await waitFor(() => expect(now().contracts.error).toBeInstanceOf(Error))
  expect(now().read).toThrow(parts.words.contractsPending)
  close()
})
