import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmation,
  message,
  messageHash,
  messageSignature,
  proposal,
  safe,
} from '@/tests/gateway-proof/sampleRecords'
import { openStore } from './database'
import { Messages } from './messages'
import { Proposals } from './proposals'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

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

test.each([
  ['a folder that is not there', 'absent/gateway.sqlite', /cannot be opened: /],
  ['a file of something else', 'other.sqlite', /file is not a database/],
  ['a damaged file', 'damaged.sqlite', /cannot be opened: it is damaged|malformed/],
])('%s is said in a sentence, with its name', async (_, name, reason) => {
  const path = join(folder, name)
  writeFileSync(join(folder, 'other.sqlite'), 'Not a database. '.repeat(100))
  await damage(join(folder, 'damaged.sqlite'))
  await expect(openStore(path)).rejects.toThrow(reason)
  await expect(openStore(path)).rejects.toThrow(path)
})

/** A database that was whole, with other bytes in the middle. */
async function damage(path: string) {
  const store = await openStore(`${path}.whole`)
  for (const digit of '0123456789abcdef') await new Proposals(store, 1).save(proposal(digit, 0n), [confirmation])
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(store)
  await store.destroy()
  const bytes = readFileSync(`${path}.whole`)
  writeFileSync(path, bytes.fill('x', 8_192, 40_000))
  rmSync(`${path}.whole`)
}

test('on a full disk nothing is acknowledged, and that is told until there is room', async () => {
  const store = await openStore(join(folder, 'full.sqlite'))
  const messages = new Messages(store, 1)
  const large = { ...message, message: 'x'.repeat(100_000) }
  await sql`PRAGMA max_page_count = 20`.execute(store)
  await expect(messages.create(large, messageSignature)).rejects.toThrow('full')
  expect([await messages.find(messageHash), await store.findProblem()]).toEqual([
    undefined,
    expect.stringMatching('full'),
  ])
  await sql`PRAGMA max_page_count = 1000`.execute(store)
  expect([await store.findProblem(), await messages.create(large, messageSignature)]).toEqual([undefined, true])
  await store.destroy()
})
