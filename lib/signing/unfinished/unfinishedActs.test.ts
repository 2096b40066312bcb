import { expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { UnfinishedActs } from './unfinishedActs'

const alice = owners[0].address
const bob = owners[1].address
const subject = { chainId: 31337, safe: recipients[0].address, hash: `0x${'ab'.repeat(32)}` } as const
const signature = `0x${'11'.repeat(65)}` as const

function open(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts))
  return new UnfinishedActs({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) })
}

test('a signature is found for exactly its chain, Safe, hash and signer, until it is forgotten', () => {
  const acts = open()
  acts.keepSignature({ ...subject, signer: alice, signature })
  expect(acts.findSignature(subject, alice)).toBe(signature)
  expect(acts.findSignature(subject, bob)).toBeUndefined()
  expect(acts.findSignature({ ...subject, chainId: 1 }, alice)).toBeUndefined()
  expect(acts.findSignature({ ...subject, safe: bob }, alice)).toBeUndefined()
  expect(acts.findSignature({ ...subject, hash: `0x${'cd'.repeat(32)}` }, alice)).toBeUndefined()
  acts.forgetSignature(subject, alice)
  expect(acts.findSignature(subject, alice)).toBeUndefined()
})

test('what was sent is kept once for each transaction, and the approvals of its owners beside it', () => {
  const acts = open()
  const [first, second] = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const
  acts.keepSent({ ...subject, txHash: first, sentAt: 1 })
  acts.keepSent({ ...subject, txHash: second, sentAt: 2 })
  acts.keepSent({ ...subject, approver: alice, txHash: first, sentAt: 3 })
  expect(acts.findSent(subject)).toMatchObject({ txHash: second, sentAt: 2 })
  expect(acts.findSent({ ...subject, approver: alice })).toMatchObject({ txHash: first, sentAt: 3 })
  expect(acts.findSent({ ...subject, approver: bob })).toBeUndefined()
  acts.forgetSent(subject)
  expect(acts.findSent(subject)).toBeUndefined()
  expect(acts.findSent({ ...subject, approver: alice })).toBeDefined()
})

test('where a transaction stands in its sender’s order is kept, and not for another one that was sent since', () => {
  const acts = open()
  const sent = { ...subject, txHash: `0x${'01'.repeat(32)}`, sentAt: 1 } as const
  const slot = { sender: alice, nonce: 7 }
  acts.keepSent(sent)
  acts.keepSlot(sent, slot)
  expect(acts.findSent(subject)).toMatchObject({ ...sent, slot })
  acts.keepSent({ ...sent, txHash: `0x${'02'.repeat(32)}` })
  acts.keepSlot(sent, slot)
  expect(acts.findSent(subject)?.slot).toBeUndefined()
})

test('whom a wallet was asked for is kept for each account, until its answer is known', () => {
  const acts = open({ 'countersign.asked': JSON.stringify([7, { ...subject, account: 'alice' }]) })
  acts.keepAsked({ ...subject, account: alice })
  acts.keepAsked({ ...subject, account: alice })
  acts.keepAsked({ ...subject, account: bob })
  acts.keepAsked({ ...subject, approver: bob, account: bob })
  expect(acts.listAsked(subject).map(({ account }) => account)).toEqual([alice, bob])
  acts.forgetAsked({ ...subject, account: alice })
  expect(acts.listAsked(subject).map(({ account }) => account)).toEqual([bob])
  expect(acts.listAsked({ ...subject, approver: bob })).toHaveLength(1)
})

test('what an older version kept of an execution is read, and numbers out of all bounds are not', () => {
  const old = { ...subject, txHash: `0x${'01'.repeat(32)}`, sentAt: 1 }
  const read = (entry: unknown) => open({ 'countersign.executions': JSON.stringify([entry]) }).findSent(subject)
  expect(read(old)).toMatchObject(old)
  expect(read({ ...old, sinceBlock: 1e300 })).toBeUndefined()
  expect(read({ ...old, sinceBlock: 1.5 })).toBeUndefined()
  expect(read({ ...old, sentAt: -1 })).toBeUndefined()
  expect(read({ ...old, slot: { sender: alice, nonce: -1 } })).toBeUndefined()
  expect(read({ ...old, slot: { sender: 'alice', nonce: 1 } })).toBeUndefined()
})

