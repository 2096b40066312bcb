import { expect, test } from 'vitest'
import { openAddressBook } from '@/lib/address-book/addressBook'
import { openWaitingSignIns } from '@/lib/auth/waitingSignIns'
import { parseDraft } from '@/lib/drafts/draft'
import { parseFormDraft } from '@/lib/drafts/formDraft'
import { openHeldTransactions } from '@/lib/drafts/heldTransactions'
import { parseSavedApps } from '@/lib/safe-apps/listing/savedApps'
import { createPermissions } from '@/lib/safe-apps/permissions/permissions'
import { openAcceptance } from '@/lib/safe-view/acceptedAccounts'
import { openPinnedSafes } from '@/lib/safe-view/pinnedSafes'
import { openViewedSafes } from '@/lib/safe-view/viewedSafes'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { recallQueue } from '@/lib/verify/seenQueue'
import { recallTransaction } from '@/lib/verify/seenTransactions'

// Texts as the first version of each store wrote them, letter by letter: who has them in a browser loses nothing.

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const lower = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const hash = `0x${'ab'.repeat(32)}` as const
const zero = `0x${'0'.repeat(40)}`
const safe = { chainId: 1, address: alice } as const

const holding = (key: string, text: string) => ({
  getItem: (asked: string) => (asked === key ? text : null),
  setItem: () => undefined,
})

test('the address book', () => {
  const text = `[{"chainId":1,"address":"${alice}","name":"Alice"},{"address":"${bob}","name":"Bob"}]`
  expect(openAddressBook(holding('countersign.addressBook', text)).getState()).toEqual([
    { chainId: 1, address: alice, name: 'Alice' },
    { chainId: undefined, address: bob, name: 'Bob' },
  ])
})

test('the Safes viewed last', () => {
  const text = `[{"chainId":100,"address":"${bob}"},{"chainId":1,"address":"${alice}"}]`
  const viewed = openViewedSafes(holding('countersign.recentSafes', text)).getState()
  expect(viewed).toEqual([{ chainId: 100, address: bob }, safe])
})

test('the pinned Safes', () => {
  const text = `[{"chainId":1,"address":"${alice}"},{"chainId":100,"address":"${bob}"}]`
  expect(openPinnedSafes(holding('countersign.pinnedSafes', text)).getState()).toEqual(JSON.parse(text))
})

test('saved apps and what apps are allowed', () => {
  const text = '{"pinned":["https://a.example/"],"custom":[{"href":"https://b.example/","name":"B"}],"accepted":[]}'
  expect(parseSavedApps(text)).toEqual(JSON.parse(text))
  const grants = '[{"origin":"https://a.example","method":"requestAddressBook","grantedAt":5}]'
  const { list } = createPermissions(holding('countersign.app-permissions', grants))
  expect(list()).toEqual(JSON.parse(grants))
})

test('drafts and typed forms', () => {
  const call = `{"to":"${bob}","data":"0x","operation":0,"value":"12345678901234567890"}`
  expect(parseDraft(`[${call}]`)).toEqual([{ to: bob, data: '0x', operation: 0, value: 12345678901234567890n }])
  const form = '{"kind":"send","fields":{"send.amount":"0.10"}}'
  expect(parseFormDraft(form)).toEqual(JSON.parse(form))
})

test('what was handed on: one transaction first, then several', () => {
  const fields = `"to":"${bob}","value":"12345678901234567890","data":"0x","operation":"0","safeTxGas":"0","baseGas":"0"`
  const rest = `"gasPrice":"0","gasToken":"${zero}","refundReceiver":"${zero}","nonce":"7"`
  const signed = `"safeTxHash":"${hash}","signatures":[{"signer":"${bob}","signature":"0x1234"}]`
  const file = `{"kind":"safe-transaction","version":1,"chainId":1,"safe":"${alice}","transaction":{${fields},${rest}},${signed}}`
  const key = `countersign.file.1.${lower}`
  const held = {
    ...{ chainId: 1, safe: alice, safeTxHash: hash, signatures: [{ signer: bob, signature: '0x1234' }] },
    transaction: expect.objectContaining({ to: bob, value: 12345678901234567890n, operation: 0, nonce: 7n }),
  }
  expect(openHeldTransactions(holding(key, file), safe).getState()).toEqual([held])
  expect(openHeldTransactions(holding(key, `[${file},${file}]`), safe).getState()).toEqual([held, held])
})

test('what was begun', () => {
  const of = `"chainId":1,"safe":"${alice}","hash":"${hash}"`
  const subject = { chainId: 1, safe: alice, hash } as const
  const acts = (key: string, text: string) => new UnfinishedActs(holding(key, text))
  const note = `{${of},"kind":"confirm","account":"${bob}","stage":"asked","askedAt":1,"at":1,"sinceBlock":7,"content":"x"}`
  expect(acts('countersign.acts', `[${note}]`).listNotes(subject)).toEqual([JSON.parse(note)])
  const signature = `[{${of},"signer":"${bob}","signature":"0x1234"}]`
  expect(acts('countersign.signatures', signature).findSignature(subject, bob)).toBe('0x1234')
  const sent = `[{${of},"txHash":"${hash}","sentAt":3,"slot":{"sender":"${bob}","nonce":4}}]`
  expect(acts('countersign.executions', sent).findSent(subject)).toEqual(JSON.parse(sent)[0])
  const asked = `[{${of},"approver":"${bob}","account":"${bob}"}]`
  expect(acts('countersign.asked', asked).listAsked({ ...subject, approver: bob })).toEqual(JSON.parse(asked))
})

test('sign-ins that wait', () => {
  const text = `[{"chainId":1,"address":"${alice}","nonce":"s0a0a0a0a","issuedAt":1800000000123,"expiresAt":1800000000999}]`
  expect(openWaitingSignIns(holding('countersign.safeSignIns', text)).getState()).toEqual(JSON.parse(text))
})

test('what was seen of a queue and of transactions', () => {
  const queue = `[{"safe":"1:${lower}","items":[{"nonce":"5","safeTxHash":"${hash}"}]}]`
  expect(recallQueue(holding('countersign.queue', queue), safe)).toEqual([{ nonce: 5n, safeTxHash: hash }])
  const amounts = '"value":"10","nonce":"7","safeTxGas":"1","baseGas":"2","gasPrice":"3"'
  const addresses = `"to":"${bob}","gasToken":"${zero}","refundReceiver":"${zero}"`
  const text = `[{"safeTxHash":"${hash}",${addresses},"data":"0xabcd","operation":0,${amounts}}]`
  expect(recallTransaction(holding('countersign.transactions', text), hash)).toEqual({
    ...{ to: bob, gasToken: zero, refundReceiver: zero, data: '0xabcd', operation: 0 },
    ...{ value: 10n, nonce: 7n, safeTxGas: 1n, baseGas: 2n, gasPrice: 3n },
  })
})

test('the accounts whose doubts were read', () => {
  const code = { codeHash: hash, singleton: bob } as const
  const key = `countersign.accepted.1.${lower}.${hash}.${bob.toLowerCase()}`
  expect(openAcceptance(holding(key, 'read'), safe, code).getState()).toBe(true)
  expect(openAcceptance(holding(key, 'read'), safe, { ...code, codeHash: `0x${'cd'.repeat(32)}` }).getState()).toBe(
    false,
  )
  expect(openAcceptance(holding(key, 'read'), safe, undefined).getState()).toBe(false)
})
