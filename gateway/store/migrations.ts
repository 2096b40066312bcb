import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Each step that the tables went through, by its name and in order. A step is never changed, for others took it: new ones
 * are added at the end. `order` is the column that says in which order rows came, where the database has none of its own.
 */
export function listMigrations(order: string): Record<string, Migration> {
  const step = (...statements: string[]): Migration => ({
    up: async (store: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(store)
    },
  })
  return {
    // Before there were steps the tables were made like this as well.
    '001 proposals and messages': step(
      `CREATE TABLE IF NOT EXISTS proposals (
        ${order} chain_id BIGINT NOT NULL, safe_tx_hash TEXT NOT NULL, safe TEXT NOT NULL, nonce BIGINT NOT NULL,
        to_address TEXT NOT NULL, value TEXT NOT NULL, data TEXT NOT NULL, operation INTEGER NOT NULL,
        safe_tx_gas TEXT NOT NULL, base_gas TEXT NOT NULL, gas_price TEXT NOT NULL, gas_token TEXT NOT NULL,
        refund_receiver TEXT NOT NULL, proposer TEXT NOT NULL, origin TEXT, is_trusted INTEGER NOT NULL,
        submitted_at BIGINT NOT NULL, modified_at BIGINT NOT NULL,
        PRIMARY KEY (chain_id, safe_tx_hash)
      )`,
      'CREATE INDEX IF NOT EXISTS proposals_of_safe ON proposals (chain_id, safe, nonce, submitted_at)',
      `CREATE TABLE IF NOT EXISTS confirmations (
        ${order} chain_id BIGINT NOT NULL, safe_tx_hash TEXT NOT NULL, owner TEXT NOT NULL, signature TEXT NOT NULL,
        submitted_at BIGINT NOT NULL,
        PRIMARY KEY (chain_id, safe_tx_hash, owner)
      )`,
      `CREATE TABLE IF NOT EXISTS messages (
        ${order} chain_id BIGINT NOT NULL, message_hash TEXT NOT NULL, safe TEXT NOT NULL, message TEXT NOT NULL,
        safe_app_id BIGINT, origin TEXT, proposer TEXT NOT NULL, created_at BIGINT NOT NULL, modified_at BIGINT NOT NULL,
        PRIMARY KEY (chain_id, message_hash)
      )`,
      'CREATE INDEX IF NOT EXISTS messages_of_safe ON messages (chain_id, safe, created_at)',
      `CREATE TABLE IF NOT EXISTS message_signatures (
        ${order} chain_id BIGINT NOT NULL, message_hash TEXT NOT NULL, owner TEXT NOT NULL, signature TEXT NOT NULL,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (chain_id, message_hash, owner)
      )`,
    ),
    '002 watched Safes': step(
      `CREATE TABLE watched_safes (
        chain_id BIGINT NOT NULL, safe TEXT NOT NULL, next_block BIGINT NOT NULL, is_old INTEGER NOT NULL,
        PRIMARY KEY (chain_id, safe)
      )`,
      `CREATE TABLE entries (
        chain_id BIGINT NOT NULL, hash TEXT NOT NULL, block BIGINT NOT NULL, content TEXT NOT NULL,
        PRIMARY KEY (chain_id, hash)
      )`,
      'CREATE INDEX entries_in_order ON entries (chain_id, block)',
      `CREATE TABLE marks (
        chain_id BIGINT NOT NULL, block BIGINT NOT NULL, hash TEXT NOT NULL,
        PRIMARY KEY (chain_id, block)
      )`,
    ),
    '003 one reader at a time': step(
      `CREATE TABLE readers (
        chain_id BIGINT NOT NULL PRIMARY KEY, holder TEXT NOT NULL, beat BIGINT NOT NULL,
        revision BIGINT NOT NULL, epoch BIGINT NOT NULL
      )`,
      'ALTER TABLE entries ADD COLUMN revision BIGINT NOT NULL DEFAULT 0',
      'CREATE INDEX entries_by_revision ON entries (chain_id, revision)',
    ),
    '004 deliveries to a hosted service': step(
      `CREATE TABLE deliveries (
        ${order} chain_id BIGINT NOT NULL, kind TEXT NOT NULL, hash TEXT NOT NULL, owner TEXT NOT NULL,
        state TEXT NOT NULL, reason TEXT, signature TEXT, attempts INTEGER NOT NULL, next_at BIGINT NOT NULL,
        changed_at BIGINT NOT NULL,
        PRIMARY KEY (chain_id, kind, hash, owner)
      )`,
      'CREATE INDEX deliveries_by_state ON deliveries (chain_id, state, next_at)',
    ),
  }
}
