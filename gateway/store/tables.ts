import type { Generated } from 'kysely'
import type { Address, Hex } from 'viem'

type ProposalRow = {
  /** The order of arrival: SQLite numbers rows by itself, under this name; PostgreSQL has a column for it. */
  rowid: Generated<number>
  chain_id: number
  safe_tx_hash: Hex
  safe: Address
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

type ConfirmationRow = {
  rowid: Generated<number>
  chain_id: number
  safe_tx_hash: Hex
  owner: Address
  signature: Hex
  submitted_at: number
}

type MessageRow = {
  rowid: Generated<number>
  chain_id: number
  message_hash: Hex
  safe: Address
  message: string
  safe_app_id: number | null
  origin: string | null
  proposer: Address
  created_at: number
  modified_at: number
}

type MessageSignatureRow = {
  rowid: Generated<number>
  chain_id: number
  message_hash: Hex
  owner: Address
  signature: Hex
  created_at: number
}

type WatchedSafeRow = { chain_id: number; safe: Address; next_block: number; is_old: number }

/** `content` is an `Entry`: a transaction that touched a watched Safe. `revision` is the reader's when it was written. */
type EntryRow = { chain_id: number; hash: Hex; block: number; content: string; revision: number }

/** A block whose hash is remembered, so that a reorganisation is noticed. */
type MarkRow = { chain_id: number; block: number; hash: Hex }

/** Whose turn it is to read a chain, whose `beat` goes on as long as it lives, and how often what was read has changed. */
type ReaderRow = {
  chain_id: number
  holder: string
  beat: number
  revision: number
  /** Grows whenever something that was read does not hold any more. */
  epoch: number
}

/** What is told of to a hosted service: an owner's confirmation, with what it confirms; or that a proposal was deleted. */
export type DeliveryKind = 'transaction' | 'message' | 'deletion'

/** `theirs` came from the service; it has `taken` or `refused` what came from here. */
export type DeliveryState = 'waiting' | 'taken' | 'refused' | 'theirs'

/** What a hosted service has been told, or has yet to be told; `next_at` is when it is tried again, in milliseconds. */
type DeliveryRow = {
  rowid: Generated<number>
  chain_id: number
  kind: DeliveryKind
  hash: Hex
  owner: Address
  state: DeliveryState
  /** Why it was refused, as the service says. */
  reason: string | null
  /** Of a deletion: what is deleted cannot be asked for it. */
  signature: Hex | null
  attempts: number
  next_at: number
  changed_at: number
}

export type Tables = {
  proposals: ProposalRow
  confirmations: ConfirmationRow
  messages: MessageRow
  message_signatures: MessageSignatureRow
  watched_safes: WatchedSafeRow
  entries: EntryRow
  marks: MarkRow
  readers: ReaderRow
  deliveries: DeliveryRow
}
