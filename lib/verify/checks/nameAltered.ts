import { readExecutedCalls } from '@/lib/safe/call/executedCall'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { FieldAlternatives } from '@/lib/safe/verify/alteredField'
import { type Check, mismatch } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import type { DetailsInput } from '@/lib/verify/detailsInput'
import type { Ending } from './readEnding'

/** So many mixtures of what one answer says are tried at most: each costs a hash. */
const maxMixtures = 400
const nonceReach = 20n
const mixedFields = ['to', 'value', 'data', 'operation', 'nonce'] as const

/**
 * Where several signed fields were changed, `verifyTransaction` can only say that. What the chain executed, what this
 * browser saw under the hash before, and what other parts of the answer say may have exactly that hash: then each field
 * that differs from it is named, with its true value.
 */
export async function nameAltered(
  input: DetailsInput,
  claimed: ClaimedTransaction,
  checks: readonly Check[],
  ending: Ending,
): Promise<Check[]> {
  const isOpen = ({ subject, field }: Check) =>
    subject === 'safeTxHash' && (field === 'signedFields' || field === 'hashOrFields')
  if (!checks.some(isOpen)) return [...checks]
  const signed = await findSigned(input, claimed, ending)
  if (!signed) return [...checks]
  return checks.flatMap((check) => (isOpen(check) ? listChanges(claimed.transaction, signed) : [check]))
}

function listChanges(shown: SafeTransaction, signed: SafeTransaction): Check[] {
  return transactionFields.flatMap((field): Check[] => {
    const [expected, received] = [`${signed[field]}`, `${shown[field]}`]
    if (expected === received || sameBytes(expected, received)) return []
    return [mismatch('safeTxHash', { code: 'alteredField', field }, { field, expected, received })]
  })
}

async function findSigned(
  { ref, version, chain, client, seen }: DetailsInput,
  { transaction, safeTxHash, alternatives = [] }: ClaimedTransaction,
  { receipt }: Ending,
): Promise<SafeTransaction | undefined> {
  const account = { ...ref, version: chain?.version ?? version }
  const hasHash = (candidate: SafeTransaction) => isHashOf(account, candidate, safeTxHash)
  const remembered = seen?.(safeTxHash)
  if (remembered && hasHash(remembered)) return remembered
  const calls = client && receipt ? await readExecutedCalls(client, ref.address, receipt) : []
  const executed = calls.flatMap(({ fields, nonce }) =>
    (nonce === undefined ? listNonces(transaction.nonce, chain?.nonce) : [nonce]).map((each) => ({
      ...fields,
      nonce: each,
    })),
  )
  return executed.find(hasHash) ?? mix(transaction, alternatives).find(hasHash)
}

function isHashOf(account: SafeAccount, transaction: SafeTransaction, hash: string): boolean {
  try {
    return sameBytes(hashSafeTransaction(account, transaction).safeTxHash, hash)
  } catch {
    return false
  }
}

function listNonces(claimed: bigint, used = 0n): bigint[] {
  const around = (middle: bigint) =>
    Array.from({ length: Number(2n * nonceReach) }, (_, index) => middle - nonceReach + BigInt(index))
  return [...new Set([claimed, ...around(claimed), ...around(used)])].filter((nonce) => nonce >= 0n)
}

/** All ways to put what the answer says elsewhere in the place of fields, several at once. */
function mix(transaction: SafeTransaction, alternatives: FieldAlternatives): SafeTransaction[] {
  const changes: FieldAlternatives = [...alternatives, { data: '0x' }, { operation: 0 }, { operation: 1 }]
  const mixtures = [transaction]
  for (const field of mixedFields) {
    const choice = changes.filter((change) => field in change)
    const made = mixtures.flatMap((mixture) => choice.map((change) => ({ ...mixture, ...change })))
    mixtures.push(...made.slice(0, maxMixtures - mixtures.length))
  }
  return mixtures
}
