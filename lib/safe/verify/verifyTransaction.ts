import type { Address, Hex } from 'viem'
import { isContractRefusal } from '@/lib/chain/chainErrors'
import type { ReadClient } from '@/lib/chain/readClient'
import { findPastOwners } from '@/lib/safe/account/pastOwners'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { UnknownSafeVersionError } from '@/lib/safe/account/version'
import { safeAbi } from '@/lib/safe/call/abi'
import { checkExecution } from '@/lib/safe/execute/checkExecution'
import { readExecutedFields } from '@/lib/safe/execute/executedFields'
import type { Execution } from '@/lib/safe/execute/readExecution'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { type SafeTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { findHashingVersion, hashSafeTransaction, type SafeTransactionHashes } from '@/lib/safe/hash/transactionHash'
import type { ContractSignatureReader } from '@/lib/safe/signature/contractSignature'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { isSignedByKey, verifyConfirmations } from '@/lib/safe/signature/verifyConfirmations'
import type { Past } from '@/lib/safe/signature/verifySignature'
import { type FieldAlternatives, findAlteredField } from './alteredField'
import type { Reason } from './reason'
import { type Check, type CheckStatus, combineChecks, compareThreshold, match, mismatch, unknown } from './verification'

/** A transaction as a service, a file or a link claims it to be. */
export type ClaimedTransaction = {
  transaction: SafeTransaction
  safeTxHash: string
  confirmations: readonly OwnerSignature[]
  confirmationsRequired?: number | undefined
  /** For a transaction that is said to be executed: where. */
  execution?: { txHash: Hex } | undefined
  /** Other values that the same source gives for the fields: they help to name the one that was changed. */
  alternatives?: FieldAlternatives | undefined
}

/** The account with the service's version, which counts only until `chain` says another. */
export type VerificationContext = {
  account: SafeAccount
  /** Undefined when the chain did not answer: then nothing ends as `match`. */
  chain: SafeState | undefined
  client:
    | (ContractSignatureReader & Pick<ReadClient, 'getTransactionReceipt' | 'getTransaction' | 'getLogs'>)
    | undefined
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
  const today = { ...context.account, version: chain?.version ?? context.account.version }
  const { account, hashes } = chooseHashes(today, claimed, isUsed(claimed, chain))
  if ('code' in hashes) {
    return { status: 'unknown', hashes: undefined, checks: [unknown('safeTxHash', hashes)], signedBy: [] }
  }
  const executed = await readClaimedExecution(context, claimed, hashes.safeTxHash)
  const isEarlier = account.version !== today.version
  const past = describePast(executed, isUsed(claimed, chain))
  const of = { safe: account.address, owners: chain?.owners }
  const pastOwners = await findPastOwners(client, of, claimed.confirmations)
  const [hashCheck, contractCheck, confirmed] = await Promise.all([
    checkHash(context, account, claimed, hashes.safeTxHash, executed?.execution),
    isEarlier ? undefined : checkContractHash(context, claimed.transaction, hashes.safeTxHash),
    verifyConfirmations(client, {
      ...{ account, hash: hashes.safeTxHash, preimage: hashes.preimage, confirmations: claimed.confirmations },
      ...{ owners: chain?.owners, past, pastOwners },
    }),
  ])
  const stateChecks = executed ? [executed.check] : checkState(claimed, chain)
  const checks = [hashCheck, ...(contractCheck ? [contractCheck] : []), ...stateChecks, ...confirmed.checks]
  return { status: combineChecks(checks), hashes, checks, signedBy: confirmed.signedBy }
}

function isUsed({ transaction }: ClaimedTransaction, chain: SafeState | undefined): boolean {
  return chain !== undefined && transaction.nonce < chain.nonce
}

/**
 * What is signed now is hashed by the rules of today's version. What is over may be from before an upgrade: then it counts
 * by the rules of the earlier version that give the hash which is claimed.
 */
function chooseHashes(account: SafeAccount, { transaction, safeTxHash }: ClaimedTransaction, isOver: boolean) {
  const hashes = tryHash(account, transaction)
  if (!isOver || 'code' in hashes) return { account, hashes }
  const version = findHashingVersion(account, transaction, safeTxHash)
  if (version === undefined) return { account, hashes }
  const earlier = { ...account, version }
  return { account: earlier, hashes: tryHash(earlier, transaction) }
}

async function readClaimedExecution(
  { chain, client, account }: VerificationContext,
  { execution, transaction }: ClaimedTransaction,
  safeTxHash: Hex,
) {
  if (!execution) return undefined
  const known = { version: chain?.version ?? account.version, code: chain?.code, owners: chain?.owners }
  const { txHash } = execution
  return checkExecution(client, { safe: account.address, safeTxHash, txHash, ...known, nonce: transaction.nonce })
}

type Executed = Awaited<ReturnType<typeof readClaimedExecution>>

function describePast(executed: Executed, isOver: boolean): Past | undefined {
  const { check, execution } = executed ?? {}
  if (check?.status === 'match' && execution) {
    const { receipt, sender } = execution
    return { execution: { blockBefore: receipt.blockNumber - 1n, sender } }
  }
  if (!isOver) return undefined
  return executed ? { execution: {} } : {}
}

function tryHash(account: SafeAccount, transaction: SafeTransaction): SafeTransactionHashes | Reason {
  try {
    return hashSafeTransaction(account, transaction)
  } catch (error) {
    if (error instanceof UnknownSafeVersionError) return { code: 'told', sentence: error.message }
    return { code: 'unhashable' }
  }
}

async function checkHash(
  context: VerificationContext,
  account: SafeAccount,
  claimed: ClaimedTransaction,
  computed: Hex,
  execution: Execution | undefined,
): Promise<Check> {
  const subject = 'safeTxHash'
  const { transaction, confirmations } = claimed
  const received = claimed.safeTxHash.toLowerCase()
  if (received === computed) return match(subject, { code: 'fieldsHash' })
  const wrong = (reason: Reason, field: string) => mismatch(subject, reason, { field, expected: computed, received })
  if (!/^0x[0-9a-f]{64}$/.test(received)) return wrong({ code: 'noHash' }, subject)
  if (await isSignedByKey(computed, confirmations)) return wrong({ code: 'notSignedHash' }, subject)
  const signedHash: Hex = `0x${received.slice(2)}`
  const altered = findAlteredField(account, transaction, signedHash, await listKnownValues(context, claimed, execution))
  if (altered) return mismatch(subject, { code: 'alteredField', field: altered.field }, altered)
  const fields = transactionFields.join(', ')
  if (await isSignedByKey(signedHash, confirmations)) return wrong({ code: 'alteredSigned', fields }, 'signedFields')
  return wrong({ code: 'alteredSome', fields }, 'hashOrFields')
}

/** What else is known of the fields: from the same answer, from the Safe's nonce, and from the execution. */
async function listKnownValues(
  { account, chain, client }: VerificationContext,
  { alternatives = [] }: ClaimedTransaction,
  execution: Execution | undefined,
): Promise<FieldAlternatives> {
  const nonces = chain ? Array.from({ length: 300 }, (_, index) => ({ nonce: chain.nonce - 200n + BigInt(index) })) : []
  const executed = client && execution ? await readExecutedFields(client, account.address, execution.receipt) : []
  return [...alternatives, ...executed, ...nonces.filter(({ nonce }) => nonce >= 0n)]
}

async function checkContractHash(
  { client, chain, account }: VerificationContext,
  transaction: SafeTransaction,
  computed: Hex,
): Promise<Check> {
  const subject = 'contractHash'
  if (!client || !chain) return unknown(subject, { code: 'contractHashNotAsked' })
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
  try {
    const call = { address: account.address, abi: safeAbi, functionName: 'getTransactionHash', args } as const
    const received = await client.readContract(call)
    if (received === computed) return match(subject, { code: 'contractHash' })
    return mismatch(subject, { code: 'otherContractHash' }, { expected: received, received: computed })
  } catch (error) {
    return unknown(subject, { code: isContractRefusal(error) ? 'noContractHash' : 'contractHashSilent' })
  }
}

function checkState({ transaction, confirmationsRequired }: ClaimedTransaction, chain: SafeState | undefined): Check[] {
  if (!chain) return [unknown('chain', { code: 'chainSilent' })]
  if (transaction.nonce < chain.nonce) {
    // The threshold of today does not judge it.
    const values = { expected: `${chain.nonce}`, received: `${transaction.nonce}` }
    return [mismatch('nonce', { code: 'nonceUsed' }, values)]
  }
  const checks: Check[] = [match('nonce', { code: 'nonceFree' })]
  if (confirmationsRequired !== undefined) checks.push(compareThreshold(chain.threshold, confirmationsRequired))
  return checks
}
