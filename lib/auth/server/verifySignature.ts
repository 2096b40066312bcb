import {
  type Address,
  BaseError,
  type Chain,
  createPublicClient,
  type Hex,
  http,
  LimitExceededRpcError,
  RpcRequestError,
  type Transport,
} from 'viem'
import { verifyMessage } from 'viem/utils'
import { SignInError } from '../signInError'

export type SignedMessage = { address: Address; message: string; signature: Hex }

/**
 * Whether the account signed the message (ERC-191). A key's signature is recovered here, without the chain; any other
 * is asked of the account's contract on this chain: ERC-1271, or ERC-6492 while it is not deployed. An empty signature
 * is asked too, since a Safe may have approved the message on chain. Throws SignInError `chain_unreachable`.
 */
export async function verifySignature(chain: Chain, signed: SignedMessage): Promise<boolean> {
  return (await isKeySignature(signed)) || (await isContractSignature(chain, signed))
}

async function isKeySignature(signed: SignedMessage): Promise<boolean> {
  try {
    return await verifyMessage(signed)
  } catch {
    // Not 65 bytes or not a point on the curve: a contract may still read it.
    return false
  }
}

async function isContractSignature(chain: Chain, signed: SignedMessage): Promise<boolean> {
  const failures: unknown[] = []
  const transport = reportingTransport((error) => failures.push(error))
  const client = createPublicClient({ chain, transport, ccipRead: false })
  try {
    const [chainId, isValid] = await Promise.all([client.getChainId(), client.verifyMessage(signed)])
    if (chainId !== chain.id) throw new BaseError(`The node answers for chain ${chainId}.`)
    if (failures.length > 0) throw failures[0]
    return isValid
  } catch (cause) {
    throw new SignInError('chain_unreachable', `Chain ${chain.id} could not be asked about the signature.`, { cause })
  }
}

// viem answers "not valid" when the node cannot be reached, so what the node did not decide is noted on the way.
function reportingTransport(onFailure: (error: unknown) => void): Transport {
  return (options) => {
    const transport = http(undefined, { retryCount: 1, timeout: 10_000 })(options)
    const request: typeof transport.request = async (body, requestOptions) => {
      try {
        return await transport.request(body, requestOptions)
      } catch (error) {
        if (!isNodeVerdict(error)) onFailure(error)
        throw error
      }
    }
    return { ...transport, request }
  }
}

function isNodeVerdict(error: unknown): boolean {
  if (!(error instanceof BaseError) || error instanceof LimitExceededRpcError) return false
  return error.walk((cause) => cause instanceof RpcRequestError) !== null
}
