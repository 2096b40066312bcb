import { randomBytes } from 'node:crypto'
import { type DatabaseConnection, Kysely, Migrator, sql } from 'kysely'
import { reasonOf } from '../chain/reasonOf'
import { listMigrations } from './migrations'
import type { Place } from './place'
import { isPostgres, placeInPostgres } from './postgres'
import { placeInFile } from './sqlite'
import { StoreError } from './storeError'
import type { Tables } from './tables'

/**
 * Holds what no chain knows: proposals, confirmations and messages; and what was read of the chains. Every write is on the
 * disk before it is acknowledged, so a killed process loses nothing.
 */
export class Store extends Kysely<Tables> {
  readonly isShared: boolean
  private readonly failing: { reason: string | undefined }

  constructor({ isShared, createDialect }: Place) {
    const failing: { reason: string | undefined } = { reason: undefined }
    super({ dialect: createDialect(async (connection) => watchConnection(connection, failing)) })
    this.isShared = isShared
    this.failing = failing
  }

  /** Why nothing can be read or, since the last try, written; undefined when all is well. */
  async findProblem(): Promise<string | undefined> {
    try {
      await sql`SELECT 1`.execute(this)
      if (this.failing.reason !== undefined) await this.tryToWrite()
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }

  /** Something large enough, however it is packed, not to fit where there is hardly any room. */
  private async tryToWrite() {
    const row = { chain_id: 0, block: 0, hash: `0x${randomBytes(32_000).toString('hex')}` } as const
    await this.insertInto('marks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['chain_id', 'block']).doUpdateSet({ hash: row.hash }))
      .execute()
    await this.deleteFrom('marks').where('chain_id', '=', 0).execute()
    this.failing.reason = undefined
  }
}

/** A file, or the address of a PostgreSQL database. Throws what is wrong in a sentence. */
export async function openStore(address: string): Promise<Store> {
  const place = isPostgres(address) ? placeInPostgres(address) : placeInFile(address)
  const store = new Store(place)
  try {
    const problem = await store.findProblem()
    if (problem !== undefined) throw new StoreError(`The database ${place.name} cannot be opened: ${problem}`)
    await migrate(store, place)
  } catch (error) {
    await store.destroy()
    throw error
  }
  return store
}

/** Every failure is one of the store's, and is remembered until something has been written. */
function watchConnection(connection: DatabaseConnection, failing: { reason: string | undefined }) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query) => {
    try {
      const result = await execute<never>(query)
      if (query.sql === 'commit') failing.reason = undefined
      return result
    } catch (error) {
      // After some failures there is nothing left to roll back.
      if (query.sql !== 'rollback') failing.reason = reasonOf(error)
      throw new StoreError(failing.reason ?? reasonOf(error), { cause: error })
    }
  }
}

async function migrate(store: Store, { name, order }: Place) {
  const provider = { getMigrations: async () => listMigrations(order) }
  const { error } = await new Migrator({ db: store, provider }).migrateToLatest()
  if (error === undefined) return
  const reason = reasonOf(error)
  const why = reason.includes('previously executed migration')
    ? `a newer version of the gateway made them (${reason})`
    : reason
  throw new StoreError(`The tables of the database ${name} cannot be brought up to date: ${why}`, { cause: error })
}
