import Database from 'libsql'

export type Store = InstanceType<typeof Database>

const schema = `
  CREATE TABLE IF NOT EXISTS proposals (
    chain_id INTEGER NOT NULL, safe_tx_hash TEXT NOT NULL, safe TEXT NOT NULL, nonce INTEGER NOT NULL,
    to_address TEXT NOT NULL, value TEXT NOT NULL, data TEXT NOT NULL, operation INTEGER NOT NULL,
    safe_tx_gas TEXT NOT NULL, base_gas TEXT NOT NULL, gas_price TEXT NOT NULL, gas_token TEXT NOT NULL,
    refund_receiver TEXT NOT NULL, proposer TEXT NOT NULL, origin TEXT, is_trusted INTEGER NOT NULL,
    submitted_at INTEGER NOT NULL, modified_at INTEGER NOT NULL,
    PRIMARY KEY (chain_id, safe_tx_hash)
  );
  CREATE INDEX IF NOT EXISTS proposals_of_safe ON proposals (chain_id, safe, nonce, submitted_at);
  CREATE TABLE IF NOT EXISTS confirmations (
    chain_id INTEGER NOT NULL, safe_tx_hash TEXT NOT NULL, owner TEXT NOT NULL, signature TEXT NOT NULL,
    submitted_at INTEGER NOT NULL,
    PRIMARY KEY (chain_id, safe_tx_hash, owner)
  );
  CREATE TABLE IF NOT EXISTS messages (
    chain_id INTEGER NOT NULL, message_hash TEXT NOT NULL, safe TEXT NOT NULL, message TEXT NOT NULL,
    safe_app_id INTEGER, origin TEXT, proposer TEXT NOT NULL, created_at INTEGER NOT NULL, modified_at INTEGER NOT NULL,
    PRIMARY KEY (chain_id, message_hash)
  );
  CREATE INDEX IF NOT EXISTS messages_of_safe ON messages (chain_id, safe, created_at);
  CREATE TABLE IF NOT EXISTS message_signatures (
    chain_id INTEGER NOT NULL, message_hash TEXT NOT NULL, owner TEXT NOT NULL, signature TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (chain_id, message_hash, owner)
  );
  CREATE TABLE IF NOT EXISTS token_trust (
    chain_id INTEGER NOT NULL, token TEXT NOT NULL, is_trusted INTEGER NOT NULL,
    PRIMARY KEY (chain_id, token)
  );
`

/**
 * Holds what no chain knows: proposals, confirmations, messages and which tokens are trusted. Every write is on the disk
 * before it is acknowledged: the write-ahead log is synchronised with each commit, so a killed process loses nothing.
 */
export function openStore(path: string): Store {
  const store = new Database(path)
  store.exec('PRAGMA journal_mode = WAL')
  store.exec('PRAGMA synchronous = FULL')
  store.exec('PRAGMA busy_timeout = 5000')
  store.exec(schema)
  return store
}
