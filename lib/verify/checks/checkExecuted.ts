import type { Address, Hex, TransactionReceipt } from 'viem'
import { isAmong } from '@/lib/format/address'
import type { MultisigDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type ExecutedCall, readExecutedCalls } from '@/lib/safe/call/executedCall'
import { findHashingVersion } from '@/lib/safe/hash/transactionHash'
import { readExecutedSignatures } from '@/lib/safe/signature/executedSignatures'
import { type Check, compareValues, match, mismatch, unknown } from '@/lib/safe/verify/verification'
import type { ClaimedTransaction } from '@/lib/safe/verify/verifyTransaction'
import type { DetailsInput } from '@/lib/verify/detailsInput'
import { checkTime } from './checkTime'
import { isSaidExecuted } from './judgeStatus'
import type { Ending } from './readEnding'

/** What is said around an execution: when it was, who sent it, and whose signatures it had. */
export async function checkExecuted(
  input: DetailsInput,
  claimed: ClaimedTransaction,
  { receipt }: Ending,
): Promise<Check[]> {
  const { client, details } = input
  const { executedAt, txStatus, detailedExecutionInfo: info } = details
  const executor = info?.type === 'MULTISIG' ? info.executor?.value : undefined
  if (!receipt || !client || info?.type !== 'MULTISIG') {
    const isSaidToBe = isSaidExecuted(txStatus)
    return [
      ...(executedAt === null ? [] : [judgeUnproved('time', isSaidToBe)]),
      ...(executor ? [judgeUnproved('executor', isSaidToBe)] : []),
    ]
  }
  const [time, signed] = await Promise.all([
    checkTime(client, receipt, executedAt),
    checkCall(input, claimed, receipt, info),
  ])
  return [...time, ...(executor ? [checkExecutor(receipt.from, executor)] : []), ...signed]
}

/** Of what is not executed nobody can have executed anything. */
function judgeUnproved(subject: 'time' | 'executor', isSaidToBe: boolean): Check {
  if (isSaidToBe) return unknown(subject, { code: 'onlyServiceExecuted' })
  return mismatch(subject, { code: 'saidExecuted' })
}

function checkExecutor(sender: Address, executor: Address): Check {
  return compareValues('executor', sender, executor, [{ code: 'executor' }, { code: 'otherExecutor' }])
}

async function checkCall(
  { ref, version, chain, client }: DetailsInput,
  claimed: ClaimedTransaction,
  receipt: TransactionReceipt,
  info: MultisigDetails,
): Promise<Check[]> {
  if (!client) return []
  const account = { ...ref, version: chain?.version ?? version }
  const safeTxHash: Hex = `0x${claimed.safeTxHash.slice(2).toLowerCase()}`
  const calls = await readExecutedCalls(client, ref.address, receipt)
  const call = calls.find(({ fields, nonce = claimed.transaction.nonce }) => {
    try {
      return findHashingVersion(account, { ...fields, nonce }, safeTxHash) !== undefined
    } catch {
      return false
    }
  })
  if (!call) return []
  return [...(await checkSignatures(call, claimed, safeTxHash, chain?.owners ?? [])), ...checkThreshold(call, info)]
}

/**
 * Each owner who signed what was executed has to be shown. Bytes after the needed signatures may be anything, so without
 * the threshold of that time only owners of today are missed.
 */
async function checkSignatures(
  { signatures, threshold }: ExecutedCall,
  { confirmations }: ClaimedTransaction,
  hash: Hex,
  owners: readonly Address[],
): Promise<Check[]> {
  const subject = 'executedSignatures'
  const given = await readExecutedSignatures(signatures, hash, threshold)
  if (!given) return []
  const isOwner = isAmong(owners)
  const isShown = isAmong(confirmations.map(({ signer }) => signer))
  const missing = given.find(({ signer }) => (threshold !== undefined || isOwner(signer)) && !isShown(signer))
  if (!missing) return [match(subject, { code: 'allSignatures' })]
  return [mismatch(subject, { code: 'missingSignature' }, { field: 'confirmation', owner: missing.signer })]
}

/** Some services give the threshold of today for what was executed under another: then the number is only their word. */
function checkThreshold({ threshold }: ExecutedCall, { confirmationsRequired }: MultisigDetails): Check[] {
  const subject = 'executedThreshold'
  if (threshold === undefined) return []
  if (threshold === confirmationsRequired) return [match(subject, { code: 'thresholdThen' })]
  return [unknown(subject, { code: 'otherThresholdThen', threshold })]
}
