import type { Selectable, Transaction } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Store } from './database'
import type { Deliveries, Source } from './deliveries'
import type { Tables } from './tables'

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

/** Messages of one chain's Safes and the owners' signatures over them. */
export class Messages {
  constructor(
    private readonly store: Store,
    private readonly chainId: number,
    /** Of a chain with a hosted service. */
    private readonly deliveries?: Deliveries,
  ) {}

  async find(messageHash: Hex): Promise<StoredMessage | undefined> {
    const row = await this.ofChain().selectAll().where('message_hash', '=', messageHash).executeTakeFirst()
    return row && readRow(row)
  }

  /** Answers false, and changes nothing, when the message is there already. */
  async create(message: StoredMessage, signature: MessageSignature, source: Source = 'here'): Promise<boolean> {
    return this.store.transaction().execute(async (store) => {
      const inserted = await store
        .insertInto('messages')
        .values({
          ...{ chain_id: this.chainId, message_hash: message.messageHash, safe: message.safe },
          ...{ message: JSON.stringify(message.message), safe_app_id: message.safeAppId },
          ...{ origin: message.origin === null ? null : JSON.stringify(message.origin), proposer: message.proposer },
          ...{ created_at: message.createdAt, modified_at: message.modifiedAt },
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) return false
      return this.insertSignature(store, message.messageHash, signature, source)
    })
  }

  /** Answers false, and changes nothing, when the owner has signed already. */
  async sign(messageHash: Hex, signature: MessageSignature, source: Source = 'here'): Promise<boolean> {
    return this.store.transaction().execute(async (store) => {
      if (!(await this.insertSignature(store, messageHash, signature, source))) return false
      await store
        .updateTable('messages')
        .set({ modified_at: signature.createdAt })
        .where('chain_id', '=', this.chainId)
        .where('message_hash', '=', messageHash)
        .execute()
      return true
    })
  }

  /** Newest first. */
  async list(safe: Address, limit: number, offset: number) {
    const rows = await this.ofSafe(safe)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('rowid', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(readRow)
  }

  async count(safe: Address) {
    const row = await this.ofSafe(safe)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(row.total)
  }

  async lastModified(safe: Address) {
    const row = await this.ofSafe(safe)
      .select(({ fn }) => fn.max('modified_at').as('modified'))
      .executeTakeFirst()
    return row?.modified ?? null
  }

  async signaturesOf(messageHash: Hex): Promise<MessageSignature[]> {
    const rows = await this.store
      .selectFrom('message_signatures')
      .selectAll()
      .where('chain_id', '=', this.chainId)
      .where('message_hash', '=', messageHash)
      .orderBy('created_at')
      .orderBy('rowid')
      .execute()
    return rows.map(({ owner, signature, created_at }) => ({ owner, signature, createdAt: created_at }))
  }

  private ofChain() {
    return this.store.selectFrom('messages').where('chain_id', '=', this.chainId)
  }

  private ofSafe(safe: Address) {
    return this.ofChain().where('safe', '=', safe)
  }

  private async insertSignature(
    store: Transaction<Tables>,
    messageHash: Hex,
    { owner, signature, createdAt }: MessageSignature,
    source: Source,
  ) {
    const inserted = await store
      .insertInto('message_signatures')
      .values({ chain_id: this.chainId, message_hash: messageHash, owner, signature, created_at: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) return false
    await this.deliveries?.note({ kind: 'message', hash: messageHash, owners: [owner] }, source, store)
    return true
  }
}

function readRow(row: Selectable<Tables['messages']>): StoredMessage {
  return {
    ...{ safe: row.safe, messageHash: row.message_hash, message: JSON.parse(row.message), proposer: row.proposer },
    ...{ safeAppId: row.safe_app_id, origin: row.origin === null ? null : JSON.parse(row.origin) },
    ...{ createdAt: row.created_at, modifiedAt: row.modified_at },
  }
}
