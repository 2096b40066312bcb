import { encodeFunctionData, type Hex, hashMessage, type LocalAccount, parseAbi } from 'viem'
import { z } from 'zod'
import { encodeBatch } from '@/devnet/batch'
import type { Chain } from '@/devnet/chain'
import { safeContracts } from '@/devnet/safeContracts'
import { hashSafeMessage, signSafeMessage } from '@/devnet/safeMessages'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { sharedChain } from '@/tests/e2e/support/seed'

type Answer = { data?: unknown; error?: string } | null

const hex = z.templateLiteral(['0x', z.string()])
const sendParams = z.object({ txs: z.array(z.object({ to: hex, value: z.string(), data: hex })) })
const messageParams = z.object({ message: z.string() })

/** The people behind an outer Safe's site: they hold the owners' keys and act on the real chain. */
export function createOuterDesk(safe: Safe, signers: LocalAccount[], chain: Chain = sharedChain()) {
  const executed = new Map<string, Hex>()
  const signatures = new Map<string, Hex>()
  const asked: { method: string; params: unknown }[] = []
  const info = {
    ...{ safeAddress: safe.address, chainId: chain.chainId, threshold: safe.threshold, owners: safe.owners },
    isReadOnly: false,
  }
  const desk = {
    asked,
    info,
    /** A method answered otherwise than below; null is silence. */
    override: new Map<string, (params: unknown) => Answer | Promise<Answer>>(),
    answer: async (method: string, params: unknown): Promise<Answer> => {
      asked.push({ method, params })
      const special = desk.override.get(method)
      if (special) return special(params)
      return answerTo(method, params)
    },
    /** Signs with these owners and lets the site know; without enough of them nothing is signed. */
    sign: async (message: string, owners = signers) => {
      const signature = await signSafeMessage(chain, safe, message, owners)
      signatures.set(hashSafeMessage(chain, safe, message), signature)
    },
    /** Signs by a transaction, so that the contract itself remembers the message. */
    signOnChain: async (message: string) => {
      const signMessageAbi = parseAbi(['function signMessage(bytes data)'])
      const data = encodeFunctionData({
        abi: signMessageAbi,
        functionName: 'signMessage',
        args: [hashMessage(message)],
      })
      return execute({ to: safeContracts(safe.version).signMessageLib, data, operation: 1 })
    },
    messageHash: (message: string) => hashSafeMessage(chain, safe, message),
  }

  async function execute(transaction: Parameters<typeof executeSafeTransaction>[2]) {
    const { safeTxHash, receipt } = await executeSafeTransaction(chain, safe, transaction, signers)
    executed.set(safeTxHash, receipt.transactionHash)
    return safeTxHash
  }

  async function answerTo(method: string, params: unknown): Promise<Answer> {
    if (method === 'getSafeInfo') return { data: info }
    if (method === 'getSafeBalances') return { data: { fiatTotal: '0', items: [] } }
    if (method === 'sendTransactions') {
      const calls = sendParams.parse(params).txs.map((call) => ({ ...call, value: BigInt(call.value) }))
      const [only] = calls
      const transaction = calls.length === 1 && only ? only : encodeBatch(safe.version, calls)
      return { data: { safeTxHash: await execute(transaction) } }
    }
    if (method === 'getTxBySafeTxHash') {
      const { safeTxHash } = z.object({ safeTxHash: z.string() }).parse(params)
      const txHash = executed.get(safeTxHash)
      return txHash ? { data: { txStatus: 'SUCCESS', txHash } } : { error: 'Transaction not found' }
    }
    if (method === 'signMessage') {
      const { message } = messageParams.parse(params)
      await desk.sign(message)
      const messageHash = desk.messageHash(message)
      return { data: { messageHash, signature: signatures.get(messageHash) } }
    }
    if (method === 'getOffChainSignature') return { data: signatures.get(z.string().parse(params)) ?? '' }
    return { error: `"${method}" not implemented` }
  }
  return desk
}

export type OuterDesk = ReturnType<typeof createOuterDesk>
