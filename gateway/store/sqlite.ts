import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { z } from 'zod'
import { reasonOf } from '../chain/reasonOf'
import type { Place } from './place'
import { StoreError } from './storeError'

const checkSchema = z.object({ quick_check: z.string() })

/**
 * An SQLite file, for one process. Every write is on the disk before it is acknowledged: the write-ahead log is
 * synchronised with each commit.
 */
export function placeInFile(path: string): Place {
  const database = openFile(path)
  return {
    ...{ name: path, isShared: false, order: '' },
    createDialect: (onCreateConnection) => new SqliteDialect({ database, onCreateConnection }),
  }
}

export function openFile(path: string) {
  try {
    const database = new Database(path)
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA busy_timeout = 5000')
    const { quick_check: found } = checkSchema.parse(database.prepare('PRAGMA quick_check(1)').get())
    if (found !== 'ok') throw new Error(`it is damaged (${found})`)
    return database
  } catch (error) {
    throw new StoreError(`The database ${path} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}
