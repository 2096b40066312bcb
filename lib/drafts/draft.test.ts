import { expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { formatDraft, parseDraft } from './draft'

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
