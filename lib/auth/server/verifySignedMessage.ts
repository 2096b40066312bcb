import {
  type Address,
  BaseError,
  type Chain,
  createPublicClient,
  type Hex,
  hashMessage,
  hexToBigInt,
  http,
  isAddressEqual,
  type PublicClient,
  recoverAddress,
  size,
  slice,
} from 'viem'
import { isErc6492Signature, parseErc6492Signature } from 'viem/utils'
import { SignInError } from '@/lib/auth/signInError'
import { readAccountCode } from '@/lib/safe/account/accountCode'
import { classifyCode } from '@/lib/safe/account/proxies'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import { saySignature } from '@/lib/safe/signature/signatureReason'
import * as words from './words'

export type ClaimedSignature = { address: Address; message: string; signature: Hex }

// No contract's code and no answer of ours is longer; what is, is not read to its end.
const maxAnswerBytes = 262_144
const halfCurveOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whether the account signed the message (ERC-191). A key's signature is recovered here, without the chain; any other
 * is asked of the account's contract on this chain: ERC-1271, or ERC-6492 while it is not deployed. An empty signature
 * is asked too, since a Safe may have approved the message on chain. Throws SignInError `chain_unreachable`.
 */
export async function verifySignedMessage(chain: Chain, signed: ClaimedSignature): Promise<boolean> {
  if (await isKeySignature(signed)) return true
  const { signature, ...deployment } = unwrap(signed.signature)
  return askChain(chain, (client) => isAccepted(client, { ...signed, signature }, deployment))
}

/**
 * Whether the contract at the address accepts the signature (ERC-1271), and nothing else: not a key's account that lends
 * its code (EIP-7702), whose key could sign at any time. Throws like `verifySignature`.
 */
export function verifyContractSignature(chain: Chain, signed: ClaimedSignature): Promise<boolean> {
  return askChain(chain, async (client) => {
    const [code, isValid] = await Promise.all([readAccountCode(client, signed.address), isAccepted(client, signed)])
    return isValid && code !== undefined && classifyCode(code).kind !== 'delegation'
  })
}

/** Only the form that wallets make, 65 bytes with a low s (EIP-2): of two signatures by one key one would be a stranger's. */
async function isKeySignature({ address, message, signature }: ClaimedSignature): Promise<boolean> {
  if (size(signature) !== 65 || hexToBigInt(slice(signature, 32, 64)) > halfCurveOrder) return false
  try {
    return isAddressEqual(await recoverAddress({ hash: hashMessage(message), signature }), address)
  } catch {
    // Not a point on the curve: a contract may still read it.
    return false
  }
}

/** A signature of ERC-6492's form as the inner one and the call that would deploy its account. */
function unwrap(signature: Hex): { signature: Hex; factory?: Address; factoryData?: Hex } {
  if (!isErc6492Signature(signature)) return { signature }
  try {
    const { address: factory, data: factoryData, signature: inner } = parseErc6492Signature(signature)
    return factory && factoryData ? { signature: inner, factory, factoryData } : { signature }
  } catch {
    return { signature }
  }
}

async function isAccepted(
  client: PublicClient,
  { address, message, signature }: ClaimedSignature,
  { factory, factoryData }: { factory?: Address; factoryData?: Hex } = {},
): Promise<boolean> {
  const hash = hashMessage(message)
  // Contracts that only know the older form are asked with the same 32 bytes.
  const { status, reason } = await checkContractSignature(client, {
    ...{ owner: address, hash, preimage: hash, signature },
    ...(factory && factoryData && { deployment: { factory, factoryData } }),
  })
  if (status === 'unknown') throw new BaseError(saySignature(reason))
  return status === 'valid'
}

async function askChain(chain: Chain, ask: (client: PublicClient) => Promise<boolean>): Promise<boolean> {
  const transport = http(undefined, { retryCount: 1, timeout: 5_000, maxResponseBodySize: maxAnswerBytes })
  const client = createPublicClient({ chain, transport, ccipRead: false })
  try {
    const [chainId, isValid] = await Promise.all([client.getChainId(), ask(client)])
    if (chainId !== chain.id) throw new BaseError(words.nodeOfChain(chainId))
    return isValid
  } catch (cause) {
    if (!(cause instanceof BaseError)) throw cause
    // Not the message of viem's error: it holds the node's address, and with it perhaps a key.
    const details = cause.details || cause.shortMessage
    throw new SignInError('chain_unreachable', words.chainSilent(chain.id), { cause, details })
  }
}
