import { describe, expect, it, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { planCreation } from './creation'
import { formatNewSafeDraft, parseNewSafeDraft, startDraft } from './newSafeDraft'

const [alice, bob] = owners
const draft = {
  chainId: 31337,
  name: ' Savings',
  owners: [
    { id: 3, text: 'vitalik.eth', name: 'V' },
    { id: 1, text: '', name: '' },
  ],
  threshold: 2,
  version: '1.4.1',
  singleton: safeContracts('1.4.1').singletonL2,
  saltNonce: '12x',
}

describe('the draft of a new Safe', () => {
  it('comes back as it was typed, faults included', () => {
    expect(parseNewSafeDraft(formatNewSafeDraft(draft))).toEqual(draft)
  })

  it('starts empty, each with a number of its own that is kept with it', () => {
    const blank = startDraft()
    expect(blank).toMatchObject({ name: '', owners: [{ id: 0, name: '' }] })
    expect(startDraft().saltNonce).not.toBe(blank.saltNonce)
    expect(parseNewSafeDraft(formatNewSafeDraft(blank))).toEqual(blank)
  })

  it('loses nothing on the way back from the review', () => {
    const { singletonL2, proxyFactory, fallbackHandler } = safeContracts('1.4.1')
    const named = [
      { address: alice.address, name: 'Alice' },
      { address: bob.address, name: '' },
    ]
    const setup = { threshold: 1, version: '1.4.1', singleton: singletonL2, proxyFactory, fallbackHandler }
    const creation = planCreation({ chainId: 31337, name: 'S', owners: named, ...setup, saltNonce: 2n ** 256n - 1n })
    expect(parseNewSafeDraft(formatNewSafeDraft(startDraft(creation)))).toEqual({
      chainId: 31337,
      name: 'S',
      owners: [
        { id: 0, text: alice.address, name: 'Alice' },
        { id: 1, text: bob.address, name: '' },
      ],
      threshold: 1,
      version: '1.4.1',
      singleton: singletonL2,
      saltNonce: `${2n ** 256n - 1n}`,
    })
  })

  it('keeps the form where a field is filled beyond all measure', () => {
    const read = parseNewSafeDraft(formatNewSafeDraft({ ...draft, name: 'x'.repeat(1_000_000) }))
    expect(read).toEqual({ ...draft, name: 'x'.repeat(2_000) })
  })

  test.each<[string, Record<string, unknown>]>([
    ['no owners', { owners: [] }],
    ['more owners than a form takes', { owners: Array.from({ length: 51 }, (_, id) => ({ id, name: '' })) }],
    ['two owners of one id', { owners: [draft.owners[0], draft.owners[0]] }],
    ['an owner that is no text', { owners: [{ id: 0, text: 5, name: '' }] }],
    ['a name that is no text', { name: { toString: 'x' } }],
    ['a name too long', { name: 'x'.repeat(2_001) }],
    ['a threshold of none', { threshold: 0 }],
    ['a threshold of a half', { threshold: 1.5 }],
    ['a threshold beyond all owners', { threshold: 51 }],
    ['a chain that is no number', { chainId: '1' }],
    ['a number of the address that is no text', { saltNonce: 5 }],
  ])('is not read with %s', (_, change) => {
    expect(parseNewSafeDraft(JSON.stringify({ ...draft, ...change }))).toBeUndefined()
  })

  test.each([null, '', '{', '5', 'null', '[]', '{}', `${' '.repeat(2_000_001)}`])('is not read from %.20j', (text) => {
    expect(parseNewSafeDraft(text)).toBeUndefined()
  })
})
