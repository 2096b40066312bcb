import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Address, Hex } from 'viem'
import type { SafeTransactionFields } from '../codec/safeHash'
import { dataFailure, notFound } from '../http/failure'
import type { Store } from './database'
import type { Deliveries, Source } from './deliveries'
import type { Tables } from './tables'

export type Origin = { name: string | null; url: string | null; note: string | null }

export type Proposal = {
  safe: Address
  safeTxHash: Hex
  fields: SafeTransactionFields
  proposer: Address
  origin: Origin | null
  /** False until a valid signature has come: such a proposal is left out of the queue. */
  isTrusted: boolean
  /** Milliseconds. */
  submittedAt: number
  modifiedAt: number
}

export type Confirmation = { owner: Address; signature: Hex; submittedAt: number }
export type ProposalMark = { safeTxHash: Hex; nonce: number; submittedAt: number; isTrusted: boolean }

export const noProposal = 'There is no proposed transaction with that hash'

/** Proposed transactions of one chain and the owners' confirmations of them. */
export class Proposals {
  constructor(
    private readonly store: Store,
    private readonly chainId: number,
    /** Of a chain with a hosted service. */
    private readonly deliveries?: Deliveries,
  ) {}

  async find(safeTxHash: Hex): Promise<Proposal | undefined> {
    const row = await this.ofChain().selectAll().where('safe_tx_hash', '=', safeTxHash).executeTakeFirst()
    return row && readRow(row)
  }

  /** A hash that is there already stays as it is; it only gains trust and the confirmations that are new. */
  async save(proposal: Proposal, confirmations: Confirmation[], source: Source = 'here') {
    const { safeTxHash, isTrusted, modifiedAt } = proposal
    // Who proposed it comes first, as who is told of it first takes that one for the proposer.
    const owners = new Set(confirmations.map(({ owner }) => owner))
    const told = owners.size === 0 || owners.delete(proposal.proposer) ? [proposal.proposer, ...owners] : [...owners]
    await this.store.transaction().execute(async (store) => {
      if (source === 'service' && (await this.deliveries?.isDeleted(safeTxHash, store))) return
      // Another process may remove it between the two.
      while (
        !(await this.insert(store, proposal)) &&
        !(await this.touch(store, safeTxHash, { isTrusted, modifiedAt }))
      );
      await this.insertConfirmations(store, safeTxHash, confirmations)
      await this.deliveries?.note({ kind: 'transaction', hash: safeTxHash, owners: told }, source, store)
    })
  }

  /** All of them or none: refused when the proposal is gone, or when one of them was there already. */
  async confirm(safeTxHash: Hex, confirmations: Confirmation[]) {
    const modifiedAt = Math.max(...confirmations.map(({ submittedAt }) => submittedAt))
    await this.store.transaction().execute(async (store) => {
      // First of all, as everywhere: who changes a proposal has its row to itself from then on.
      if (!(await this.touch(store, safeTxHash, { isTrusted: true, modifiedAt }))) throw notFound(noProposal)
      const known = (await this.confirmationsOf(safeTxHash, store)).map(({ owner }) => owner)
      const repeated = confirmations.find(({ owner }) => known.includes(owner))
      if (repeated) throw dataFailure(400, `${repeated.owner} has confirmed this transaction already`)
      await this.insertConfirmations(store, safeTxHash, confirmations)
      const owners = confirmations.map(({ owner }) => owner)
      await this.deliveries?.note({ kind: 'transaction', hash: safeTxHash, owners }, 'here', store)
    })
  }

  /** With the proposer's signature a hosted service is asked to do likewise. */
  async remove(safeTxHash: Hex, deletion?: { proposer: Address; signature: Hex }) {
    await this.store.transaction().execute(async (store) => {
      const removeFrom = (table: 'proposals' | 'confirmations') =>
        store
          .deleteFrom(table)
          .where('chain_id', '=', this.chainId)
          .where('safe_tx_hash', '=', safeTxHash)
          .executeTakeFirst()
      // Where it is not there yet, the confirmations are of whoever proposes it meanwhile.
      const { numDeletedRows } = await removeFrom('proposals')
      if (numDeletedRows > 0n) await removeFrom('confirmations')
      if (!deletion) return
      await this.deliveries?.noteDeletion(safeTxHash, deletion.proposer, deletion.signature, store)
    })
  }

  /** In queue order: by nonce, and inside a nonce by submission. */
  async listQueued(safe: Address, fromNonce: bigint, { trustedOnly, limit, offset }: QueueWindow) {
    const rows = await this.inOrder(safe)
      .where('nonce', '>=', Number(fromNonce))
      .where('is_trusted', '>=', trustedOnly ? 1 : 0)
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(readRow)
  }

  async listWithNonce(safe: Address, nonce: bigint) {
    return (await this.inOrder(safe).where('nonce', '=', Number(nonce)).execute()).map(readRow)
  }

