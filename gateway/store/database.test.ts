import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '@/tests/gateway-proof/postgresServer'
import { copyRecords } from './copyRecords'
import { openStore } from './database'
import { Messages, type StoredMessage } from './messages'
import { type Proposal, Proposals } from './proposals'

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

const safe: Address = '0x5AFE5aFe5afE5aFE5Afe5aFe5AfE5AfE5afe5AFE'
const messageHash = `0x${'ab'.repeat(32)}` as const
const signature = { owner: safe, signature: '0x01', createdAt: 7 } as const
const message: StoredMessage = {
  ...{ safe, messageHash, message: 'Hello \u0000 \ud800', safeAppId: null, origin: null, proposer: safe },
  ...{ createdAt: 7, modifiedAt: 7 },
}
const confirmation = { owner: safe, signature: '0x01', submittedAt: 7 } as const

function proposal(digit: string, nonce: bigint): Proposal {
  const amounts = { value: 2n ** 255n, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n }
  const parties = { to: safe, gasToken: safe, refundReceiver: safe } as const
  return {
    ...{ safe, safeTxHash: `0x${digit.repeat(64)}`, proposer: safe, origin: null, isTrusted: true },
    ...{ fields: { ...amounts, ...parties, data: '0x', operation: 0, nonce }, submittedAt: 7, modifiedAt: 7 },
  }
}

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
    const create = () => messages.create(message, signature)
    expect((await Promise.all([create(), create()])).sort()).toEqual([false, true])
    expect(await messages.sign(messageHash, signature)).toBe(false)
    expect(await messages.signaturesOf(messageHash)).toEqual([signature])
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

test('several processes may bring the tables up to date at the same time', async () => {
  const address = await postgres.createDatabase()
  const opened = await Promise.all([openStore(address), openStore(address), openStore(address)])
  for (const store of opened) expect(await store.findProblem()).toBeUndefined()
  await Promise.all(opened.map((store) => store.destroy()))
})

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

describe('what is wrong is said in a sentence, with the database and without its password', () => {
  test.each([
    ['a folder that is not there', 'absent/gateway.sqlite', /cannot be opened: /],
    ['a file of something else', 'other.sqlite', /file is not a database/],
    ['a damaged file', 'damaged.sqlite', /cannot be opened: it is damaged|malformed/],
  ])('%s', async (_, name, reason) => {
    const path = join(folder, name)
    writeFileSync(join(folder, 'other.sqlite'), 'Not a database. '.repeat(100))
    await damage(join(folder, 'damaged.sqlite'))
    await expect(openStore(path)).rejects.toThrow(reason)
    await expect(openStore(path)).rejects.toThrow(path)
  })

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

describe('what cannot be written is not acknowledged, and told until it can be', () => {
  test('a disk that is full', async () => {
    const store = await openStore(join(folder, 'full.sqlite'))
    const messages = new Messages(store, 1)
    const large = { ...message, message: 'x'.repeat(100_000) }
    await sql`PRAGMA max_page_count = 20`.execute(store)
    await expect(messages.create(large, signature)).rejects.toThrow('full')
    expect([await messages.find(messageHash), await store.findProblem()]).toEqual([
      undefined,
      expect.stringMatching('full'),
    ])
    await sql`PRAGMA max_page_count = 1000`.execute(store)
    expect([await store.findProblem(), await messages.create(large, signature)]).toEqual([undefined, true])
    await store.destroy()
  })

  test('a server that breaks down in the middle and comes back', async () => {
    const store = await openStore(await postgres.createDatabase())
    const messages = new Messages(store, 1)
    await messages.create(message, signature)
    await postgres.breakDown()
    await expect(messages.sign(messageHash, { ...signature, owner: '0x01' })).rejects.toThrow()
    expect(await store.findProblem()).toMatch(/ECONNREFUSED/)
    await postgres.start()
    expect(await store.findProblem()).toBeUndefined()
    expect(await messages.signaturesOf(messageHash)).toEqual([signature])
    await store.destroy()
  })

  test('a server that became a copy of another, to be read only', async () => {
    const address = await postgres.createDatabase()
    await (await openStore(address)).destroy()
    const store = await openStore(`${address}?options=-c%20default_transaction_read_only%3Don`)
    await expect(new Messages(store, 1).create(message, signature)).rejects.toThrow('read-only transaction')
    expect(await store.findProblem()).toContain('read-only transaction')
    await store.destroy()
  })
})
