import type { Address, Hex } from 'viem'
import { vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { startDevnetChain } from '@/devnet/devnetChain'
import { confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { startGateway } from '@/gateway/server'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import { readSafe } from '@/lib/safe/account/readSafe'
import { safeAbi } from '@/lib/safe/call/abi'
import { createRejection } from '@/lib/safe/execute/rejection'
import { createTransaction, type SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { ActDeps } from '@/lib/signing/runAct'
import { deleteProposal } from '@/lib/signing/transaction/deleteProposal'
import { followTransaction } from '@/lib/signing/transaction/followTransaction'
import { readQueue, readQueuedCalls } from '@/lib/signing/transaction/readQueue'
import type { TransactionAct } from '@/lib/signing/transaction/recheck'
import { approve, execute } from '@/lib/signing/transaction/sendTransaction'
import { signAndSubmit } from '@/lib/signing/transaction/signTransaction'
import { type Loss, startLossyProxy } from './lossyProxy'
import { depsOf } from './person'

const [alice, bob] = owners
const [dave] = recipients
export const payment = { to: dave.address, value: 7n, data: '0x' } as const

export const kinds = ['propose', 'confirm', 'execute', 'approve', 'reject', 'delete'] as const
export const moments = [
  'before the wallet',
  'in the wallet',
  'after the signature',
  'answer lost',
  'after the answer',
] as const
export type Kind = (typeof kinds)[number]
export type Moment = (typeof moments)[number]

/** A chain, a service that may lose what it is told or answers, and what is done there by people whose tabs die. */
export async function startDeaths() {
  const chain = await startDevnetChain()
  const service = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  const proxy = await startLossyProxy(service.url)
  let saltNonce = 7_000n

  /** A Safe of Alice and Bob, and what there is before the act: nothing, or a payment that Bob or Alice proposed. */
  async function seed(kind: Kind) {
    saltNonce += 1n
    const everyone = [alice.address, bob.address]
    const safe = await createSafe(chain, { version: '1.4.1', owners: everyone, threshold: 2, saltNonce })
    await chain.client.setBalance({ address: safe.address, value: 1_000n })
    const sender = kind === 'delete' ? alice : bob
    if (kind !== 'propose') await proposeTo(service.url, chain, safe, { ...payment, nonce: 0n }, sender)
    if (kind === 'execute') await confirmAt(service.url, chain, safe, { ...payment, nonce: 0n }, alice)
    return safe
  }

  async function actOn(
    deps: ActDeps,
    safe: Safe,
    kind: Kind,
    nonce: bigint,
    agreed: readonly Hex[] = [],
  ): Promise<TransactionAct> {
    const ref = { chainId: chain.chainId, address: safe.address }
    const state = await readSafe(chain.client, safe.address)
    const transaction: SafeTransaction =
      kind === 'reject' ? createRejection(safe.address, nonce) : createTransaction(payment, nonce)
    const { safeTxHash } = hashSafeTransaction({ ...ref, version: safe.version }, transaction)
    const isQueued = kind !== 'propose' && kind !== 'reject'
    const id = `multisig_${safe.address}_${safeTxHash}`
    const read = () => readTransactionDetails(deps.gateway, ref.chainId, id, AbortSignal.timeout(10_000))
    const subject = isQueued ? { details: await read() } : { transaction }
    return { ref, account: alice.address, chain: state, subject, safeTxHash, known: [], isQueued, agreed }
  }

  /** Does the act in a tab that dies at the moment given. Returns what its browser's storage holds then. */
  async function dieAt(moment: Moment, kind: Kind, safe: Safe): Promise<Map<string, string>> {
    const texts = new Map<string, string>()
    const isSent = kind === 'execute' || kind === 'approve'
    let atWallet = () => {}
    const walletAsked = new Promise<void>((resolve) => {
      atWallet = resolve
    })
    const onAsk = async (answer: () => Promise<unknown>) => {
      if (moment === 'in the wallet') {
        atWallet()
        return never()
      }
      const given = await answer()
      if (moment !== 'after the signature' || !isSent) return given
      // The wallet has sent it, and nobody hears of that.
      atWallet()
      return never()
    }
    const isGone = moment === 'before the wallet'
    const deps = depsOf({ chain, account: alice.address, gatewayUrl: proxy.url, texts, onAsk })
    const act = await actOn(deps, safe, kind, 0n)
    const dying = isGone ? { ...deps, current: () => ({ account: undefined, chainId: chain.chainId }) } : deps
    const losses: Partial<Record<Moment, Loss>> = { 'after the signature': 'request', 'answer lost': 'answer' }
    const lost = proxy.lose((!isSent && losses[moment]) || 'nothing')
    const isHeard = isSent && moment === 'answer lost'
    const done = perform(dying, kind, act, !isHeard).catch((error: unknown) => {
      if (!isGone) throw error
    })
    await Promise.race([done, walletAsked, lost])
    proxy.lose('nothing')
    // What the dead tab still writes is written nowhere.
    return new Map(texts)
  }

  /** The payments that the service has queued, whatever their nonce; its signatures of Alice; and the chain's side. */
  async function count(safe: Safe) {
    const { gateway } = depsOf({ chain, account: alice.address, gatewayUrl: service.url })
    const ref = { chainId: chain.chainId, address: safe.address }
    const { items } = await readQueue(gateway, ref)
    const calls = await Promise.all(items.map((item) => readQueuedCalls(gateway, ref, item, new Map())))
    const details = await Promise.all(
      items.map(({ id }) => readTransactionDetails(gateway, ref.chainId, id, AbortSignal.timeout(10_000))),
    )
    const infos = details.flatMap(({ detailedExecutionInfo: info }) => (info?.type === 'MULTISIG' ? [info] : []))
    const signers = infos.flatMap(({ confirmations }) => confirmations.map(({ signer }) => signer.value))
    const { nonce, balance } = await readSafe(chain.client, safe.address)
    const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, createTransaction(payment, 0n))
    const contract = { address: safe.address, abi: safeAbi, functionName: 'approvedHashes' } as const
    const approvals = await chain.client.readContract({ ...contract, args: [alice.address, safeTxHash] })
    return {
      payments: calls.filter((set) => set?.length === 1).length,
      rejections: calls.filter((set) => set?.length === 0).length,
      signed: signers.filter((signer: Address) => signer === alice.address).length,
      executed: Number(nonce),
      paid: Number(1_000n - balance),
      approved: Number(approvals),
    }
  }

  const stop = async () => {
    await proxy.stop()
    await service.stop()
    await chain.stop()
  }
  return { chain, service, proxy, seed, actOn, dieAt, count, stop }
}

export async function perform(deps: ActDeps, kind: Kind, act: TransactionAct, isFollowed = true): Promise<void> {
  if (kind === 'delete') return deleteProposal(deps, act)
  if (kind !== 'execute' && kind !== 'approve') {
    await signAndSubmit(deps, act)
    return
  }
  const sent = await (kind === 'execute' ? execute(deps, act) : approve(deps, act))
  if (!isFollowed) return
  const { client, unfinished } = deps
  // The node answers before it has mined.
  const { result } = await vi.waitFor(async () => {
    const progress = await followTransaction(client, sent)
    if (progress.phase !== 'ended') throw new Error(`It is ${progress.phase}`)
    return progress
  })
  unfinished.settleNotes(sent, kind, result.outcome === 'success')
  unfinished.forgetSent(sent)
}

const never = () => new Promise<never>(() => {})