  async listMarks(safe: Address): Promise<ProposalMark[]> {
    const rows = await this.ofSafe(safe)
      .select(['safe_tx_hash', 'nonce', 'submitted_at', 'is_trusted'])
      .orderBy('nonce')
      .orderBy('submitted_at')
      .orderBy('rowid')
      .execute()
    return rows.map((row) => ({
      ...{ safeTxHash: row.safe_tx_hash, nonce: row.nonce },
      ...{ submittedAt: row.submitted_at, isTrusted: row.is_trusted === 1 },
    }))
  }

  async highestTrustedNonce(safe: Address) {
    const row = await this.ofSafe(safe)
      .select(({ fn }) => fn.max('nonce').as('highest'))
      .where('is_trusted', '=', 1)
      .executeTakeFirst()
    return row?.highest ?? null
  }

  async lastModified(safe: Address) {
    const row = await this.ofSafe(safe)
      .select(({ fn }) => fn.max('modified_at').as('modified'))
      .executeTakeFirst()
    return row?.modified ?? null
  }

  async confirmationsOf(safeTxHash: Hex, store: Kysely<Tables> = this.store): Promise<Confirmation[]> {
    const rows = await store
      .selectFrom('confirmations')
      .selectAll()
      .where('chain_id', '=', this.chainId)
      .where('safe_tx_hash', '=', safeTxHash)
      .orderBy('submitted_at')
      .orderBy('rowid')
      .execute()
    return rows.map(({ owner, signature, submitted_at }) => ({ owner, signature, submittedAt: submitted_at }))
  }

  private ofChain() {
    return this.store.selectFrom('proposals').where('chain_id', '=', this.chainId)
  }

  private ofSafe(safe: Address) {
    return this.ofChain().where('safe', '=', safe)
  }

  private inOrder(safe: Address) {
    return this.ofSafe(safe).selectAll().orderBy('nonce').orderBy('submitted_at').orderBy('rowid')
  }

  /** Answers whether it was not there yet. */
  private async insert(store: Change, proposal: Proposal) {
    const inserted = await store
      .insertInto('proposals')
      .values(writeRow(this.chainId, proposal))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows !== 0n
  }

  /** Answers whether it is there. */
  private async touch(store: Change, safeTxHash: Hex, { isTrusted, modifiedAt }: Touch) {
    const updated = await store
      .updateTable('proposals')
      .set({ modified_at: modifiedAt, ...(isTrusted ? { is_trusted: 1 } : {}) })
      .where('chain_id', '=', this.chainId)
      .where('safe_tx_hash', '=', safeTxHash)
      .executeTakeFirst()
    return updated.numUpdatedRows !== 0n
  }

  private async insertConfirmations(store: Change, safeTxHash: Hex, confirmations: Confirmation[]) {
    if (confirmations.length === 0) return
    const key = { chain_id: this.chainId, safe_tx_hash: safeTxHash }
    await store
      .insertInto('confirmations')
      .values(
        confirmations.map(({ owner, signature, submittedAt }) => ({
          ...{ ...key, owner, signature, submitted_at: submittedAt },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

type Change = Transaction<Tables>
type Touch = { isTrusted: boolean; modifiedAt: number }
type QueueWindow = { trustedOnly: boolean; limit: number; offset: number }

function readRow(row: Selectable<Tables['proposals']>): Proposal {
  return {
    safe: row.safe,
    safeTxHash: row.safe_tx_hash,
    fields: {
      to: row.to_address,
      value: BigInt(row.value),
      data: row.data,
      operation: row.operation === 1 ? 1 : 0,
      safeTxGas: BigInt(row.safe_tx_gas),
      baseGas: BigInt(row.base_gas),
      gasPrice: BigInt(row.gas_price),
      gasToken: row.gas_token,
      refundReceiver: row.refund_receiver,
      nonce: BigInt(row.nonce),
    },
    proposer: row.proposer,
    origin: row.origin === null ? null : JSON.parse(row.origin),
    isTrusted: row.is_trusted === 1,
    submittedAt: row.submitted_at,
    modifiedAt: row.modified_at,
  }
}

function writeRow(chainId: number, { safe, safeTxHash, fields, ...rest }: Proposal): Insertable<Tables['proposals']> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = fields
  return {
    ...{ chain_id: chainId, safe_tx_hash: safeTxHash, safe, nonce: Number(nonce), to_address: to, data, operation },
    ...{ value: String(value), safe_tx_gas: String(safeTxGas), base_gas: String(baseGas) },
    ...{ gas_price: String(gasPrice), gas_token: gasToken, refund_receiver: refundReceiver },
    ...{ proposer: rest.proposer, origin: rest.origin === null ? null : JSON.stringify(rest.origin) },
    ...{ is_trusted: rest.isTrusted ? 1 : 0, submitted_at: rest.submittedAt, modified_at: rest.modifiedAt },
  }
}
