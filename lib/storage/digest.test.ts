import { expect, it } from 'vitest'
import { digestOf, digestOfList } from './digest'

it('digests a long list once, however often it is asked for, and another list of the same alike', () => {
  let read = 0
  const counted = {
    toJSON: () => {
      read += 1
      return 'one'
    },
  }
  const list = [counted, 'other']
  const digests = new Set(Array.from({ length: 200 }, () => digestOfList(list)))
  expect([...digests]).toEqual([digestOf(['one', 'other'])])
  expect(read).toBe(1)
  expect(digestOfList(['one', 'another'])).not.toBe(digestOfList(list))
})
