import { expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { openUnfinished } from '@/tests/act/person'
import { putAway } from './putAway'
import type { ActFate } from './tellAct'
import type { ActNote } from './unfinishedActs'

const [alice, bob] = owners
const subject = { chainId: 31337, safe: recipients[0].address, hash: `0x${'ab'.repeat(32)}` } as const
const signature = `0x${'11'.repeat(65)}` as const
const txHash = `0x${'01'.repeat(32)}` as const

/** Of an act that was told and put away: whether its note is kept as done, and whether its signature is still there. */
function readAfter(fate: ActFate | undefined, signer?: typeof bob.address) {
  const acts = openUnfinished()
  const times = { askedAt: Date.now(), at: Date.now() }
  const note: ActNote = { ...subject, kind: 'confirm', account: alice.address, stage: 'answered', ...times, signer }
  acts.keepNote(note)
  const signed = signer ?? alice.address
  acts.keepSignature({ ...subject, signer: signed, signature })
  putAway(acts, note, fate)
  return {
    stage: acts.listNotes(subject)[0]?.stage,
    isSignatureKept: acts.findSignature(subject, signed) !== undefined,
  }
}

test.each<[string, ActFate, 'done' | undefined]>([
  ['executed by whomever', { state: 'executed', txHash, isFailed: false }, 'done'],
  ['at the service with the signature', { state: 'queued', isSigned: true }, 'done'],
  ['of a nonce that another one used', { state: 'nothing', why: 'nonceUsed' }, undefined],
  ['of a nonce that is used, by which is not known', { state: 'nothing', why: 'nonceUsedUntold' }, undefined],
])('a signature goes with what is %s', (_, fate, stage) => {
  expect(readAfter(fate)).toEqual({ stage, isSignatureKept: false })
  expect(readAfter(fate, bob.address)).toEqual({ stage, isSignatureKept: false })
})

test.each<[string, ActFate | undefined]>([
  ['undelivered', { state: 'undelivered' }],
  ['queued without it', { state: 'queued', isSigned: false }],
  ['not at the service', { state: 'nothing', why: 'notListed' }],
  ['not known to be anything', undefined],
])('a signature stays where what was signed is %s', (_, fate) => {
  expect(readAfter(fate)).toEqual({ stage: undefined, isSignatureKept: true })
})
