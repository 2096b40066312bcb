import { type Hex, isAddressEqual, type PublicClient, type WalletClient } from 'viem'
import { AppError } from '@/lib/errors'
import type { Gateway } from '@/lib/gateway/client'
import { confirmTransaction } from '@/lib/gateway/confirmTransaction'
import { deleteTransaction, deletionTypedData } from '@/lib/gateway/deleteTransaction'
import { GatewayError } from '@/lib/gateway/gatewayError'
import { proposeTransaction } from '@/lib/gateway/proposeTransaction'
import { createApproval, prepareExecution } from '@/lib/safe/executeTransaction'
import { joinSignatures, type OwnerSignature } from '@/lib/safe/joinSignatures'
import { sendCall } from '@/lib/safe/sendCall'
import { signForOwnerSafe, signTransaction } from '@/lib/safe/signTransaction'
import type { SafeTransaction } from '@/lib/safe/transaction'
import type { TransactionFile } from '@/lib/safe/transactionFile'
import { approvedHashSignature, contractSignature } from '@/lib/safe/walletSignature'
import type { OwnerSafe } from './ownerSafes'
import { assertWallet, type CurrentWallet, recheck, type Shown } from './recheck'
import type { Review } from './review'

export type ActDeps = {
  client: PublicClient
  gateway: Gateway
  wallet: Pick<WalletClient, 'signTypedData' | 'signMessage' | 'sendTransaction' | 'getChainId'>
  /** Asked again after everything that takes time: the user may change the account or the chain meanwhile. */
  current: () => CurrentWallet
}

export type Act = Shown & {
  /** Whether the service has the transaction already: then a signature only confirms it. */
  isQueued: boolean
  origin?: { name: string; url: string } | undefined
}

/**
 * Has the connected owner sign the transaction that was shown, or sign it for the Safe among the owners that it owns, and
 * hands the signature to the service. Throws ChangedMeanwhileError, GatewayError, and what `signTransaction` throws.
 */
export async function signAndSubmit(deps: ActDeps, act: Act, ownerSafe?: OwnerSafe): Promise<OwnerSignature> {
  const { review, signed } = await sign(deps, act, ownerSafe)
  await submit(deps, act, review.transaction, signed)
  return signed
}

/**
 * Has the owner sign like `signAndSubmit`, and tells nobody: the transaction comes back with all signatures that hold,
 * to be handed on without any service. Throws what `signAndSubmit` throws, but for GatewayError.
 */
export async function signOffline(deps: ActDeps, act: Act, ownerSafe?: OwnerSafe): Promise<TransactionFile> {
  const { review, signed } = await sign(deps, act, ownerSafe)
  const others = review.confirmations.filter(({ signer }) => !isAddressEqual(signer, signed.signer))
  const { ref, safeTxHash } = act
  const signatures = [...others, signed]
  return { chainId: ref.chainId, safe: ref.address, transaction: review.transaction, safeTxHash, signatures }
}

async function sign(
  deps: ActDeps,
  act: Act,
  ownerSafe: OwnerSafe | undefined,
): Promise<{ review: Review; signed: OwnerSignature }> {
  const { chain, review } = await recheck(deps.client, act, deps.current)
  const account = { ...act.ref, version: chain.version }
  const signing = { wallet: deps.wallet, signer: act.account, client: deps.client }
  const isOwner = chain.owners.some((owner) => isAddressEqual(owner, act.account))
  const signed =
    isOwner || !ownerSafe
      ? await signTransaction(signing, account, review.transaction, act.safeTxHash)
      : await signAsSafe(deps, act, ownerSafe, review.verification.hashes)
  assertWallet(act, deps.current())
  return { review, signed }
}

async function signAsSafe(
  { wallet, client }: ActDeps,
  { account, ref, chain }: Act,
  ownerSafe: OwnerSafe,
  hashes: { safeTxHash: Hex; preimage: Hex } | undefined,
): Promise<OwnerSignature> {
  if (!hashes) throw new AppError('The hash could not be computed.')
  const signedContent = { hash: hashes.safeTxHash, preimage: hashes.preimage }
  const { address, version } = ownerSafe
  const owner = { address, version, chainId: ref.chainId }
  const signature = await signForOwnerSafe({ wallet, signer: account, client }, owner, signedContent, chain.version)
  return { signer: address, signature: contractSignature(address, joinSignatures([signature])) }
}

/** Sends the execution with the signatures that hold, and returns the hash of the chain's transaction. */
export async function execute(deps: ActDeps, act: Act): Promise<Hex> {
  const { chain, review } = await recheck(deps.client, act, deps.current)
  const call = prepareExecution(chain, review.transaction, review.confirmations, act.account)
  return sendCall(sendingOf(deps, act), call)
}

/** Sends the approval of the hash that was shown. Follow it, and then `reportApproval`. */
export async function approve(deps: ActDeps, act: Act): Promise<Hex> {
  await recheck(deps.client, act, deps.current)
  return sendCall(sendingOf(deps, act), createApproval(act.ref.address, act.safeTxHash))
}

/** Tells the service of an approval that the chain has: the other owners find the transaction there. */
export async function reportApproval(deps: ActDeps, act: Act, transaction: SafeTransaction): Promise<void> {
  await submit(deps, act, transaction, { signer: act.account, signature: approvedHashSignature(act.account) })
}

/** Has the proposer sign that the service shall forget the transaction. */
export async function deleteProposal(deps: ActDeps, act: Act): Promise<void> {
  await recheck(deps.client, act, deps.current)
  const typedData = deletionTypedData(act.ref, act.safeTxHash)
  const signature = await deps.wallet.signTypedData({ account: act.account, ...typedData })
  assertWallet(act, deps.current())
  await deleteTransaction(deps.gateway, act.ref.chainId, act.safeTxHash, signature)
}

async function submit(
  { gateway }: ActDeps,
  { ref, safeTxHash, isQueued, origin }: Act,
  transaction: SafeTransaction,
  { signer, signature }: OwnerSignature,
): Promise<void> {
  const described = origin && JSON.stringify({ name: origin.name.slice(0, 60), url: origin.url.slice(0, 120) })
  const proposal = { transaction, safeTxHash, sender: signer, signature, ...(described && { origin: described }) }
  if (!isQueued) {
    await proposeTransaction(gateway, ref, proposal)
    return
  }
  try {
    await confirmTransaction(gateway, ref.chainId, safeTxHash, signature)
  } catch (error) {
    // Where a gateway has no confirmations, proposing again with the other owner as sender does the same.
    if (!(error instanceof GatewayError && error.status === 404)) throw error
    await proposeTransaction(gateway, ref, proposal)
  }
}

function sendingOf({ client, wallet }: ActDeps, { ref, account }: Act): Parameters<typeof sendCall>[0] {
  return { client, wallet, chainId: ref.chainId, sender: account }
}
