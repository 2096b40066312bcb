import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { reasonOf } from '../chain/reasonOf'
import { isPostgres } from './postgres'
import { openFile } from './sqlite'
import { StoreError } from './storeError'

/** Copies a file with records, as they are at one moment, while a gateway may be writing. Throws what is wrong in a sentence. */
export function copyRecords(address: string, copy: string) {
  if (isPostgres(address)) throw new StoreError('A PostgreSQL database is copied by pg_dump: see docs/hosts.md')
  if (!existsSync(address)) throw new StoreError(`The database ${address} is not there`)
  const database = openFile(address)
  try {
    database.prepare('VACUUM INTO ?').run(copy)
    const written = openSync(copy, 'r+')
    fsyncSync(written)
    closeSync(written)
  } catch (error) {
    throw new StoreError(`The database ${address} cannot be copied to ${copy}: ${reasonOf(error)}`, { cause: error })
  } finally {
    database.close()
  }
}
