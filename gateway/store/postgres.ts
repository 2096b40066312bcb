import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { reasonOf } from '../chain/reasonOf'
import type { Place } from './place'
import { StoreError } from './storeError'

const mostConnections = 10
/** Longer is no answer: the machine may have left the network without a word. */
const longestWait = 15_000

export const isPostgres = (place: string) => /^postgres(ql)?:/.test(place)

/** A PostgreSQL database, for several processes. A commit is answered once it is on the disk, whatever the server's default is. */
export function placeInPostgres(url: string): Place {
  const pool = createPool(url)
  return {
    ...{ name: nameOf(url), isShared: true, order: 'rowid BIGINT GENERATED ALWAYS AS IDENTITY,' },
    createDialect: (onCreateConnection) =>
      new PostgresDialect({ pool: { connect: () => connect(pool), end: () => pool.end() }, onCreateConnection }),
  }
}

function nameOf(url: string) {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `${host || (searchParams.get('host') ?? '')}${pathname}`
  } catch {
    throw new StoreError('The address of the PostgreSQL database is none: postgresql://user:password@host:port/name')
  }
}

function createPool(connectionString: string) {
  nameOf(connectionString)
  const pool = new pg.Pool({
    ...{ connectionString, max: mostConnections, keepAlive: true, options: '-c synchronous_commit=on' },
    ...{ connectionTimeoutMillis: longestWait, query_timeout: longestWait },
    // A transaction whose process hangs holds up nobody for long; nor is a connection that fails kept for long.
    ...{ idle_in_transaction_session_timeout: longestWait, maxLifetimeSeconds: 60 },
    types: { getTypeParser: readWholeNumbers },
  })
  // Whoever uses a connection that ends is told by the query that fails; without listeners the process would end.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

async function connect(pool: pg.Pool) {
  try {
    return await pool.connect()
  } catch (error) {
    throw new StoreError(reasonOf(error), { cause: error })
  }
}

/** Nothing that is kept is beyond what a number holds exactly. */
const readWholeNumbers: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)
