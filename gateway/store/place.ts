import type { DatabaseConnection, Dialect } from 'kysely'

/** Where records are kept. */
export type Place = {
  /** For sentences: it holds no password. */
  name: string
  /** Whether other processes may work with the same records. */
  isShared: boolean
  /** The column that says in which order rows came, where the database has none of its own. */
  order: string
  /** Each new connection is shown before it is used. */
  createDialect: (onCreateConnection: (connection: DatabaseConnection) => Promise<void>) => Dialect
}