test('what others left in the storage is not believed, and hides nothing that is of the right shape', () => {
  const good = { ...subject, signer: alice, signature }
  const bad = [null, 7, { ...good, signature: '0xzz' }, { ...good, signer: 'alice' }, { ...good, hash: '0x12' }]
  const acts = open({ 'countersign.signatures': JSON.stringify([...bad, good]), 'countersign.executions': '{' })
  expect(acts.findSignature(subject, alice)).toBe(signature)
  expect(acts.findSent(subject)).toBeUndefined()
})

const note = { ...subject, kind: 'propose', account: alice, stage: 'asked', askedAt: 1, at: 1 } as const

test('what a wallet is asked is noted once for each act and account, goes on by stages, and outlives the tab', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (k: string, v: string) => kept.set(k, v) }
  const acts = new UnfinishedActs(storage)
  expect(acts.keepNote({ ...note, content: 'what is signed' })).toBe(true)
  expect(acts.keepNote({ ...note, account: bob, content: 'x'.repeat(200_001) })).toBe(true)
  acts.keepNote({ ...note, kind: 'delete' })
  acts.advanceNote(note, 'answered', 5)
  acts.advanceNote({ ...note, kind: 'execute' }, 'done', 6)
  const read = () => new UnfinishedActs(storage).listNotes(subject)
  expect(read().map(({ account, kind, stage, at }) => [account, kind, stage, at])).toEqual([
    [bob, 'propose', 'asked', 1],
    [alice, 'delete', 'asked', 1],
    [alice, 'propose', 'answered', 5],
  ])
  expect(read().map(({ content }) => content)).toEqual([undefined, undefined, 'what is signed'])
  expect(acts.listNotes({ ...subject, chainId: 1 })).toEqual([])
  acts.dropNote(note)
  expect(read().map(({ kind }) => kind)).toEqual(['propose', 'delete'])
})

test('what is over makes room for what is not', () => {
  const acts = open()
  const hashOf = (index: number) => `0x${`${index}`.padStart(64, '0')}` as const
  acts.keepNote({ ...note, at: 10 })
  for (let index = 0; index < 60; index += 1) acts.keepNote({ ...note, hash: hashOf(index), stage: 'done', at: 20 })
  expect(acts.listNotes(subject)).toHaveLength(50)
  expect(acts.listNotes(subject)[0]).toMatchObject({ hash: subject.hash, stage: 'asked' })
  acts.keepNote({ ...note, kind: 'execute', at: 90_000_000 })
  expect(acts.listNotes(subject).map(({ stage }) => stage)).toEqual(['asked', 'asked'])
})

test('no signature goes for another: one that has no room is said not to be kept', () => {
  const hashOf = (index: number) => `0x${`${index}`.padStart(64, '0')}` as const
  const kept = (index: number) => ({ ...subject, hash: hashOf(index), signer: alice, signature: '0x11' as const })
  const all = Array.from({ length: 499 }, (_, index) => kept(index))
  const acts = open({ 'countersign.signatures': JSON.stringify(all) })
  expect(acts.keepSignature(kept(499))).toBe(true)
  expect(acts.keepSignature(kept(500))).toBe(false)
  expect(acts.findSignature(kept(0), alice)).toBe('0x11')
  expect(acts.findSignature(kept(500), alice)).toBeUndefined()
})

test('a storage that is full, forbidden, forgetful or not there is told from one that keeps', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const inMemory = { getItem: () => JSON.stringify([note]), setItem: () => undefined, isLasting: () => false }
  expect(new UnfinishedActs({ getItem: () => null, setItem: full }).keepNote(note)).toBe(false)
  expect(new UnfinishedActs({ getItem: () => null, setItem: () => undefined }).keepNote(note)).toBe(false)
  expect(new UnfinishedActs(inMemory).keepNote(note)).toBe(false)
  expect(new UnfinishedActs(undefined).keepNote(note)).toBe(false)
})

test('notes that others left are not believed where they have another shape, and hide none that is right', () => {
  const bad = [{ ...note, kind: 'steal' }, { ...note, stage: 'no' }, { ...note, at: -1 }, { ...note, content: 7 }, null]
  const acts = open({ 'countersign.acts': JSON.stringify([...bad, note]) })
  expect(acts.listNotes(subject)).toHaveLength(1)
})
