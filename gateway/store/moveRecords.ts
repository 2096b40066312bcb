import { existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { reasonOf } from '../chain/reasonOf'
import { openStore } from './database'
import { isPostgres } from './postgres'
import { StoreError } from './storeError'
import type { Tables } from './tables'

/** All but whose turn it is to read. */
const moved = [
  'proposals',
  'confirmations',
  'messages',
  'message_signatures',
  'watched_safes',
  'entries',
  'marks',
  'deliveries',
] as const
const rowsAtOnce = 500

type Row = { place: number } & Record<string, unknown>

/** Copies what a file holds into an empty PostgreSQL database, all of it or nothing, and answers how many rows; no gateway may be writing to it. */
export async function moveRecords(path: string, address: string) {
  if (isPostgres(path) || !isPostgres(address)) throw new StoreError('Records are moved from a file to PostgreSQL')
  if (!existsSync(path)) throw new StoreError(`The database ${path} is not there`)
  const source = await openStore(path)
  try {
    const target = await openStore(address)
    try {
      return await target.transaction().execute((store) => copyTables(source, store))
    } finally {
      await target.destroy()
    }
  } catch (error) {
    throw new StoreError(`The records of ${path} were not moved: ${reasonOf(error)}`, { cause: error })
  } finally {
    await source.destroy()
  }
}

async function copyTables(source: Kysely<Tables>, target: Kysely<Tables>) {
  let count = 0
  for (const name of moved) {
    const { rows: found } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(target)
    if (found.length > 0) throw new StoreError('the other database holds records already')
  }
  for (const name of moved) {
    let last = 0
    for (;;) {
      const { rows } =
        await sql<Row>`SELECT rowid AS place, * FROM ${sql.table(name)} WHERE rowid > ${last} ORDER BY rowid LIMIT ${rowsAtOnce}`.execute(
          source,
        )
      const end = rows.at(-1)
      if (!end) break
      await insert(target, name, rows)
      last = end.place
      count += rows.length
    }
  }
  return count
}

/** In the order in which they came, which the database then numbers anew. */
async function insert(target: Kysely<Tables>, name: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'place')
  // How often what was read has changed is counted from nothing again.
  const pick = (row: Row, column: string) => (column === 'revision' ? 0 : row[column])
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => pick(row, column)))})`)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES ${sql.join(values)}`.execute(target)
}
