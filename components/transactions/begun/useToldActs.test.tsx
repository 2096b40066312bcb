// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { signSafeTransaction } from '@/devnet/safeTransactions'
import { createBatch } from '@/lib/safe/call/batch'
import { createTransaction, type SafeCall } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import type { ToldAct } from '@/lib/signing/unfinished/toldActsQuery'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'

const [alice, bob] = owners
const [dave, erin] = recipients

let running: RunningSite
let parts: Awaited<ReturnType<typeof loadParts>>
beforeAll(async () => {
  running = await startSite()
  parts = await loadParts()
})
afterAll(() => running.stop())

async function loadParts() {
  const [told, acts] = await Promise.all([import('./useToldActs'), import('@/lib/signing/unfinished/unfinishedActs')])
  return { ...told, unfinished: acts.unfinishedActs }
}

let safe: Safe
let saltNonce = 8_300n
beforeEach(async () => {
  saltNonce += 1n
  const both = [alice.address, bob.address]
  safe = await createSafe(running.chain, { version: '1.4.1', owners: both, threshold: 2, saltNonce })
})
afterEach(() => {
  vi.useRealTimers()
  running.mend()
  for (const note of parts.unfinished.notes.getState()) parts.unfinished.dropNote(note)
})

const refOf = ({ address }: Safe) => ({ chainId: 31337, address })
const payTo = ({ address }: { address: Hex }, value = 7n): SafeCall => ({ to: address, value, data: '0x' })

/** Alice began to propose a payment, and her wallet signed it. */
async function begin(call = payTo(dave), of = safe) {
  const { unfinished } = parts
  const transaction = createTransaction(call, 0n)
  const { safeTxHash } = hashSafeTransaction({ ...refOf(of), version: of.version }, transaction)
  const note = createNote({ ref: refOf(of), account: alice.address, safeTxHash }, 'propose', transaction)
  unfinished.keepNote({ ...note, stage: 'answered' })
  const signature = await signSafeTransaction(running.chain, of, transaction, [alice])
  unfinished.keepSignature({ chainId: 31337, safe: of.address, hash: safeTxHash, signer: alice.address, signature })
  return note
}

const open = (of = safe) => openHook(running.site, () => parts.useToldActs(refOf(of)), undefined)
const openDraft = (...calls: SafeCall[]) =>
  openHook(running.site, (now: SafeCall[]) => parts.useDraftAct(refOf(safe), now), calls)
const statesOf = (acts: (ToldAct | undefined)[]) => acts.map((told) => told?.told?.state)
const propose = (call = payTo(dave)) => proposeTo(running.gateway.url, running.chain, safe, { ...call, nonce: 0n })

/** What is asked of gateway and node from now on. */
function listen(): string[] {
  const asked: string[] = []
  for (const wire of [running.node, running.service]) wire.lie((request) => void asked.push(request))
  return asked
}

test('who began nothing is told nothing, and nobody is asked', async () => {
  const other = await createSafe(running.chain, { version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce })
  await begin(payTo(dave), other)
  const asked = listen()
  const { now, queryClient, close } = open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect([now(), asked]).toEqual([[], []])
  close()
})

test('what became of each act is told, the newest first, and again a quarter of a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const first = await begin()
  const second = await begin(payTo(erin))
  const { now, close } = open()
  expect(now()).toEqual([])
  await vi.waitFor(() => expect(statesOf(now())).toEqual(['undelivered', 'undelivered']))
  expect(now().map(({ note }) => note.hash)).toEqual([second.hash, first.hash])
  await propose()
  act(() => void vi.advanceTimersByTime(15_000))
  await vi.waitFor(() => expect(statesOf(now())).toEqual(['undelivered', 'queued']))
  expect(now()[1]?.told).toEqual({ state: 'queued', isSigned: true })
  close()
})

test('a node that does not answer leaves open what became of an act, and says why', async () => {
  const { hash } = await begin()
  running.node.set('cut')
  const { now, queryClient, close } = open()
  await waitFor(() => expect(now()).toMatchObject([{ note: { hash }, error: expect.any(Error) }]))
  expect(statesOf(now())).toEqual([undefined])
  running.mend()
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(statesOf(now())).toEqual(['undelivered']))
  close()
})

test('a draft that does what was begun before is told of it, in whatever order, and another draft is not', async () => {
  await begin()
  const { now, rerender, queryClient, close } = openDraft(payTo(dave))
  await waitFor(() => expect(statesOf([now()])).toEqual(['undelivered']))
  for (const calls of [[payTo(dave), payTo(erin)], [payTo(dave, 8n)], []]) {
    rerender(calls)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(now()).toBeUndefined()
  }
  close()
  const pays = [payTo(erin), payTo(dave)]
  const batch = createBatch(pays, safeContracts('1.4.1').multiSendCallOnly)
  await begin(batch)
  for (const calls of [pays, pays.toReversed()]) {
    const draft = openDraft(...calls)
    await waitFor(() => expect(statesOf([draft.now()])).toEqual(['undelivered']))
    draft.close()
  }
})

test('a draft is told of what it did a moment ago, which is no longer among what was begun', async () => {
  const note = await begin()
  await propose()
  act(() => parts.unfinished.finishNote(note))
  const { now, queryClient, close } = open()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(now()).toEqual([])
  close()
  const draft = openDraft(payTo(dave))
  await waitFor(() => expect(statesOf([draft.now()])).toEqual(['queued']))
  draft.close()
})
