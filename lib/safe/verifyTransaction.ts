import type { Address, Hex, PublicClient } from 'viem'
import { safeAbi } from './abi'
import { type FieldAlternatives, findAlteredField, joinAlternatives } from './alteredField'
import { isContractRefusal } from './chainErrors'
import type { ContractSignatureReader } from './contractSignature'
import type { SafeAccount } from './domain'
import { readExecutedFields } from './executedFields'
import { checkExecution } from './executionResult'
import type { OwnerSignature } from './joinSignatures'
import type { SafeState } from './readSafe'
import { type SafeTransaction, transactionFields } from './transaction'
import { hashSafeTransaction, type SafeTransactionHashes } from './transactionHash'
import { type Check, type CheckStatus, combineChecks, compareValues } from './verification'
import { isSignedByKey, verifyConfirmations } from './verifyConfirmations'
import { UnknownSafeVersionError } from './version'

/** A transaction as a service, a file or a link claims it to be. */
export type ClaimedTransaction = {
  transaction: SafeTransaction
  safeTxHash: string
  confirmations: readonly OwnerSignature[]
  confirmationsRequired?: number | undefined
  /** For a transaction that is said to be executed: where, and by whom. */
  execution?: { txHash: Hex; executor?: Address | undefined } | undefined
  /** Other values that the same source gives for the fields: they help to name the one that was changed. */
  alternatives?: FieldAlternatives | undefined
}

/** The account with the service's version, which counts only until `chain` says another. */
export type VerificationContext = {
  account: SafeAccount
  /** Undefined when the chain did not answer: then nothing ends as `match`. */
  chain: SafeState | undefined
  client: (ContractSignatureReader & Pick<PublicClient, 'getTransactionReceipt' | 'getTransaction'>) | undefined
}

/** `hashes` are those of the fields as shown; `signedBy` are owners on the chain whose signature over them holds. */
export type TransactionVerification = {
  status: CheckStatus
  hashes: SafeTransactionHashes | undefined
  checks: Check[]
  signedBy: Address[]
}

/**
 * Compares a claimed transaction with what can be known: its hash recomputed from the fields, the contract's own
 * `getTransactionHash`, nonce, threshold and owners on the chain, each confirmation by its kind, and the event of an
 * execution. Only `match` may be signed or executed. Throws nothing that a claim or a failing chain could cause.
 */
export async function verifyTransaction(
  context: VerificationContext,
  claimed: ClaimedTransaction,
): Promise<TransactionVerification> {
  const { chain, client } = context
  const account = { ...context.account, version: chain?.version ?? context.account.version }
  const hashes = tryHash(account, claimed.transaction)
  if (typeof hashes === 'string') {
    return { status: 'unknown', hashes: undefined, checks: [unknown('safeTxHash', hashes)], signedBy: [] }
  }
  const { safeTxHash, preimage } = hashes
  const { execution, confirmations } = claimed
  const [hashCheck, contractCheck, executionCheck] = await Promise.all([
    checkHash(context, account, claimed, safeTxHash),
    checkContractHash(context, claimed.transaction, safeTxHash),
    execution && checkExecution(client, account.address, execution.txHash, safeTxHash),
  ])
  const confirmed = await verifyConfirmations(client, {
    account,
    hash: safeTxHash,
    preimage,
    confirmations,
    owners: chain?.owners,
    executor: execution?.executor,
    isExecuted: executionCheck?.status === 'match',
  })
  const stateChecks = executionCheck ? [executionCheck] : checkState(claimed, chain)
  const checks = [hashCheck, contractCheck, ...stateChecks, ...confirmed.checks]
  return { status: combineChecks(checks), hashes, checks, signedBy: confirmed.signedBy }
}

function tryHash(account: SafeAccount, transaction: SafeTransaction): SafeTransactionHashes | string {
  try {
    return hashSafeTransaction(account, transaction)
  } catch (error) {
    if (error instanceof UnknownSafeVersionError) return error.message
    return 'These fields cannot be hashed: one of them is out of range.'
  }
}

