import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from './database'
import { Messages } from './messages'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const safe = '0x5AFE5aFe5afE5aFE5Afe5aFe5AfE5AfE5afe5AFE'
const messageHash = `0x${'ab'.repeat(32)}` as const

test('a file made before there were steps keeps what it holds', async () => {
  const path = join(folder, 'former.sqlite')
  const former = new Database(path)
  former.exec(`CREATE TABLE messages (
    chain_id INTEGER NOT NULL, message_hash TEXT NOT NULL, safe TEXT NOT NULL, message TEXT NOT NULL,
    safe_app_id INTEGER, origin TEXT, proposer TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL,
    PRIMARY KEY (chain_id, message_hash)
  )`)
  former.exec(`INSERT INTO messages VALUES (1, '${messageHash}', '${safe}', '"Hello"', NULL, NULL, '${safe}', 5, 6)`)
  former.close()
  for (const _ of ['the first start', 'the second']) {
    const store = await openStore(path)
    expect(await new Messages(store, 1).find(messageHash)).toMatchObject({ message: 'Hello', createdAt: 5 })
    await store.destroy()
  }
})

test('an owner signs a message once, however often it comes at the same time', async () => {
  const store = await openStore(':memory:')
  const messages = new Messages(store, 1)
  const signature = { owner: safe, signature: '0x01', createdAt: 7 } as const
  const message = { safe, messageHash, message: 'Hello', safeAppId: null, origin: null, proposer: safe } as const
  const create = () => messages.create({ ...message, createdAt: 7, modifiedAt: 7 }, signature)
  expect(await Promise.all([create(), create()])).toEqual([true, false])
  expect(await messages.sign(messageHash, signature)).toBe(false)
  expect(await messages.signaturesOf(messageHash)).toEqual([signature])
  await store.destroy()
})

test.each([
  ['a folder that is not there', 'absent/gateway.sqlite', /cannot be opened: /],
  ['a file of something else', 'other.sqlite', /file is not a database/],
])('says in a sentence what is wrong with %s', async (_, name, reason) => {
  const path = join(folder, name)
  writeFileSync(join(folder, 'other.sqlite'), 'Not a database. '.repeat(100))
  await expect(openStore(path)).rejects.toThrow(reason)
  await expect(openStore(path)).rejects.toThrow(path)
})

test('says so when a newer program has made the tables', async () => {
  const path = join(folder, 'newer.sqlite')
  const store = await openStore(path)
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999 of tomorrow', '2030-01-01')`.execute(store)
  await store.destroy()
  await expect(openStore(path)).rejects.toThrow('999 of tomorrow')
})
