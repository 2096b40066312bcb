import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HexText } from './HexText'

const lines = (text: string) => renderToStaticMarkup(<HexText text={text} />).split('<wbr/>')

test('an address may break in its middle, a hash at each quarter, and both stay the text that they are', () => {
  const [address, hash] = [`0x${'ab'.repeat(20)}`, `0x${'cd'.repeat(32)}`]
  expect(lines(address).map(({ length }) => length)).toEqual([22, 20])
  expect(lines(hash).map(({ length }) => length)).toEqual([18, 16, 16, 16])
  expect([lines(address).join(''), lines(hash).join('')]).toEqual([address, hash])
})

test('all other text is left to the window', () => {
  for (const text of ['', '12', '0x1234', `0x${'ab'.repeat(100)}`, `dev:0x${'ab'.repeat(20)}`]) {
    expect(lines(text)).toEqual([text])
  }
})
