import { type SafeInfoExtended, TransactionStatus } from '@safe-global/safe-apps-sdk'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import { owners } from '../../devnet/accounts'
import { encodeBatch } from '../../devnet/batch'
import type { Chain } from '../../devnet/chain'
import { hashSafeMessage, signSafeMessage } from '../../devnet/safeMessages'
import type { Safe } from '../../devnet/safes'
import { executeSafeTransaction } from '../../devnet/safeTransactions'

export type WireTransaction = { to: Address; value: string; data: Hex }
export type WireMessage = { text: string } | { typedData: TypedDataDefinition }

export type Desk = ReturnType<typeof createDesk>

/** Stands for the wallet and the gateway behind the host: signs as the Safe's one owner, executes on the real chain and
 * remembers what it did. */
export function createDesk(chain: Chain, safe: Safe) {
  const transactions = new Map<string, { txStatus: TransactionStatus; txHash: Hex; txId: string }>()
  const signatures = new Map<string, Hex>()
  const [owner] = owners

  const safeInfo: SafeInfoExtended = {
    safeAddress: safe.address,
    chainId: chain.chainId,
    threshold: safe.threshold,
    owners: safe.owners,
    isReadOnly: false,
    nonce: 0,
    implementation: safe.singleton,
    modules: null,
    fallbackHandler: safe.fallbackHandler,
    guard: null,
    version: safe.version,
  }

  async function execute(calls: WireTransaction[]): Promise<{ safeTxHash: Hex }> {
    const batch = calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data }))
    const [only] = batch
    const transaction = batch.length === 1 && only !== undefined ? only : encodeBatch(safe.version, batch)
    const { safeTxHash, receipt } = await executeSafeTransaction(chain, safe, transaction, [owner])
    transactions.set(safeTxHash, {
      txStatus: TransactionStatus.SUCCESS,
      txHash: receipt.transactionHash,
      txId: safeTxHash,
    })
    return { safeTxHash }
  }

  async function sign(message: WireMessage): Promise<{ messageHash: Hex; signature: Hex }> {
    const content = 'text' in message ? message.text : message.typedData
    const signature = await signSafeMessage(chain, safe, content, [owner])
    const messageHash = hashSafeMessage(chain, safe, content)
    signatures.set(messageHash, signature)
    return { messageHash, signature }
  }

  async function request({ method, params }: { method: string; params: unknown[] }): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return response.json()
  }

  return {
    chain,
    safeInfo,
    execute,
    sign,
    request,
    readTransaction: (safeTxHash: string) => transactions.get(safeTxHash),
    readSignature: (messageHash: string) => signatures.get(messageHash),
  }
}