async function checkHash(
  context: VerificationContext,
  account: SafeAccount,
  claimed: ClaimedTransaction,
  computed: Hex,
): Promise<Check> {
  const subject = 'safeTxHash'
  const { transaction, confirmations } = claimed
  const received = claimed.safeTxHash.toLowerCase()
  if (received === computed)
    return { status: 'match', subject, reason: 'The hash was recomputed from the fields shown.' }
  const found = { status: 'mismatch', subject, expected: computed, received } as const
  if (!/^0x[0-9a-f]{64}$/.test(received)) return { ...found, field: subject, reason: 'The hash given is no hash.' }
  if (await isSignedByKey(computed, confirmations)) {
    return {
      ...found,
      field: subject,
      reason: 'The hash given is not that of the fields, which is what owners signed.',
    }
  }
  const signedHash: Hex = `0x${received.slice(2)}`
  const altered = findAlteredField(account, transaction, signedHash, await listKnownValues(context, claimed))
  if (altered) return { ...found, ...altered, reason: `The hash belongs to another ${altered.field}: it was changed.` }
  const fields = transactionFields.join(', ')
  if (await isSignedByKey(signedHash, confirmations)) {
    const reason = `The hash given, which owners signed, does not belong to the fields shown: one or more of ${fields} were changed. Which one, nothing here tells.`
    return { ...found, field: 'signedFields', reason }
  }
  const reason = `The hash given does not belong to the fields shown: it was changed itself, or one or more of ${fields} were. Which one, nothing here tells.`
  return { ...found, field: 'hashOrFields', reason }
}

/** What else is known of the fields: from the same answer, from the Safe's nonce, and from the execution. */
async function listKnownValues(
  { account, chain, client }: VerificationContext,
  { alternatives = {}, execution }: ClaimedTransaction,
): Promise<FieldAlternatives> {
  const nonce = chain ? Array.from({ length: 100 }, (_, index) => chain.nonce + BigInt(index)) : []
  const executed = client && execution ? await readExecutedFields(client, account.address, execution.txHash) : {}
  return joinAlternatives(joinAlternatives(alternatives, executed), { nonce })
}

async function checkContractHash(
  { client, chain, account }: VerificationContext,
  transaction: SafeTransaction,
  computed: Hex,
): Promise<Check> {
  const subject = 'contractHash'
  if (!client || !chain) return unknown(subject, 'The chain was not asked, so the hash rests on this app alone.')
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
  try {
    const call = { address: account.address, abi: safeAbi, functionName: 'getTransactionHash', args } as const
    const received = await client.readContract(call)
    if (received === computed) return { status: 'match', subject, reason: 'The Safe contract computes the same hash.' }
    const reason = 'The Safe contract computes another hash.'
    return { status: 'mismatch', subject, reason, expected: received, received: computed }
  } catch (error) {
    const isRefused = isContractRefusal(error)
    return unknown(
      subject,
      isRefused ? 'The Safe contract computes no hash.' : 'The chain did not answer with its hash.',
    )
  }
}

function checkState({ transaction, confirmationsRequired }: ClaimedTransaction, chain: SafeState | undefined): Check[] {
  if (!chain) return [unknown('chain', 'The chain did not answer: owners, threshold and nonce come from elsewhere.')]
  const values = { expected: `${chain.nonce}`, received: `${transaction.nonce}` }
  const checks: Check[] =
    transaction.nonce < chain.nonce
      ? [{ status: 'mismatch', subject: 'nonce', field: 'nonce', reason: 'The nonce is used already.', ...values }]
      : [{ status: 'match', subject: 'nonce', reason: 'The nonce is not used yet.' }]
  if (confirmationsRequired !== undefined) {
    const reasons: [string, string] = [
      'The Safe needs the number of signatures that is said here.',
      'The Safe needs another number of signatures than is said here.',
    ]
    checks.push(compareValues('threshold', `${chain.threshold}`, `${confirmationsRequired}`, reasons))
  }
  return checks
}

function unknown(subject: string, reason: string): Check {
  return { status: 'unknown', subject, reason }
}
