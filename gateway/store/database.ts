import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { reasonOf } from '../chain/reasonOf'
import { listMigrations } from './migrations'
import type { Tables } from './tables'

export type Store = Kysely<Tables>

/**
 * Holds what no chain knows: proposals, confirmations and messages. Every write is on the disk before it is acknowledged:
 * the write-ahead log is synchronised with each commit, so a killed process loses nothing. Throws what is wrong in a
 * sentence.
 */
export async function openStore(path: string): Promise<Store> {
  const store = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openFile(path) }) })
  try {
    await migrate(store, path)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

class StoreError extends Error {
  override name = 'StoreError'
}

function openFile(path: string) {
  try {
    const database = new Database(path)
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA busy_timeout = 5000')
    return database
  } catch (error) {
    throw new StoreError(`The database ${path} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

async function migrate(store: Store, path: string) {
  const provider = { getMigrations: async () => listMigrations('') }
  const { error } = await new Migrator({ db: store, provider }).migrateToLatest()
  if (error === undefined) return
  throw new StoreError(`The tables of the database ${path} cannot be brought up to date: ${reasonOf(error)}`, {
    cause: error,
  })
}
