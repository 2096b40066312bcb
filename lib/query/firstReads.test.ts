import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstReadsKey } from '@/lib/config/bootScript.js'

const page = '/transactions/queue?safe=dev:0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3'

beforeEach(() => {
  vi.resetModules()
  show(page)
})
afterEach(() => vi.unstubAllGlobals())

function show(href: string) {
  vi.stubGlobal('location', new URL(href, 'https://site.example'))
}

function memory(): { kept: () => unknown; storage: Pick<Storage, 'getItem' | 'setItem'> } {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  }
  return { storage, kept: () => JSON.parse(values.get(firstReadsKey) ?? '[]') }
}

test('what a page asked is kept by its address, a call as often as two asked it, and nothing that was asked later', async () => {
  const { keepFirstReads, noteCall, noteRead } = await import('./firstReads')
  const { storage, kept } = memory()
  for (const url of ['https://g.example/a', 'https://g.example/b', 'https://g.example/a']) noteRead(url)
  const code = [1, 'eth_getCode', ['0x1', 'latest']] as const
  for (const _ of [1, 2, 3]) noteCall(1, 'eth_getCode', ['0x1', 'latest'])
  keepFirstReads(storage)
  noteRead('https://g.example/later')
  keepFirstReads(storage)
  const reads = ['https://g.example/a', 'https://g.example/b']
  expect(kept()).toEqual([{ page, reads, calls: [code, code] }])
})

test('what another page asked than the one that was opened is not kept', async () => {
  const { keepFirstReads, noteRead } = await import('./firstReads')
  const { storage, kept } = memory()
  noteRead('https://g.example/a')
  show('/home')
  noteRead('https://g.example/b')
  keepFirstReads(storage)
  expect(kept()).toEqual([])
})

test('no more is kept than an early start is worth', async () => {
  const { keepFirstReads, noteCall, noteRead } = await import('./firstReads')
  const { storage, kept } = memory()
  for (let index = 0; index < 200; index += 1) {
    noteRead(`https://g.example/${index}`)
    noteCall(1, 'eth_call', [{ data: `0x${index}${'0'.repeat(1000)}` }])
  }
  keepFirstReads(storage)
  expect(kept()).toMatchObject([{ reads: { length: 30 }, calls: { length: 38 } }])
})

test('of a page that is left early is kept what it asked, and where an earlier visit asked for more, that', async () => {
  const { storage, kept } = memory()
  const visit = async (isLeft: boolean, ...urls: string[]) => {
    vi.resetModules()
    const { keepFirstReads, noteRead } = await import('./firstReads')
    for (const url of urls) noteRead(url)
    keepFirstReads(storage, isLeft)
  }
  await visit(true, 'https://g.example/a', 'https://g.example/b')
  expect(kept()).toMatchObject([{ reads: ['https://g.example/a', 'https://g.example/b'] }])
  await visit(true, 'https://g.example/c')
  expect(kept()).toMatchObject([{ reads: { length: 2 } }])
  await visit(false, 'https://g.example/c')
  expect(kept()).toMatchObject([{ reads: ['https://g.example/c'] }])
})
