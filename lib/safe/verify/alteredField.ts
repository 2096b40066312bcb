import { type Hex, zeroAddress } from 'viem'
import { listSafeVersions } from '@/lib/safe/account/version'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'

type Values<field extends keyof SafeTransaction> = readonly SafeTransaction[field][]

/** Values that other parts of the same answer give for a field: a decoded recipient, an amount, an on-chain nonce. */
export type FieldAlternatives = { [field in keyof SafeTransaction]?: Values<field> }

type AlteredField = { field: keyof SafeTransaction | 'version'; expected: string; received: string }

const nonceReach = 10n

/**
 * Which single field must have been changed, given the hash that was signed: the one for which some other plausible
 * value gives exactly that hash. Undefined when none does; then any field, or several, may be wrong.
 */
export function findAlteredField(
  account: SafeAccount,
  transaction: SafeTransaction,
  signedHash: Hex,
  alternatives: FieldAlternatives = {},
): AlteredField | undefined {
  for (const candidate of listCandidates(account, transaction, alternatives)) {
    if (hashSafeTransaction(account, { ...transaction, ...candidate }).safeTxHash !== signedHash) continue
    for (const field of transactionFields) {
      if (!(field in candidate)) continue
      return { field, expected: `${candidate[field]}`, received: `${transaction[field]}` }
    }
  }
  const version = listSafeVersions().find(
    (known) => hashSafeTransaction({ ...account, version: known }, transaction).safeTxHash === signedHash,
  )
  return version && { field: 'version', expected: version, received: account.version }
}

/** What two sources give for the fields, together. */
export function joinAlternatives(a: FieldAlternatives, b: FieldAlternatives): FieldAlternatives {
  return {
    to: [...(a.to ?? []), ...(b.to ?? [])],
    value: [...(a.value ?? []), ...(b.value ?? [])],
    data: [...(a.data ?? []), ...(b.data ?? [])],
    safeTxGas: [...(a.safeTxGas ?? []), ...(b.safeTxGas ?? [])],
    baseGas: [...(a.baseGas ?? []), ...(b.baseGas ?? [])],
    gasPrice: [...(a.gasPrice ?? []), ...(b.gasPrice ?? [])],
    gasToken: [...(a.gasToken ?? []), ...(b.gasToken ?? [])],
    refundReceiver: [...(a.refundReceiver ?? []), ...(b.refundReceiver ?? [])],
    nonce: [...(a.nonce ?? []), ...(b.nonce ?? [])],
  }
}

function listCandidates(
  account: SafeAccount,
  transaction: SafeTransaction,
  given: FieldAlternatives,
): Partial<SafeTransaction>[] {
  const { nonce } = transaction
  const nonces = Array.from({ length: Number(2n * nonceReach) }, (_, index) => nonce - nonceReach + BigInt(index))
  return [
    ...[account.address, ...(given.to ?? [])].map((to) => ({ to })),
    ...[0n, ...(given.value ?? [])].map((value) => ({ value })),
    ...(['0x', ...(given.data ?? [])] as const).map((data) => ({ data })),
    ...([0, 1] as const).map((operation) => ({ operation })),
    ...[0n, ...(given.safeTxGas ?? [])].map((safeTxGas) => ({ safeTxGas })),
    ...[0n, ...(given.baseGas ?? [])].map((baseGas) => ({ baseGas })),
    ...[0n, ...(given.gasPrice ?? [])].map((gasPrice) => ({ gasPrice })),
    ...[zeroAddress, ...(given.gasToken ?? [])].map((gasToken) => ({ gasToken })),
    ...[zeroAddress, ...(given.refundReceiver ?? [])].map((refundReceiver) => ({ refundReceiver })),
    ...[...nonces, ...(given.nonce ?? [])].filter((candidate) => candidate >= 0n).map((nonce) => ({ nonce })),
  ]
}
