import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '@/tests/gateway-proof/postgresServer'
import {
  confirmation,
  message,
  messageHash,
  messageSignature,
  proposal,
  safe,
} from '@/tests/gateway-proof/sampleRecords'
import { copyRecords } from './copyRecords'
import { openStore } from './database'
import { Messages } from './messages'
import { moveRecords } from './moveRecords'
import { Proposals } from './proposals'
import type { Tables } from './tables'

let folder: string
let postgres: PostgresServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await postgres.stop()
})

const newFile = () => join(folder, `${randomUUID()}.sqlite`)
async function copyFile(path: string) {
  const copy = newFile()
  copyRecords(path, copy)
  return copy
}
const stores = [
  ['SQLite', async () => newFile(), copyFile],
  ['PostgreSQL', () => postgres.createDatabase(), (address: string) => postgres.copyDatabase(address)],
] as const

describe.each(stores)('on %s', (_, createAddress, copy) => {
  test('an owner signs a message once, however often it comes at the same time', async () => {
    const store = await openStore(await createAddress())
    const messages = new Messages(store, 1)
    const create = () => messages.create(message, messageSignature)
    expect((await Promise.all([create(), create()])).sort()).toEqual([false, true])
    expect(await messages.sign(messageHash, messageSignature)).toBe(false)
    expect(await messages.signaturesOf(messageHash)).toEqual([messageSignature])
    expect(await messages.find(messageHash)).toEqual(message)
    expect(await messages.count(safe)).toBe(1)
    await store.destroy()
  })

  test('proposals are kept as they came and listed in the order of the queue', async () => {
    const store = await openStore(await createAddress())
    const proposals = new Proposals(store, 1)
    const expected = [proposal('c', 5n), proposal('a', 9n), proposal('b', 9n), proposal('d', 2n ** 53n - 1n)]
    for (const each of [expected[1], expected[3], expected[2], expected[0]]) if (each) await proposals.save(each, [])
    const window = { trustedOnly: true, limit: 9, offset: 0 }
    expect(await proposals.listQueued(safe, 0n, window)).toEqual(expected)
    expect((await proposals.listMarks(safe)).map(({ safeTxHash }) => safeTxHash[2])).toEqual(['c', 'a', 'b', 'd'])
    expect([await proposals.highestTrustedNonce(safe), await proposals.lastModified(safe)]).toEqual([2 ** 53 - 1, 7])
    await store.destroy()
  })

  test('a confirmation is kept once, and none of what has been removed, whatever comes at the same time', async () => {
    const address = await createAddress()
    const store = await openStore(address)
    const other = store.isShared ? await openStore(address) : store
    const [one, two] = [new Proposals(store, 1), new Proposals(other, 1)]
    const { safeTxHash } = proposal('a', 0n)
    for (const round of Array.from({ length: 10 }, (_, index) => index)) {
      const changes = [
        () => one.save(proposal('a', 0n), [confirmation]),
        () => two.save(proposal('a', 0n), [confirmation]),
        () => one.confirm(safeTxHash, [confirmation]),
        () => two.confirm(safeTxHash, [confirmation]),
        ...(round % 2 === 0 ? [() => one.remove(safeTxHash)] : []),
      ]
      const answers = await Promise.allSettled(changes.map((change) => change()))
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
      expect(
        refusals.filter((reason) => !/no proposed transaction|confirmed this transaction already/.test(reason)),
      ).toEqual([])
      const isThere = (await two.find(safeTxHash)) !== undefined
      expect(await one.confirmationsOf(safeTxHash)).toHaveLength(isThere ? 1 : 0)
      await one.remove(safeTxHash)
    }
    for (const opened of new Set([store, other])) await opened.destroy()
  })

  test('what is removed before it is there takes no confirmation from what comes meanwhile', async () => {
    const address = await createAddress()
    const store = await openStore(address)
    const proposals = new Proposals(store, 1)
    const { safeTxHash } = proposal('a', 0n)
    for (let round = 0; round < 100; round += 1) {
      await Promise.all([proposals.remove(safeTxHash), proposals.save(proposal('a', 0n), [confirmation])])
      const isThere = (await proposals.find(safeTxHash)) !== undefined
      expect(await proposals.confirmationsOf(safeTxHash)).toHaveLength(isThere ? 1 : 0)
      await proposals.remove(safeTxHash)
    }
    await store.destroy()
  })

  test('a copy that is taken while somebody writes is whole, and is gone on with', async () => {
    const address = await createAddress()
    const store = await openStore(address)
    const proposals = new Proposals(store, 1)
    const saved = [...'0123456789abcde'].map((digit) => proposals.save(proposal(digit, 1n), [confirmation]))
    await saved[4]
    const copied = await openStore(await copy(address))
    await Promise.all(saved)
    const restored = new Proposals(copied, 1)
    const kept = (await restored.listMarks(safe)).map(({ safeTxHash }) => safeTxHash)
    expect(kept.length).toBeGreaterThanOrEqual(5)
    for (const hash of kept) {
      expect(await restored.find(hash)).toEqual(await proposals.find(hash))
      expect(await restored.confirmationsOf(hash)).toEqual([confirmation])
    }
    await restored.save(proposal('f', 1n), [confirmation])
    expect((await restored.listMarks(safe)).map(({ safeTxHash }) => safeTxHash)).toEqual([
      ...kept,
      proposal('f', 1n).safeTxHash,
    ])
    for (const opened of [store, copied]) await opened.destroy()
  })

  test('the tables of a newer program are refused', async () => {
    const address = await createAddress()
    const store = await openStore(address)
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999 of tomorrow', '2030-01-01')`.execute(store)
    await store.destroy()
    await expect(openStore(address)).rejects.toThrow(/a newer version of the gateway made them .*999 of tomorrow/)
  })
})

