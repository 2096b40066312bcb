import type { Address, Hex } from 'viem'
import type { Store } from './database'

export type StoredMessage = {
  safe: Address
  messageHash: Hex
  /** A text, or typed data. */
  message: unknown
  safeAppId: number | null
  origin: { name: string | null; url: string | null } | null
  proposer: Address
  /** Milliseconds. */
  createdAt: number
  modifiedAt: number
}

export type MessageSignature = { owner: Address; signature: Hex; createdAt: number }

type Row = {
  safe: Address
  message_hash: Hex
  message: string
  safe_app_id: number | null
  origin: string | null
  proposer: Address
  created_at: number
  modified_at: number
}
type SignatureRow = { owner: Address; signature: Hex; created_at: number }

const ofSafe = 'FROM messages WHERE chain_id = ? AND safe = ?'

/** Messages of one chain's Safes and the owners' signatures over them. */
export class Messages {
  private readonly statements

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
  ) {
    this.statements = {
      insert: store.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
      sign: store.prepare('INSERT INTO message_signatures VALUES (?, ?, ?, ?, ?)'),
      touch: store.prepare('UPDATE messages SET modified_at = ? WHERE chain_id = ? AND message_hash = ?'),
      find: store.prepare('SELECT * FROM messages WHERE chain_id = ? AND message_hash = ?'),
      list: store.prepare(`SELECT * ${ofSafe} ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`),
      count: store.prepare(`SELECT count(*) AS total ${ofSafe}`),
      modified: store.prepare(`SELECT max(modified_at) AS modified ${ofSafe}`),
      signatures: store.prepare(
        'SELECT * FROM message_signatures WHERE chain_id = ? AND message_hash = ? ORDER BY created_at, rowid',
      ),
    }
  }

  find(messageHash: Hex) {
    const row = this.statements.find.get(this.chainId, messageHash) as Row | undefined
    return row ? readRow(row) : undefined
  }

  create(message: StoredMessage, signature: MessageSignature) {
    this.store.transaction(() => {
      const origin = message.origin === null ? null : JSON.stringify(message.origin)
      this.statements.insert.run(
        ...[
          this.chainId,
          message.messageHash,
          message.safe,
          JSON.stringify(message.message),
          message.safeAppId,
          origin,
        ],
        ...[message.proposer, message.createdAt, message.modifiedAt],
      )
      this.insertSignature(message.messageHash, signature)
    })()
  }

  sign(messageHash: Hex, signature: MessageSignature) {
    this.store.transaction(() => {
      this.insertSignature(messageHash, signature)
      this.statements.touch.run(signature.createdAt, this.chainId, messageHash)
    })()
  }

  /** Newest first. */
  list(safe: Address, limit: number, offset: number) {
    return (this.statements.list.all(this.chainId, safe, limit, offset) as Row[]).map(readRow)
  }

  count(safe: Address) {
    return (this.statements.count.get(this.chainId, safe) as { total: number }).total
  }

  lastModified(safe: Address) {
    const row = this.statements.modified.get(this.chainId, safe) as { modified: number | null } | undefined
    return row?.modified ?? null
  }

  signaturesOf(messageHash: Hex): MessageSignature[] {
    const rows = this.statements.signatures.all(this.chainId, messageHash) as SignatureRow[]
    return rows.map(({ owner, signature, created_at }) => ({ owner, signature, createdAt: created_at }))
  }

  private insertSignature(messageHash: Hex, { owner, signature, createdAt }: MessageSignature) {
    this.statements.sign.run(this.chainId, messageHash, owner, signature, createdAt)
  }
}

function readRow(row: Row): StoredMessage {
  return {
    ...{ safe: row.safe, messageHash: row.message_hash, message: JSON.parse(row.message), proposer: row.proposer },
    ...{ safeAppId: row.safe_app_id, origin: row.origin === null ? null : JSON.parse(row.origin) },
    ...{ createdAt: row.created_at, modifiedAt: row.modified_at },
  }
}
