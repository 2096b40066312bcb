import { type Address, zeroAddress } from 'viem'
import { z } from 'zod'
import type { SafeInfo } from '../chain/safeInfo'
import type { ChainService } from '../chainService'
import { checkSignatures } from '../codec/checkSignatures'
import { encodeSafeTransaction, hashSafeTransaction, type SafeTransactionFields } from '../codec/safeHash'
import { isTrustedDelegateTarget } from '../deployments'
import {
  addressField,
  amountField,
  bytesField,
  hashField,
  nonceField,
  operationField,
  parseBody,
  signatureField,
} from '../http/body'
import { dataFailure, refused } from '../http/failure'
import type { Source } from '../store/deliveries'
import type { Confirmation } from '../store/proposals'
import { parseOrigin } from '../view/origin'

const longestOrigin = 200

export const proposalSchema = z.object({
  to: addressField,
  value: amountField,
  data: bytesField.nullish().transform((data) => data ?? '0x'),
  nonce: nonceField,
  operation: operationField,
  safeTxGas: amountField,
  baseGas: amountField,
  gasPrice: amountField,
  gasToken: addressField,
  refundReceiver: addressField.nullish().transform((address) => address ?? zeroAddress),
  safeTxHash: hashField,
  sender: addressField,
  signature: signatureField.nullish(),
  origin: z.string().nullish(),
})

export type ProposalBody = z.output<typeof proposalSchema>

/** Keeps a proposal that somebody sent, or that a hosted service lists. Throws why not. */
export async function acceptProposal(chain: ChainService, safe: Address, sent: unknown, source: Source = 'here') {
  const body = parseBody(proposalSchema, sent)
  const info = await chain.safes.read(safe)
  const fields = checkTransaction(chain, info, body)
  const confirmations = await checkConfirmations(chain, info, fields, body)
  if ((body.origin?.length ?? 0) > longestOrigin) {
    throw dataFailure(400, `The origin is longer than ${longestOrigin} characters`)
  }
  const now = Date.now()
  await chain.proposals.save(
    {
      ...{ safe, fields, safeTxHash: body.safeTxHash, proposer: body.sender, origin: parseOrigin(body.origin) },
      ...{ isTrusted: confirmations.length > 0, submittedAt: now, modifiedAt: now },
    },
    confirmations,
    source,
  )
  return body.safeTxHash
}

export function checkTransaction(chain: ChainService, info: SafeInfo, body: ProposalBody): SafeTransactionFields {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = body
  if (nonce < info.nonce) throw refused(`Invalid nonce: ${nonce} is below the Safe's nonce ${info.nonce}`)
  if (operation === 1 && !isTrustedDelegateTarget(to)) {
    throw refused(`Delegate call is disabled: ${to} is none of the trusted libraries`)
  }
  const fields = { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce }
  const hash = hashSafeTransaction({ chainId: chain.id, safe: info.address, version: info.version }, fields)
  if (hash !== body.safeTxHash) throw refused(`Invalid safeTxHash: these fields hash to ${hash}`)
  return fields
}

/** Without a signature a proposal is kept, but not trusted. */
async function checkConfirmations(
  chain: ChainService,
  info: SafeInfo,
  fields: SafeTransactionFields,
  { sender, signature, safeTxHash }: ProposalBody,
): Promise<Confirmation[]> {
  if (!signature) {
    if (!info.owners.includes(sender)) throw dataFailure(400, `The sender ${sender} is not an owner of this Safe`)
    return []
  }
  const signatures = await checkTransactionSignatures(chain, info, { fields, safeTxHash, signature })
  if (!signatures.some(({ owner }) => owner === sender)) {
    throw refused(`Invalid signature: the sender ${sender} has not signed`)
  }
  return signatures
}

type SignedTransaction = { fields: SafeTransactionFields; safeTxHash: `0x${string}`; signature: `0x${string}` }

/** Owners' confirmations, each valid now. */
export async function checkTransactionSignatures(
  chain: ChainService,
  { address, version, owners }: { address: Address; version: string | null; owners: Address[] },
  { fields, safeTxHash, signature }: SignedTransaction,
): Promise<Confirmation[]> {
  const preimage = encodeSafeTransaction({ chainId: chain.id, safe: address, version }, fields)
  const signed = { safe: address, version, hash: safeTxHash, preimage }
  const submittedAt = Date.now()
  const signatures = await checkSignatures(chain, signed, owners, signature)
  return signatures.map(({ owner, signature: own }) => ({ owner, signature: own, submittedAt }))
}
