import { expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { formatDraft, joinCalls, parseDraft } from './draft'

const to = recipients[0].address

test('a draft comes back with every digit', () => {
  const calls = [
    { to, value: 2n ** 256n - 1n, data: '0x' },
    { to, value: 0n, data: '0xdeadbeef', operation: 0 },
  ] as const
  expect(parseDraft(formatDraft(calls))).toEqual(calls)
})

test.each([
  null,
  '',
  'null',
  '{}',
  '[{"to":"0x1","value":"1","data":"0x"}]',
  `[{"to":"${to}","value":"-1","data":"0x"}]`,
])('the foreign text %s is no draft', (text) => expect(parseDraft(text)).toEqual([]))

test('a draft of 500 calls takes no more, and all that it takes come back', () => {
  const call = { to, value: 1n, data: '0x' } as const
  const full = joinCalls(Array(499).fill(call), [call])
  expect(parseDraft(formatDraft(full))).toHaveLength(500)
  expect(() => joinCalls(full, [call])).toThrow('A draft has at most 500 actions.')
  expect(() => joinCalls([], [...full, call])).toThrow('A draft has at most 500 actions.')
})
