// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import { connectWallet } from '@/tests/screens/connectOwner'
import { hold } from '@/tests/screens/hold'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob] = owners
const ref = { chainId: 31337, address: alice.address }

let running: RunningSite
let wallet: Awaited<ReturnType<typeof connectWallet>>
let useAct: typeof import('./useAct')['useAct']
let chainStateKey: readonly unknown[]
beforeAll(async () => {
  running = await startSite()
  ;[{ useAct }, { chainStateKey }] = await Promise.all([import('./useAct'), import('@/lib/verify/verificationQuery')])
})
afterEach(async () => {
  await wallet.disconnect()
  running.mend()
})
afterAll(() => running.stop())

type Kind = 'sign' | 'execute'
type Run = Parameters<ReturnType<typeof useAct<Kind, { end: string }>>['perform']>[0]['run']

async function open() {
  const hook = openHook(running.site, () => useAct<Kind, { end: string }>(ref), undefined)
  wallet = await act(() => connectWallet(running.site.wagmiConfig, running.chain, alice.address))
  const perform = (run: Run, kind: Kind = 'sign') =>
    act(() => hook.now().perform({ kind, account: alice.address, run }))
  const phase = (name: string) => waitFor(() => expect(hook.now().state.phase).toBe(name))
  return { ...hook, perform, phase }
}

/** Has the wallet sign some text, as an act would. */
const sign: Run = async ({ wallet: client }) => ({
  end: await client.signTypedData({
    account: alice.address,
    domain: {},
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  }),
})

test('an act is one at a time: a second click while the wallet is asked does nothing, a later one begins anew', async () => {
  const { now, perform, phase, close } = await open()
  expect(now().state).toEqual({ phase: 'idle', error: undefined })
  const held = hold()
  wallet.whenAsked((answer) => held.until.then(answer))
  act(() => {
    now().perform({ kind: 'sign', account: alice.address, run: sign })
    now().perform({ kind: 'execute', account: alice.address, run: sign })
  })
  expect(now().state).toEqual({ phase: 'wallet', kind: 'sign' })
  perform(sign, 'execute')
  await waitFor(() => expect(wallet.asked).toHaveLength(1))
  held.go()
  await phase('done')
  expect(now().state).toEqual({ phase: 'done', kind: 'sign', end: expect.stringMatching(/^0x\w{130}$/) })
  expect(wallet.asked).toHaveLength(1)
  perform(sign, 'execute')
  await waitFor(() => expect(now().state).toMatchObject({ phase: 'done', kind: 'execute' }))
  expect(wallet.asked).toHaveLength(2)
  close()
})

test('how it stands is told on the way: unkept, answered, and what was sent, as often as the chain is asked', async () => {
  const { now, perform, phase, close } = await open()
  const held = hold()
  let tell: Parameters<Run> | undefined
  perform(async (...given) => {
    tell = given
    await held.until
    return { end: 'taken' }
  }, 'execute')
  await waitFor(() => expect(tell).toBeDefined())
  const [deps, report] = tell ?? []
  act(() => deps?.onUnkept?.())
  expect(now().state).toEqual({ phase: 'wallet', kind: 'execute', isUnkept: true })
  act(() => deps?.onAnswered?.())
  expect(now().state).toEqual({ phase: 'wallet', kind: 'execute', isAnswered: true })
  const txHash: Hex = `0x${'12'.repeat(32)}`
  act(() => report?.({ txHash, isOverdue: true }))
  expect(now().state).toEqual({ phase: 'sent', kind: 'execute', txHash, isOverdue: true })
  held.go()
  await phase('done')
  close()
})

test('a refusal in the wallet is no error, a failure is one until the next act, and both can be begun again', async () => {
  const { now, perform, phase, close } = await open()
  const fail = (code: number) => wallet.whenAsked(() => Promise.reject(Object.assign(new Error('no'), { code })))
  fail(-32603)
  perform(sign)
  await phase('idle')
  expect(now().state).toMatchObject({ error: expect.objectContaining({ message: expect.stringContaining('no') }) })
  fail(4001)
  perform(sign)
  expect(now().state).toEqual({ phase: 'wallet', kind: 'sign' })
  await phase('idle')
  expect(now().state).toEqual({ phase: 'idle', error: undefined })
  wallet.whenAsked((answer) => answer())
  perform(sign)
  await phase('done')
  expect(wallet.asked).toHaveLength(3)
  close()
})

test('the account is the wallet’s of this moment, and nobody’s once the page is left', async () => {
  const { perform, unmount } = await open()
  const held = hold()
  let current: Parameters<Run>[0]['current'] | undefined
  perform(async (deps) => {
    current = deps.current
    await held.until
    return { end: '' }
  })
  await waitFor(() => expect(current?.()).toEqual({ account: alice.address, chainId: 31337 }))
  act(() => wallet.switchTo(bob.address))
  expect(current?.()).toEqual({ account: bob.address, chainId: 31337 })
  unmount()
  expect(current?.()).toEqual({ account: undefined, chainId: 31337 })
  held.go()
})

test('an account that the wallet does not have is not asked for', async () => {
  const { now, perform, phase, close } = await open()
  const run = vi.fn(sign)
  act(() => wallet.switchTo(bob.address))
  perform(run)
  await phase('idle')
  expect(now().state).toMatchObject({ error: expect.any(Error) })
  expect([run.mock.calls, wallet.asked]).toEqual([[], []])
  close()
})

test('whatever became of it, what it may have changed is asked for again', async () => {
  const { perform, phase, queryClient, close } = await open()
  for (const run of [sign, () => Promise.reject(new Error('no'))]) {
    queryClient.setQueryData(chainStateKey, 'read before')
    expect(queryClient.getQueryState(chainStateKey)?.isInvalidated).toBe(false)
    perform(run)
    await waitFor(() => expect(queryClient.getQueryState(chainStateKey)?.isInvalidated).toBe(true))
  }
  await phase('idle')
  close()
})
