import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '@/lib/gateway/client/client'
import * as answers from '@/tests/gateway/answers'
import { json, startWireServer, type WireServer } from '@/tests/gateway/wireServer'
import { readQueue } from './readQueue'

let server: WireServer
beforeAll(async () => {
  server = await startWireServer()
})
afterAll(() => server.close())

test('a queue with an entry that cannot be read is not whole, for what it hides may be the same payment', async () => {
  const ref = { chainId: 31337, address: answers.safe }
  const read = async (entries: unknown[]) => {
    server.reply(json(answers.page(entries)))
    const { unread, isComplete } = await readQueue(createGateway({ baseUrl: server.url }), ref)
    return { unread, isComplete }
  }
  expect(await read([answers.listItem])).toEqual({ unread: 0, isComplete: true })
  const bad = { ...answers.listItem, transaction: { id: 5 } }
  expect(await read([answers.listItem, bad])).toEqual({ unread: 1, isComplete: false })
  expect(await read([bad])).toEqual({ unread: 1, isComplete: false })
})
