// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { afterEach, expect, test } from 'vitest'
import { QrPicture } from './QrPicture'

afterEach(cleanup)

const scale = 4

/** What a camera sees: the path's squares in black on white. */
function photograph(svg: Element) {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = side * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      const start = ((Number(y) * scale + dy) * width + Number(x) * scale) * 4
      for (let at = start; at < start + scale * 4; at += 1) if (at % 4 !== 3) data[at] = 0
    }
  }
  return { side, image: { width, height: width, data } }
}

test.each([
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  `https://sign.example/transactions/tx?safe=eth:0x${'ab'.repeat(20)}&id=multisig_0x${'cd'.repeat(60)}`,
  `https://sign.example/transactions/new?safe=eth:0x${'ab'.repeat(20)}#tx=${'aZ_-9'.repeat(380)}`,
])('a camera reads what was to be told: %s', (text) => {
  render(<QrPicture text={text} name="The link" />)
  const { side, image } = photograph(screen.getByRole('img', { name: 'The link' }))
  expect(decodeQR(image)).toBe(text)
  // Nothing stands in the quiet zone.
  const dark = [...screen.getByRole('img', { name: 'The link' }).innerHTML.matchAll(/M(\d+) (\d+)h/g)].flatMap(
    ([, x, y]) => [Number(x), Number(y)],
  )
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, side - 5])
})
