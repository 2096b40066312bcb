import { type Address, type Hex, isAddressEqual, type TransactionReceipt } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { includesAddress } from '@/lib/format/address'
import { type AccountCode, classifyCode } from '@/lib/safe/account/proxies'
import { isKnownVersion, listSafeVersions, versionRules } from '@/lib/safe/account/version'
import { safeAbi } from '@/lib/safe/call/abi'
import { type ExecutedCall, readDirectCall, readLoggedCalls } from '@/lib/safe/call/executedCall'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { splitSignatures } from '@/lib/safe/signature/signatures'
import { recoverSigner } from '@/lib/safe/signature/verifySignature'
import { readEndEvents, readExecutionResult } from './executionResult'

/**
 * What a mined transaction did to a Safe transaction. `success` and `failure`: it used its nonce there; `absent`: it was
 * not executed there; `unknown`: the Safe may have had a version that tells nothing of a success, and nothing else proves
 * it. `sender` is who called the Safe, as far as that is known.
 */
export type Execution = {
  outcome: 'success' | 'failure' | 'absent' | 'unknown'
  receipt: TransactionReceipt
  sender: Address | undefined
}

export type ExecutionClaim = {
  safe: Address
  safeTxHash: Hex
  txHash: Hex
  /** What is known of the Safe says whether it may have executed without a word (`mayBeSilent`); asked for if missing. */
  version?: string | undefined
  code?: AccountCode | undefined
  owners?: readonly Address[] | undefined
  nonce?: bigint | undefined
}

export type ExecutionReader = Pick<ReadClient, 'getTransactionReceipt' | 'getTransaction' | 'readContract' | 'getCode'>

/**
 * Whether the chain's transaction executed the Safe transaction: by the Safe's events, and where there may be none by the
 * call itself and the nonces before and after. Throws viem's errors, TransactionReceiptNotFoundError among them.
 */
export async function readExecution(client: ExecutionReader, claim: ExecutionClaim): Promise<Execution> {
  const { safe, safeTxHash, txHash } = claim
  const receipt = await client.getTransactionReceipt({ hash: txHash })
  const told = readExecutionResult(receipt, safe, safeTxHash)
  const outcome = told === 'absent' ? await judgeSilence(client, claim, receipt) : told
  return { outcome, receipt, sender: findSender(receipt, claim) }
}

/**
 * Whether a Safe may have executed something without an event that says so. Contracts up to 1.0.0 did. A Safe of today's
 * version may once have had such a one, unless its own code is a proxy that came with a later.
 */
export function mayBeSilent({ version, code }: Pick<ExecutionClaim, 'version' | 'code'>): boolean {
  if (version !== undefined && tellsNothing(version)) return true
  if (code?.kind === 'proxy') return tellsNothing(code.versions.replace(/ to .*/, ''))
  return version === undefined || code !== undefined
}

/** What a version tells that is not known here is not known either. */
function tellsNothing(version: string): boolean {
  return !isKnownVersion(version) || versionRules(version).endEvents === 'failureOnly'
}

async function judgeSilence(
  client: ExecutionReader,
  claim: ExecutionClaim,
  receipt: TransactionReceipt,
): Promise<Execution['outcome']> {
  if (receipt.status === 'reverted') return 'absent'
  if (!mayBeSilent(claim.version === undefined ? await readIdentity(client, claim) : claim)) return 'absent'
  const isTalking = readEndEvents(receipt, claim.safe).some(({ name }) => name !== 'ExecutionFailed')
  if (isTalking) return 'absent'
  const [call, nonces] = await Promise.all([readCall(client, claim, receipt), readNonces(client, claim, receipt)])
  if (!nonces) return call && (await isBoundCall(call, claim)) ? 'success' : 'unknown'
  return judgeNonces(claim, call, nonces)
}

/** What the nonces that were used in the block say of the call that is known of it. */
function judgeNonces(
  claim: ExecutionClaim,
  call: ExecutedCall | undefined,
  { before, after }: { before: bigint; after: bigint },
): Execution['outcome'] {
  if (before === after) return 'absent'
  if (claim.nonce !== undefined && (claim.nonce < before || claim.nonce >= after)) return 'absent'
  if (!call) return 'unknown'
  const used = Array.from({ length: Number(after - before) }, (_, index) => before + BigInt(index))
  if (used.some((nonce) => isHashOf(call, nonce, claim))) return 'success'
  // The call was the only execution of its block, and it was another.
  return used.length === 1 ? 'absent' : 'unknown'
}

/** A Safe that does not answer may be any. */
async function readIdentity(client: ExecutionReader, { safe }: ExecutionClaim) {
  try {
    const [version, code] = await Promise.all([
      client.readContract({ address: safe, abi: safeAbi, functionName: 'VERSION' }),
      client.getCode({ address: safe }),
    ])
    return { version, code: classifyCode(code ?? '0x') }
  } catch {
    return {}
  }
}

async function readCall(
  client: ExecutionReader,
  { safe, txHash }: ExecutionClaim,
  { to }: TransactionReceipt,
): Promise<ExecutedCall | undefined> {
  if (!to || !isAddressEqual(to, safe)) return undefined
  const { input } = await client.getTransaction({ hash: txHash })
  return readDirectCall(input)[0]
}

const mostInBlock = 1_000n

/** The Safe's nonces around the block; undefined where the node forgot the states of the past. */
async function readNonces(client: ExecutionReader, { safe }: ExecutionClaim, { blockNumber }: TransactionReceipt) {
  const call = { address: safe, abi: safeAbi, functionName: 'nonce' } as const
  try {
    const [before, after] = await Promise.all([
      client.readContract({ ...call, blockNumber: blockNumber - 1n }),
      client.readContract({ ...call, blockNumber }),
    ])
    return after >= before && after - before <= mostInBlock ? { before, after } : undefined
  } catch {
    return undefined
  }
}

/**
 * Without the nonces of that time the call fits any nonce, but its signatures only one: made with the keys of owners over
 * this very hash, the Safe can only have accepted them for it.
 */
async function isBoundCall(call: ExecutedCall, claim: ExecutionClaim): Promise<boolean> {
  const { nonce, owners = [], safeTxHash } = claim
  if (nonce === undefined || !isHashOf(call, nonce, claim)) return false
  try {
    const signers = await Promise.all(splitSignatures(call.signatures).map((part) => recoverSigner(part, safeTxHash)))
    return signers.some((signer) => signer && includesAddress(owners, signer))
  } catch {
    return false
  }
}

/** Whether a version that tells nothing hashes the call, under this nonce, to what is claimed. */
function isHashOf({ fields }: ExecutedCall, nonce: bigint, { safe, safeTxHash }: ExecutionClaim): boolean {
  // Their hashes do not depend on the chain.
  const account = { address: safe, chainId: 0 }
  return listSafeVersions().some(
    (version) =>
      tellsNothing(version) &&
      hashSafeTransaction({ ...account, version }, { ...fields, nonce }).safeTxHash === safeTxHash,
  )
}

function findSender(receipt: TransactionReceipt, { safe, nonce }: ExecutionClaim): Address | undefined {
  const logged = readLoggedCalls(receipt, safe).find((call) => call.nonce === nonce)
  if (logged) return logged.sender
  return receipt.to && isAddressEqual(receipt.to, safe) ? receipt.from : undefined
}
