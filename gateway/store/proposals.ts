import type { Address, Hex } from 'viem'
import type { SafeTransactionFields } from '../codec/safeHash'
import type { Store } from './database'

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

type Row = {
  safe: Address
  safe_tx_hash: Hex
  nonce: number
  to_address: Address
  value: string
  data: Hex
  operation: number
  safe_tx_gas: string
  base_gas: string
  gas_price: string
  gas_token: Address
  refund_receiver: Address
  proposer: Address
  origin: string | null
  is_trusted: number
  submitted_at: number
  modified_at: number
}

const insertProposal = `INSERT INTO proposals (chain_id, safe_tx_hash, safe, nonce, to_address, value, data, operation,
  safe_tx_gas, base_gas, gas_price, gas_token, refund_receiver, proposer, origin, is_trusted, submitted_at, modified_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET is_trusted = max(is_trusted, excluded.is_trusted),
  modified_at = max(modified_at, excluded.modified_at)`
const insertConfirmation = 'INSERT INTO confirmations VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
const ofSafe = 'FROM proposals WHERE chain_id = ? AND safe = ?'
const inOrder = 'ORDER BY nonce, submitted_at, rowid'

/** Proposed transactions of one chain and the owners' confirmations of them. */
export class Proposals {
  private readonly statements

  constructor(
    private readonly store: Store,
    private readonly chainId: number,
  ) {
    this.statements = {
      insert: store.prepare(insertProposal),
      confirm: store.prepare(insertConfirmation),
      touch: store.prepare(
        'UPDATE proposals SET modified_at = ?, is_trusted = 1 WHERE chain_id = ? AND safe_tx_hash = ?',
      ),
      find: store.prepare('SELECT * FROM proposals WHERE chain_id = ? AND safe_tx_hash = ?'),
      queued: store.prepare(`SELECT * ${ofSafe} AND nonce >= ? AND is_trusted >= ? ${inOrder} LIMIT ? OFFSET ?`),
      withNonce: store.prepare(`SELECT * ${ofSafe} AND nonce = ? ${inOrder}`),
      marks: store.prepare(`SELECT safe_tx_hash, nonce, submitted_at, is_trusted ${ofSafe} ${inOrder}`),
      highest: store.prepare(`SELECT max(nonce) AS highest ${ofSafe} AND is_trusted = 1`),
      modified: store.prepare(`SELECT max(modified_at) AS modified ${ofSafe}`),
      confirmations: store.prepare(
        'SELECT * FROM confirmations WHERE chain_id = ? AND safe_tx_hash = ? ORDER BY submitted_at, rowid',
      ),
      remove: store.prepare('DELETE FROM proposals WHERE chain_id = ? AND safe_tx_hash = ?'),
      removeConfirmations: store.prepare('DELETE FROM confirmations WHERE chain_id = ? AND safe_tx_hash = ?'),
    }
  }

  find(safeTxHash: Hex) {
    const row = this.statements.find.get(this.chainId, safeTxHash) as Row | undefined
    return row ? readRow(row) : undefined
  }

  /** A hash that is there already stays as it is; it only gains trust and the confirmations that are new. */
  save(proposal: Proposal, confirmations: Confirmation[]) {
    this.store.transaction(() => {
      const { safeTxHash } = proposal
      this.statements.insert.run(...writeRow(this.chainId, proposal))
      for (const confirmation of confirmations) this.insertConfirmation(safeTxHash, confirmation)
    })()
  }

  confirm(safeTxHash: Hex, confirmations: Confirmation[]) {
    this.store.transaction(() => {
      for (const confirmation of confirmations) {
        this.insertConfirmation(safeTxHash, confirmation)
        this.statements.touch.run(confirmation.submittedAt, this.chainId, safeTxHash)
      }
    })()
  }

  remove(safeTxHash: Hex) {
    this.store.transaction(() => {
      this.statements.removeConfirmations.run(this.chainId, safeTxHash)
      this.statements.remove.run(this.chainId, safeTxHash)
    })()
  }

  /** In queue order: by nonce, and inside a nonce by submission. */
  listQueued(safe: Address, fromNonce: bigint, { trustedOnly, limit, offset }: QueueWindow) {
    const trust = trustedOnly ? 1 : 0
    const rows = this.statements.queued.all(this.chainId, safe, Number(fromNonce), trust, limit, offset)
    return (rows as Row[]).map(readRow)
  }

  listWithNonce(safe: Address, nonce: bigint) {
    return (this.statements.withNonce.all(this.chainId, safe, Number(nonce)) as Row[]).map(readRow)
  }

  listMarks(safe: Address): ProposalMark[] {
    const rows = this.statements.marks.all(this.chainId, safe) as Row[]
    return rows.map((row) => ({
      ...{ safeTxHash: row.safe_tx_hash, nonce: row.nonce },
      ...{ submittedAt: row.submitted_at, isTrusted: row.is_trusted === 1 },
    }))
  }

  highestTrustedNonce(safe: Address) {
    const row = this.statements.highest.get(this.chainId, safe) as { highest: number | null } | undefined
    return row?.highest ?? null
  }

  lastModified(safe: Address) {
    const row = this.statements.modified.get(this.chainId, safe) as { modified: number | null } | undefined
    return row?.modified ?? null
  }

  confirmationsOf(safeTxHash: Hex): Confirmation[] {
    const rows = this.statements.confirmations.all(this.chainId, safeTxHash) as ConfirmationRow[]
    return rows.map(({ owner, signature, submitted_at }) => ({ owner, signature, submittedAt: submitted_at }))
  }

  private insertConfirmation(safeTxHash: Hex, { owner, signature, submittedAt }: Confirmation) {
    this.statements.confirm.run(this.chainId, safeTxHash, owner, signature, submittedAt)
  }
}

type QueueWindow = { trustedOnly: boolean; limit: number; offset: number }
type ConfirmationRow = { owner: Address; signature: Hex; submitted_at: number }

function readRow(row: Row): Proposal {
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

function writeRow(chainId: number, { safe, safeTxHash, fields, ...rest }: Proposal) {
  const origin = rest.origin === null ? null : JSON.stringify(rest.origin)
  return [
    ...[chainId, safeTxHash, safe, Number(fields.nonce), fields.to, String(fields.value), fields.data],
    ...[fields.operation, String(fields.safeTxGas), String(fields.baseGas), String(fields.gasPrice)],
    ...[fields.gasToken, fields.refundReceiver, rest.proposer, origin, rest.isTrusted ? 1 : 0],
    ...[rest.submittedAt, rest.modifiedAt],
  ]
}
