import { describe, expect, test } from 'vitest'
import { cutPage, pageLinks, parseCursor } from './paging'

const read = (cursor: string) => parseCursor(new URLSearchParams({ cursor }))

describe('parseCursor', () => {
  test('reads limit and offset, in any order', () => {
    expect(read('limit=5&offset=10')).toEqual({ limit: 5, offset: 10 })
    expect(read('offset=10&limit=5')).toEqual({ limit: 5, offset: 10 })
  })

  test('never gives more than 100 at once', () => {
    expect(read('limit=100000&offset=0')).toEqual({ limit: 100, offset: 0 })
  })

  test.each([
    '',
    'limit=5',
    'offset=5',
    'limit=0&offset=3',
    'limit=-5&offset=0',
    'limit=1e3&offset=0',
    'limit=5&offset=99999999999',
  ])('takes "%s" for the first page', (cursor) => expect(read(cursor)).toEqual({ limit: 20, offset: 0 }))
})

describe('pageLinks', () => {
  const url = new URL('https://gateway.example/list?to=0x1&cursor=limit%3D5%26offset%3D5')

  test('keep the filters and replace the cursor', () => {
    const { next, previous } = pageLinks(url, { limit: 5, offset: 5 }, true)
    expect(next).toBe('https://gateway.example/list?to=0x1&cursor=limit%3D5%26offset%3D10')
    expect(previous).toBe('https://gateway.example/list?to=0x1&cursor=limit%3D5%26offset%3D0')
  })

  test('are null at both ends', () => {
    expect(pageLinks(url, { limit: 5, offset: 0 }, false)).toEqual({ next: null, previous: null })
  })
})

describe('cutPage', () => {
  test('has a next page only when there are more rows', () => {
    const rows = [1, 2, 3, 4]
    expect(cutPage(rows, { limit: 2, offset: 0 })).toEqual({ rows: [1, 2], hasNext: true })
    expect(cutPage(rows, { limit: 2, offset: 2 })).toEqual({ rows: [3, 4], hasNext: false })
    expect(cutPage(rows, { limit: 2, offset: 9 })).toEqual({ rows: [], hasNext: false })
  })
})
