import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { splitText } from './textPieces'

test('leaves a text of ordinary length in one piece', () => {
  expect(splitText('')).toEqual([{ text: '', isCut: false }])
  expect(splitText('a\nb '.repeat(500))).toHaveLength(1)
})

test('ends a piece after a line, else after a word, and says where it had to cut', () => {
  const word = 'x'.repeat(1_500)
  expect(splitText(`${word}\n${word} ${word}`).map(({ text, isCut }) => [text.length, isCut])).toEqual([
    [1_501, false],
    [1_501, true],
    [1_500, false],
  ])
})

const anyText = fc.array(fc.constantFrom('x'.repeat(700), '\n', ' ', '🙂'.repeat(400), '\ud800', 'é'), {
  maxLength: 30,
})

propertyTest.prop([anyText])(
  'joined, the pieces are the text, none is long, and no character is cut in two',
  (parts) => {
    const text = parts.join('')
    const pieces = splitText(text)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    for (const piece of pieces) expect(piece.text.length).toBeLessThanOrEqual(2_000)
    const whole = [...text].filter((character) => character === '🙂').length
    expect(pieces.flatMap((piece) => [...piece.text]).filter((character) => character === '🙂')).toHaveLength(whole)
  },
)
