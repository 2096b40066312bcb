import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { formatMessageFile, formatMessageLink, isMessageLink, parseMessageFile } from './messageFile'

const safe = getAddress(`0x${'a1'.repeat(20)}`)
const signer = getAddress(`0x${'b2'.repeat(20)}`)
const signature = `0x${'cd'.repeat(65)}` as const
const file = { chainId: 1, safe, content: '"Einverstanden: 好的 🤝"', signatures: [{ signer, signature }] }

test('a message with its signatures comes out of a file, a text and a link as it went in', () => {
  const link = formatMessageLink(file) ?? ''
  expect(isMessageLink(link)).toBe(true)
  expect(link).toMatch(/^#msg=[\w-]+$/)
  for (const text of [formatMessageFile(file), formatMessageFile(file, 0), link, `https://sign.example/x?y=1${link}`]) {
    expect(parseMessageFile(` ${text}\n`)).toEqual(expect.objectContaining(file))
  }
})

test('what is too long for a link is no link', () => {
  expect(formatMessageLink({ ...file, content: JSON.stringify('x'.repeat(20_000)) })).toBeUndefined()
})

const damaged = formatMessageFile(file)
test.each([
  ['nothing', ''],
  ['another link', '#tx=abcd'],
  ['a damaged link', (formatMessageLink(file) ?? '').slice(0, -9)],
  ['bytes that are no text', '#msg=_____w'],
  ['another kind', damaged.replace('safe-message', 'safe-transaction')],
  ['a wrong address', damaged.replace(signer, '0x12')],
  ['a signature that is none', damaged.replace(signature, '0xzz')],
  ['too many signatures', formatMessageFile({ ...file, signatures: Array(201).fill(file.signatures[0]) })],
  ['more than anyone signs', `{"kind":"${'x'.repeat(2_000_001)}"}`],
])('%s is refused with a sentence', (_, text) => {
  expect(() => parseMessageFile(text)).toThrow(/^This is (no message|longer than)/)
})
