import { type Hex, zeroAddress } from 'viem'
import { listSafeVersions } from '@/lib/safe/account/version'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'

/** Values of single fields that other parts of the same answer give: a decoded recipient, an amount, an on-chain nonce. */
export type FieldAlternatives = readonly Partial<SafeTransaction>[]

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
  alternatives: FieldAlternatives = [],
): AlteredField | undefined {
  const found = [...listUsual(account, transaction), ...alternatives].find(
    (change) => hashSafeTransaction(account, { ...transaction, ...change }).safeTxHash === signedHash,
  )
  const field = found && transactionFields.find((name) => name in found)
  if (field) return { field, expected: `${found[field]}`, received: `${transaction[field]}` }
  const version = listSafeVersions().find(
    (known) => hashSafeTransaction({ ...account, version: known }, transaction).safeTxHash === signedHash,
  )
  return version && { field: 'version', expected: version, received: account.version }
}

/** The fields of a transaction one by one. */
export function splitFields(fields: Partial<SafeTransaction>): FieldAlternatives {
  return transactionFields.flatMap((field) => (fields[field] === undefined ? [] : [pick(fields, field)]))
}

function pick<Field extends keyof SafeTransaction>(fields: Partial<SafeTransaction>, field: Field) {
  const picked: Partial<SafeTransaction> = {}
  picked[field] = fields[field]
  return picked
}

/** What a field has when nothing special is done with it. */
function listUsual({ address }: SafeAccount, { nonce }: SafeTransaction): FieldAlternatives {
  const nonces = Array.from({ length: Number(2n * nonceReach) }, (_, index) => nonce - nonceReach + BigInt(index))
  return [
    { to: address },
    ...splitFields({ value: 0n, data: '0x', operation: 0 }),
    { operation: 1 },
    ...splitFields({ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }),
    ...nonces.filter((other) => other >= 0n).map((other) => ({ nonce: other })),
  ]
}
