import { getAddress, zeroAddress } from 'viem'
import { describe, expect, it, test } from 'vitest'
import { owners as accounts } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { parseSaltNonce } from './creation'
import { findThresholdDoubt, type OwnerEntry, readOwners } from './readOwners'

const [alice, bob] = accounts
const idle = { data: undefined, isFetching: false, error: null }
const entry = (text: string, lookup: Partial<OwnerEntry['lookup']> = {}): OwnerEntry => ({
  text,
  name: '',
  lookup: { ...idle, ...lookup },
})

describe('readOwners', () => {
  it('reads addresses in any spelling and names that were looked up', () => {
    const named = { ...entry(`dev:${alice.address.toLowerCase()}`), name: ' Alice ' }
    expect(readOwners([named, entry('bob.eth', { data: bob.address })], 31337)).toEqual({
      owners: [
        { address: getAddress(alice.address), name: 'Alice' },
        { address: bob.address, name: '' },
      ],
      problems: [undefined, undefined],
    })
  })

  test.each<[string, OwnerEntry, RegExp]>([
    ['nothing', entry(' '), /Write the address/],
    ['no address', entry('0x12'), /not an address/],
    ['another chain', entry(`eth:${bob.address}`), /network eth/],
    ['the owner above', entry(alice.address.toLowerCase()), /among the owners above/],
    ['a name of the owner above', entry('alice.eth', { data: alice.address }), /among the owners above/],
    ['the zero address', entry(zeroAddress), /zero address/],
    ['the start of the list', entry('0x0000000000000000000000000000000000000001'), /Safe contracts use/],
    ['a contract of Safe', entry(safeContracts('1.4.1').singleton), /own contracts/],
    ['a name without an address', entry('nobody.eth', { data: null }), /has no address/],
    ['a name being looked up', entry('bob.eth', { isFetching: true }), /still being looked up/],
    ['a name service that fails', entry('bob.eth', { error: new Error('down') }), /could not be looked up/],
    ['an invisible name', { ...entry(bob.address), name: '\u202e' }, /no visible character/],
  ])('refuses %s', (_, second, sentence) => {
    const { owners, problems } = readOwners([entry(alice.address), second], 31337)
    expect(owners).toHaveLength(1)
    expect(problems).toEqual([undefined, expect.stringMatching(sentence)])
  })
})

test.each([
  [1, 1, /one owner/],
  [1, 3, /Any single owner/],
  [3, 3, /All owners must sign/],
  [2, 3, undefined],
])('%i of %i is warned about where it should be', (threshold, count, sentence) => {
  const doubt = findThresholdDoubt(threshold, count)
  if (sentence) expect(doubt).toMatch(sentence)
  else expect(doubt).toBeUndefined()
})

test.each(['', '-1', '1.5', '0x1', `${2n ** 256n}`, '9'.repeat(79)])('the salt nonce %j is refused', (text) => {
  expect(() => parseSaltNonce(text)).toThrow('salt nonce')
})
