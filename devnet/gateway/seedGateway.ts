import { encodeFunctionData, type Hex, type LocalAccount, parseEther } from 'viem'
import { owners, recipients } from '../accounts'
import { encodeBatch } from '../batch'
import type { Chain } from '../chain'
import { hashSafeMessage, type MessageToSign, signSafeMessage } from '../safeMessages'
import type { Safe } from '../safes'
import {
  buildSafeTransaction,
  hashSafeTransaction,
  type SafeTransaction,
  type SafeTransactionInput,
  safeAbi,
  signSafeTransaction,
} from '../safeTransactions'
import type { World } from '../world'

const [alice, bob] = owners
const [dave, erin] = recipients

/** The body that proposes a transaction, signed by its sender unless `signature` says otherwise. */
export async function buildProposal(chain: Chain, safe: Safe, input: SafeTransactionInput, sender: LocalAccount) {
  const transaction = await buildSafeTransaction(chain, safe, input)
  const signature: Hex | null = await signSafeTransaction(chain, safe, transaction, [sender])
  return {
    ...describeTransaction(transaction),
    ...{ safeTxHash: hashSafeTransaction(chain, safe, transaction), sender: sender.address, signature, origin: null },
  }
}

function describeTransaction({ to, data, operation, gasToken, refundReceiver, ...amounts }: SafeTransaction) {
  const { value, nonce, safeTxGas, baseGas, gasPrice } = amounts
  return {
    ...{ to, data, operation, gasToken, refundReceiver, value: String(value), nonce: String(nonce) },
    ...{ safeTxGas: String(safeTxGas), baseGas: String(baseGas), gasPrice: String(gasPrice) },
  }
}

export async function proposeTo(url: string, chain: Chain, safe: Safe, input: SafeTransactionInput, sender = alice) {
  const proposal = await buildProposal(chain, safe, input, sender)
  await post(`${url}/v1/chains/${chain.chainId}/transactions/${safe.address}/propose`, proposal)
  return proposal
}

export async function confirmAt(
  url: string,
  chain: Chain,
  safe: Safe,
  input: SafeTransactionInput,
  owner: LocalAccount,
) {
  const { safeTxHash, signature } = await buildProposal(chain, safe, input, owner)
  await post(`${url}/v1/chains/${chain.chainId}/transactions/${safeTxHash}/confirmations`, { signature })
  return safeTxHash
}

export async function proposeMessageTo(url: string, chain: Chain, safe: Safe, message: MessageToSign, owner = alice) {
  const signature = await signSafeMessage(chain, safe, message, [owner])
  const path = `/v1/chains/${chain.chainId}/safes/${safe.address}/messages`
  await post(url + path, { message, signature, safeAppId: null, origin: null })
  return hashSafeMessage(chain, safe, message)
}

export async function signMessageAt(
  url: string,
  chain: Chain,
  safe: Safe,
  message: MessageToSign,
  owner: LocalAccount,
) {
  const signature = await signSafeMessage(chain, safe, message, [owner])
  const messageHash = hashSafeMessage(chain, safe, message)
  await post(`${url}/v1/chains/${chain.chainId}/messages/${messageHash}/signatures`, { signature })
  return messageHash
}

/** A queue with a conflict and a batch, and two messages, for the shared Safe of a seeded chain. */
export async function seedGateway(url: string, chain: Chain, { shared }: World) {
  const safe = shared['1.4.1']
  const { nonce } = await buildSafeTransaction(chain, safe, { to: safe.address })
  const payment = { to: dave.address, value: parseEther('0.1'), nonce }
  await proposeTo(url, chain, safe, payment)
  await confirmAt(url, chain, safe, payment, bob)
  await proposeTo(url, chain, safe, { to: safe.address, nonce }, bob)
  const payments = [dave, erin].map(({ address }) => ({ to: address, value: parseEther('0.05') }))
  await proposeTo(url, chain, safe, { ...encodeBatch(safe.version, payments), nonce: nonce + 1n }, bob)
  const args = [erin.address, 2n] as const
  const addOwner = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
  await proposeTo(url, chain, safe, { to: safe.address, data: addOwner, nonce: nonce + 2n })
  await proposeMessageTo(url, chain, safe, 'We pay what we owe.')
  await proposeMessageTo(url, chain, safe, 'This is our Safe.')
  await signMessageAt(url, chain, safe, 'This is our Safe.', bob)
}

async function post(url: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  // Numbers in typed data go as decimal texts.
  const text = JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
  const response = await fetch(url, { method: 'POST', headers, body: text })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}
