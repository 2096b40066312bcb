import {
  type Address,
  BaseError,
  type Chain,
  ContractFunctionExecutionError,
  createPublicClient,
  type Hex,
  hashMessage,
  http,
  LimitExceededRpcError,
  type PublicClient,
  parseAbi,
  RpcRequestError,
  type Transport,
} from 'viem'
import { verifyMessage } from 'viem/utils'
import { SignInError } from '@/lib/auth/signInError'

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const erc1271MagicValue = '0x1626ba7e'

export type SignedMessage = { address: Address; message: string; signature: Hex }

/**
 * Whether the account signed the message (ERC-191). A key's signature is recovered here, without the chain; any other
 * is asked of the account's contract on this chain: ERC-1271, or ERC-6492 while it is not deployed. An empty signature
 * is asked too, since a Safe may have approved the message on chain. Throws SignInError `chain_unreachable`.
 */
export async function verifySignature(chain: Chain, signed: SignedMessage): Promise<boolean> {
  if (await isKeySignature(signed)) return true
  return askChain(chain, (client) =>
    signed.signature === '0x' ? isAccepted(client, signed) : client.verifyMessage(signed),
  )
}

/** Whether the contract at the address accepts the signature (ERC-1271), and nothing else. Throws like `verifySignature`. */
export function verifyContractSignature(chain: Chain, signed: SignedMessage): Promise<boolean> {
  return askChain(chain, (client) => isAccepted(client, signed))
}

async function isKeySignature(signed: SignedMessage): Promise<boolean> {
  try {
    return await verifyMessage(signed)
  } catch {
    // Not 65 bytes or not a point on the curve: a contract may still read it.
    return false
  }
}

async function askChain(chain: Chain, ask: (client: PublicClient) => Promise<boolean>): Promise<boolean> {
  const failures: unknown[] = []
  const transport = reportingTransport((error) => failures.push(error))
  const client = createPublicClient({ chain, transport, ccipRead: false })
  try {
    const [chainId, isValid] = await Promise.all([client.getChainId(), ask(client)])
    if (chainId !== chain.id) throw new BaseError(`The node answers for chain ${chainId}.`)
    if (failures.length > 0) throw failures[0]
    return isValid
  } catch (cause) {
    if (!(cause instanceof BaseError)) throw cause
    // Not the message of viem's error: it holds the node's address, and with it perhaps a key.
    const details = cause.details || cause.shortMessage
    throw new SignInError('chain_unreachable', `Chain ${chain.id} could not be asked about the signature.`, {
      cause,
      details,
    })
  }
}

// viem's validator wants 32 bytes at least, so an approval on chain (a Safe's SignMessageLib) is asked for directly.
async function isAccepted(client: PublicClient, { address, message, signature }: SignedMessage): Promise<boolean> {
  const args = [hashMessage(message), signature] as const
  try {
    const answer = await client.readContract({ address, abi: erc1271Abi, functionName: 'isValidSignature', args })
    return answer === erc1271MagicValue
  } catch (error) {
    if (error instanceof ContractFunctionExecutionError) return false
    throw error
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
