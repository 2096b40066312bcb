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

test('an execution is kept once for each transaction', () => {
  const acts = open()
  acts.keepExecution({ ...subject, txHash: `0x${'01'.repeat(32)}`, sentAt: 1 })
  acts.keepExecution({ ...subject, txHash: `0x${'02'.repeat(32)}`, sentAt: 2 })
  expect(acts.findExecution(subject)).toMatchObject({ txHash: `0x${'02'.repeat(32)}`, sentAt: 2 })
  acts.forgetExecution(subject)
  expect(acts.findExecution(subject)).toBeUndefined()
})

test('what others left in the storage is not believed, and hides nothing that is of the right shape', () => {
  const good = { ...subject, signer: alice, signature }
  const bad = [null, 7, { ...good, signature: '0xzz' }, { ...good, signer: 'alice' }, { ...good, hash: '0x12' }]
  const acts = open({ 'countersign.signatures': JSON.stringify([...bad, good]), 'countersign.executions': '{' })
  expect(acts.findSignature(subject, alice)).toBe(signature)
  expect(acts.findExecution(subject)).toBeUndefined()
})
