import { expect, test } from 'vitest'
import { allowedPicture } from './pictureUrl'

test('lets pictures through that are carried in the address itself', () => {
  expect(allowedPicture('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
})

test('gives nothing for what the content policy would refuse', () => {
  for (const url of [
    'https://logos.example/a.png',
    'data:text/html,x',
    'javascript:alert(1)',
    'no address',
    '',
    null,
  ]) {
    expect(allowedPicture(url)).toBeUndefined()
  }
})