test('who changes a proposal has it to itself until the change is kept: nobody waits for each other in a circle', async () => {
  const address = await postgres.createDatabase()
  const [store, other] = [await openStore(address), await openStore(address)]
  const { safeTxHash } = proposal('a', 0n)
  await new Proposals(store, 1).save(proposal('a', 0n), [])
  const change = await store.startTransaction().execute()
  await change.updateTable('proposals').set({ modified_at: 8 }).execute()
  const confirmed = new Proposals(other, 1).confirm(safeTxHash, [confirmation]).catch(String)
  await vi.waitFor(
    async () => expect((await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(store)).rows).not.toEqual([]),
    { timeout: 20_000 },
  )
  const row: Insertable<Tables['confirmations']> = {
    chain_id: 1,
    safe_tx_hash: safeTxHash,
    owner: safe,
    signature: '0x01',
    submitted_at: 7,
  }
  await change.insertInto('confirmations').values(row).execute()
  await change.commit().execute()
  expect(await confirmed).toContain('has confirmed this transaction already')
  for (const opened of [store, other]) await opened.destroy()
})

test('the records of a file are moved to PostgreSQL in the order in which they came, once, and gone on with', async () => {
  const path = newFile()
  const file = await openStore(path)
  const before = new Proposals(file, 1)
  for (const digit of '9876543210') await before.save(proposal(digit, 1n), [confirmation])
  await new Messages(file, 1).create(message, messageSignature)
  const entry = { chain_id: 1, hash: '0x01', block: 7, content: '{}', revision: 9 } as const
  await file.insertInto('entries').values(entry).execute()
  const marks = await before.listMarks(safe)
  await file.destroy()
  const address = await postgres.createDatabase()
  expect(await moveRecords(path, address)).toBe(23)
  const store = await openStore(address)
  const after = new Proposals(store, 1)
  expect(await after.listMarks(safe)).toEqual(marks)
  for (const { safeTxHash } of marks) expect(await after.confirmationsOf(safeTxHash)).toEqual([confirmation])
  expect(await after.find(proposal('7', 1n).safeTxHash)).toEqual(proposal('7', 1n))
  const messages = new Messages(store, 1)
  expect([await messages.find(messageHash), await messages.signaturesOf(messageHash)]).toEqual([
    message,
    [messageSignature],
  ])
  expect(await store.selectFrom('entries').selectAll().execute()).toEqual([{ ...entry, revision: 0 }])
  await after.save(proposal('a', 1n), [])
  await expect(moveRecords(path, address)).rejects.toThrow('holds records already')
  expect((await after.listMarks(safe)).at(-1)?.safeTxHash).toBe(proposal('a', 1n).safeTxHash)
  await store.destroy()
  await expect(moveRecords(`${path}.not`, address)).rejects.toThrow('is not there')
})

test('several processes may bring the tables up to date at the same time', async () => {
  const address = await postgres.createDatabase()
  const opened = await Promise.all([openStore(address), openStore(address), openStore(address)])
  for (const store of opened) expect(await store.findProblem()).toBeUndefined()
  await Promise.all(opened.map((store) => store.destroy()))
})

describe('what is wrong is said in a sentence, with the database and without its password', () => {
  test.each([
    [
      'no server',
      () => 'postgresql://gateway:hidden@127.0.0.1:1/records',
      /127\.0\.0\.1:1\/records cannot be opened: .*ECONNREFUSED/,
    ],
    ['a wrong password', () => postgres.url('postgres', 'hidden'), /cannot be opened: password authentication failed/],
    ['no such database', () => postgres.url('absent'), /\/absent cannot be opened: database "absent" does not exist/],
    ['an address that is none', () => 'postgresql://a:hidden@:b:c', /^The address of the PostgreSQL database is none/],
  ])('%s', async (_, address, reason) => {
    const failure = await openStore(address()).catch((error: Error) => error.message)
    expect(failure).toMatch(reason)
    expect(failure).not.toContain('hidden')
  })
})

describe('what cannot be written is not acknowledged, and told until it can be', () => {
  test('a server that breaks down in the middle and comes back', async () => {
    const store = await openStore(await postgres.createDatabase())
    const messages = new Messages(store, 1)
    await messages.create(message, messageSignature)
    await postgres.breakDown()
    await expect(messages.sign(messageHash, { ...messageSignature, owner: '0x01' })).rejects.toThrow()
    expect(await store.findProblem()).toMatch(/ECONNREFUSED/)
    await postgres.start()
    expect(await store.findProblem()).toBeUndefined()
    expect(await messages.signaturesOf(messageHash)).toEqual([messageSignature])
    await store.destroy()
  })

  test('a server that became a copy of another, to be read only', async () => {
    const address = await postgres.createDatabase()
    await (await openStore(address)).destroy()
    const store = await openStore(`${address}?options=-c%20default_transaction_read_only%3Don`)
    await expect(new Messages(store, 1).create(message, messageSignature)).rejects.toThrow('read-only transaction')
    expect(await store.findProblem()).toContain('read-only transaction')
    await store.destroy()
  })
})
