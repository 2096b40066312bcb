import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import { maxExported, readAllPages } from './exportPages'

const safe = '0x000000000000000000000000000000000000dEaD'

function page(ids: readonly number[], next: string | null) {
  const txInfo = { type: 'Custom', to: { value: safe }, dataSize: '0', value: '0', isCancellation: false }
  const results = ids.map((id) => {
    const transaction = { id: `${id}`, timestamp: id, txStatus: 'SUCCESS', txInfo }
    return { type: 'TRANSACTION', conflictType: 'None', transaction }
  })
  return parseAnswer(transactionPage, { next, results })
}

const list = (read: (param: string | undefined) => ReturnType<typeof page>) => ({
  queryKey: [],
  readPage: async (param: string | undefined) => read(param),
})

test('a page that names an earlier one ends it, and what a page repeats is taken once', async () => {
  const counts: number[] = []
  const pages = list((param) => (param === 'b' ? page([2, 3], 'a') : page([1, 2], param === 'a' ? 'b' : 'a')))
  const { items, isWhole } = await readAllPages(pages, new AbortController().signal, (count) => counts.push(count))
  expect(items).toHaveLength(3)
  expect(isWhole).toBe(true)
  expect(counts).toEqual([2, 2, 3])
})

test('is bounded, however long the gateway goes on', async () => {
  let count = 0
  const endless = list(() => {
    count += 1
    return page(
      [...Array(1_000).keys()].map((id) => count * 1_000 + id),
      `${count}`,
    )
  })
  const { items, isWhole } = await readAllPages(endless, new AbortController().signal, () => undefined)
  expect(items).toHaveLength(maxExported)
  expect(isWhole).toBe(false)
  const empty = list(() => page([], `${count++}`))
  expect((await readAllPages(empty, new AbortController().signal, () => undefined)).isWhole).toBe(false)
})

test('stops when it is told to', async () => {
  const controller = new AbortController()
  let count = 0
  const endless = list(() => page([count++], `${count}`))
  const reading = readAllPages(endless, controller.signal, (read) => read === 3 && controller.abort())
  await expect(reading).rejects.toThrow()
  expect(count).toBe(4)
})
