import { expect, test } from 'vitest'
import { parseFormDraft } from './formDraft'

test('what was typed comes back as it was typed', () => {
  const draft = { kind: 'send', fields: { 'send.receiver': ' vitalik.eth', 'send.amount': '0.10', 'call.value': '' } }
  expect(parseFormDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{"kind":1,"fields":{}}',
  '{"kind":"send","fields":{"send.amount":5}}',
  JSON.stringify({ kind: 'send', fields: Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}`, ''])) }),
  JSON.stringify({ kind: 'send', fields: { text: 'x'.repeat(4_000_000) } }),
])('a foreign text is an empty form (%#)', (text) => {
  expect(parseFormDraft(text)).toEqual({ kind: '', fields: {} })
})

test('a field named like an object’s own parts is only a field', () => {
  const { fields } = parseFormDraft('{"kind":"send","fields":{"__proto__":"x","constructor":"y"}}')
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
})
