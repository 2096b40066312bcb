import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { openWaitingSignIns, safeKeyOf, type WaitingSignIn, waitingMessage } from './waitingSignIns'

const address = getAddress(`0x${'ab'.repeat(20)}`)
const other = getAddress(`0x${'cd'.repeat(20)}`)
const hour = 3_600_000
const issuedAt = 1_800_000_000_123
const entry = { chainId: 100, address, nonce: `s${'0a'.repeat(38)}`, issuedAt, expiresAt: issuedAt + 72 * hour }
const origin = 'https://countersign.example'

function listOf(...entries: WaitingSignIn[]) {
  const list = openWaitingSignIns(new GuardedStorage(undefined))
  for (const one of entries) list.put(one)
  return list
}

describe('sign-ins that wait for owners', () => {
  it('make the very message again after a reload, with the server’s times', () => {
    const [kept] = listOf(entry).getState()
    expect(kept).toEqual(entry)
    const message = waitingMessage(kept ?? { ...entry, nonce: '' }, origin)
    expect(message).toBe(waitingMessage(entry, origin))
    expect(message).toContain(`Nonce: ${entry.nonce}`)
    expect(message).toContain(`Issued At: ${new Date(issuedAt).toISOString()}`)
    expect(message).toContain(`Expiration Time: ${new Date(entry.expiresAt).toISOString()}`)
    expect(message).toContain('countersign.example wants you to sign in')
  })

  it('are one for each Safe and chain, the newest', () => {
    const onOther = { ...entry, chainId: 1 }
    const ofOther = { ...entry, address: other }
    const renewed = { ...entry, nonce: `s${'0b'.repeat(38)}` }
    const list = listOf(entry, onOther, ofOther, renewed)
    expect(list.getState()).toEqual([onOther, ofOther, renewed])
    const lower = getAddress(address).toLowerCase() as typeof address
    list.drop((one) => safeKeyOf(one) === safeKeyOf({ chainId: 100, address: lower }))
    expect(list.getState()).toEqual([onOther, ofOther])
  })

  it('are at most twenty: the oldest goes', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...entry, chainId: index + 1 }))
    expect(listOf(...many).getState()).toEqual(many.slice(1))
  })

  it.each([
    ['no list', '{"nonce":"abc"}'],
    ['no JSON', '[{'],
    ['a nonce that would add lines to the message', JSON.stringify([{ ...entry, nonce: 'abcdefgh\nResources:' }])],
    ['no address', JSON.stringify([{ ...entry, address: '0x12' }])],
    ['a time that is none', JSON.stringify([{ ...entry, expiresAt: 1e300 }])],
    ['a chain that is none', JSON.stringify([{ ...entry, chainId: -1 }])],
    ['a text without end', JSON.stringify(Array.from({ length: 200 }, () => entry))],
  ])('are none where %s was stored', (_, text) => {
    const storage = new GuardedStorage(undefined)
    storage.setItem('countersign.safeSignIns', text)
    expect(openWaitingSignIns(storage).getState()).toEqual([])
  })
})
