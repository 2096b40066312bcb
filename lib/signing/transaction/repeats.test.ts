import { expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { createGateway } from '@/lib/gateway/client/client'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { createNote } from '@/lib/signing/unfinished/noteAct'
import type { ActNote } from '@/lib/signing/unfinished/unfinishedActs'
import { openUnfinished } from '@/tests/act/person'
import { assertNoRepeat, findRepeats, needsConsent } from './repeats'

const account = owners[0].address
const ref = { chainId: 31337, address: recipients[0].address }
const pay = { to: recipients[1].address, value: 7n, data: '0x' } as const
const minute = 60_000
// Nothing listens there: what is noted here has to do.
const gateway = createGateway({ baseUrl: 'http://127.0.0.1:9' })

const subjectOf = (nonce: bigint, value = 7n) => {
  const transaction = createTransaction({ ...pay, value }, nonce)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
  return { transaction, safeTxHash }
}

/** What a note of a payment with nonce 3 says when the same is begun with nonce 4. */
async function find(note: Pick<ActNote, 'kind' | 'stage'>, age: number, nextNonce = 3n, value = 7n) {
  const unfinished = openUnfinished()
  const earlier = subjectOf(3n)
  const act = { ref, account, safeTxHash: earlier.safeTxHash }
  const created = createNote(act, 'propose', earlier.transaction)
  unfinished.keepNote({ ...created, ...note })
  const input = { gateway, unfinished, ref, nextNonce, seen: new Map(), ...subjectOf(4n, value) }
  const { repeats, gap } = await findRepeats(input, created.at + age)
  expect(gap).toBeDefined()
  return repeats
}

test.each<[ActNote['kind'], ActNote['stage'], number, bigint, string | undefined, boolean]>([
  ['propose', 'asked', 1, 3n, 'asked', true],
  ['propose', 'answered', 90, 3n, 'answered', true],
  ['propose', 'done', 30, 3n, 'proposed', true],
  ['propose', 'done', 90, 3n, undefined, false],
  ['propose', 'done', 30, 4n, 'over', false],
  ['confirm', 'answered', 30, 3n, 'answered', true],
  ['execute', 'asked', 90, 3n, 'asked', true],
  // What one owner sends alone may still come, under whatever nonce.
  ['execute', 'asked', 90, 4n, 'asked', true],
  ['execute', 'answered', 90, 4n, 'answered', true],
  ['execute', 'done', 30, 4n, 'executed', false],
  ['execute', 'done', 90, 4n, undefined, false],
  ['delete', 'asked', 1, 3n, undefined, false],
])('of "%s", %s %d minutes ago, with nonce %d next, is told: %s', async (kind, stage, age, next, state, isAsked) => {
  const repeats = await find({ kind, stage }, age * minute, next)
  expect(repeats.map((repeat) => [repeat.nonce, repeat.state])).toEqual(state ? [[3n, state]] : [])
  expect(repeats.some(needsConsent)).toBe(isAsked)
  const assert = () => assertNoRepeat(repeats)
  if (isAsked) expect(assert).toThrow('The same was begun already')
  else expect(assert).not.toThrow()
  expect(() => assertNoRepeat(repeats, [subjectOf(3n).safeTxHash])).not.toThrow()
})

test('another payment is no repeat', async () => {
  expect(await find({ kind: 'propose', stage: 'answered' }, minute, 3n, 8n)).toEqual([])
})
