import { expect, it } from 'vitest'
import { changeSavedApps, parseSavedApps, savedAppsKey } from './savedApps'

const empty = { pinned: [], custom: [], accepted: [] }

function createStorage(text?: string) {
  const values = new Map(text === undefined ? [] : [[savedAppsKey, text]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

it('keeps what was saved', () => {
  const storage = createStorage()
  changeSavedApps(storage, ({ pinned }) => ({ pinned: [...pinned, 'https://one.example/'] }))
  changeSavedApps(storage, () => ({ custom: [{ href: 'https://two.example/', name: 'Two' }] }))
  changeSavedApps(storage, () => ({ accepted: ['https://two.example'] }))
  expect(parseSavedApps(storage.getItem(savedAppsKey))).toEqual({
    pinned: ['https://one.example/'],
    custom: [{ href: 'https://two.example/', name: 'Two' }],
    accepted: ['https://two.example'],
  })
})

it.each([null, '', '{', '5', 'null', '[]', '{"pinned":{"length":9}}', '{"pinned":[5,null,"javascript:alert(1)"]}'])(
  'makes nothing of %s',
  (text) => expect(parseSavedApps(text)).toEqual(empty),
)

it('leaves out added apps that are none', () => {
  const custom = [{ href: 'javascript:alert(1)', name: 'x' }, { href: 'https://a.example' }, null, 'https://b.example']
  expect(parseSavedApps(JSON.stringify({ custom }))).toEqual(empty)
})

it('forgets the oldest of more than a hundred', () => {
  const storage = createStorage()
  changeSavedApps(storage, () => ({ pinned: Array.from({ length: 150 }, (_, at) => `https://app${at}.example`) }))
  const { pinned } = parseSavedApps(storage.getItem(savedAppsKey))
  expect([pinned.length, pinned[0]]).toEqual([100, 'https://app50.example'])
})
