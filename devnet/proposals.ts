import type { Hex, LocalAccount } from 'viem'
import type { Chain } from './chain'
import { type MessageToSign, signSafeMessage } from './safeMessages'
import type { Safe } from './safes'
import {
  buildSafeTransaction,
  hashSafeTransaction,
  type SafeTransactionInput,
  signSafeTransaction,
} from './safeTransactions'

export type Proposal = { gatewayUrl: string; safe: Safe; owner: LocalAccount; origin?: string }

/** Proposes a transaction to a gateway in an owner's name, or confirms it if it is known. Answers with its hash. */
export async function proposeTransaction(chain: Chain, proposal: Proposal, input: SafeTransactionInput): Promise<Hex> {
  const { safe, owner, origin = null } = proposal
  const transaction = await buildSafeTransaction(chain, safe, input)
  const safeTxHash = hashSafeTransaction(chain, safe, transaction)
  const signature = await signSafeTransaction(chain, safe, transaction, [owner])
  const fields = { ...transaction, safeTxHash, sender: owner.address, signature, origin }
  await post(chain, proposal, `transactions/${safe.address}/propose`, fields)
  return safeTxHash
}

/** Proposes a message to a gateway with an owner's signature. */
export async function proposeMessage(chain: Chain, proposal: Proposal, message: MessageToSign) {
  const { safe, owner, origin = null } = proposal
  const signature = await signSafeMessage(chain, safe, message, [owner])
  await post(chain, proposal, `safes/${safe.address}/messages`, { message, safeAppId: null, signature, origin })
}

async function post({ chainId }: Chain, { gatewayUrl }: Proposal, path: string, fields: Record<string, unknown>) {
  const response = await fetch(`${gatewayUrl}/v1/chains/${chainId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Amounts are decimal texts; the nonce, too.
    body: JSON.stringify(fields, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
  })
  if (!response.ok) throw new Error(`The gateway answered ${response.status} to ${path}: ${await response.text()}`)
}
