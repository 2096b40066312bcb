import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { addWaitingSignIn, dropWaitingSignIn, parseWaitingSignIns, waitingMessage } from './waitingSignIns'

const address = getAddress(`0x${'ab'.repeat(20)}`)
const other = getAddress(`0x${'cd'.repeat(20)}`)
const hour = 3_600_000
const issuedAt = 1_800_000_000_123
const entry = { chainId: 100, address, nonce: `s${'0a'.repeat(38)}`, issuedAt, expiresAt: issuedAt + 72 * hour }
const origin = 'https://countersign.example'

describe('sign-ins that wait for owners', () => {
  it('make the very message again after a reload, with the server’s times', () => {
    const [kept] = parseWaitingSignIns(addWaitingSignIn(null, entry))
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
    const text = [entry, onOther, ofOther, renewed].reduce<string | null>(addWaitingSignIn, null)
    expect(parseWaitingSignIns(text)).toEqual([onOther, ofOther, renewed])
    const lower = getAddress(address).toLowerCase() as typeof address
    expect(parseWaitingSignIns(dropWaitingSignIn(text, { chainId: 100, address: lower }))).toEqual([onOther, ofOther])
  })

  it('are at most twenty: the oldest goes', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...entry, chainId: index + 1 }))
    const kept = parseWaitingSignIns(many.reduce<string | null>(addWaitingSignIn, null))
    expect(kept).toEqual(many.slice(1))
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
    expect(parseWaitingSignIns(text)).toEqual([])
  })
})
