import {
  type Address,
  createWalletClient,
  type Hex,
  hexToBigInt,
  hexToNumber,
  http,
  isAddressEqual,
  type LocalAccount,
} from 'viem'
import { z } from 'zod'
import { owners, recipients } from '@/devnet/accounts'
import { inTurn } from '@/devnet/inTurn'
import { callRpc, toRpcError } from './rpc'
import { RpcError, unauthorized, unsupportedMethod } from './rpcError'

export type Signer = {
  addresses: Address[]
  /** Answers a method that needs a key: a signature, or the hash of a transaction that is really sent. */
  sign: (method: string, params: readonly unknown[], chainId: number) => Promise<Hex>
  read: (method: string, params: readonly unknown[], chainId: number) => Promise<unknown>
}

export const signingMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value), 'not hex')
const address = z.custom<Address>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'no address',
)
const bigint = hex.transform((value) => hexToBigInt(value))
const number = hex.transform((value) => hexToNumber(value))
const transactionRequest = z.object({
  from: address,
  to: address.optional(),
  data: hex.optional(),
  input: hex.optional(),
  value: bigint.optional(),
  gas: bigint.optional(),
  maxFeePerGas: bigint.optional(),
  maxPriorityFeePerGas: bigint.optional(),
  nonce: number.optional(),
  chainId: number.optional(),
})
const typedData = z.object({
  domain: z.looseObject({ chainId: z.coerce.number().optional() }),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})

/** The accounts that a wallet holds unless a test gives others: every development node funds them. */
export const testAccounts: readonly LocalAccount[] = [...owners, ...recipients]

/** Signs with real keys and sends to a real node, so that what the tests verify is what a wallet would have produced. */
export function createSigner(accounts: readonly LocalAccount[], rpcUrls: Readonly<Record<number, string>>): Signer {
  function accountOf(wanted: Address): LocalAccount {
    const account = accounts.find((candidate) => isAddressEqual(candidate.address, wanted))
    if (!account) throw unauthorized(wanted)
    return account
  }

  function rpcUrlOf(chainId: number): string {
    const url = rpcUrls[chainId]
    if (!url) throw new RpcError(4901, `The test wallet is not connected to chain ${chainId}.`)
    return url
  }

  async function signText(params: readonly unknown[]) {
    // The order is fixed by geth, yet some libraries send it the other way round, and wallets accept both.
    const [message, from] = z.tuple([hex, address]).parse(isAddress(params[1]) ? params : [params[1], params[0]])
    return accountOf(from).signMessage({ message: { raw: message } })
  }

  async function signTyped(params: readonly unknown[], chainId: number) {
    const [from, json] = z.tuple([address, z.union([z.string(), typedData])], z.unknown()).parse(params)
    const data = typedData.parse(typeof json === 'string' ? JSON.parse(json) : json)
    refuseOtherChain(data.domain.chainId, chainId)
    return accountOf(from).signTypedData(data)
  }

  async function send(params: readonly unknown[], chainId: number) {
    const { from, input, chainId: wantedChain, ...request } = transactionRequest.parse(params[0])
    refuseOtherChain(wantedChain, chainId)
    const client = createWalletClient({
      account: accountOf(from),
      transport: http(rpcUrlOf(chainId), { retryCount: 0 }),
    })
    const data = request.data ?? input
    const sendOnce = () => client.sendTransaction({ ...request, data, chain: null })
    // A nonce that the page gave is the page's own.
    return (request.nonce === undefined ? inTurn(sendOnce) : sendOnce()).catch((error) => {
      throw toRpcError(error)
    })
  }

  return {
    addresses: accounts.map((account) => account.address),
    async sign(method, params, chainId) {
      if (method === 'personal_sign') return signText(params)
      if (method === 'eth_signTypedData_v4') return signTyped(params, chainId)
      if (method === 'eth_sendTransaction') return send(params, chainId)
      throw unsupportedMethod(method)
    },
    read: (method, params, chainId) => callRpc(rpcUrlOf(chainId), method, params),
  }
}

function isAddress(value: unknown): boolean {
  return address.safeParse(value).success
}

function refuseOtherChain(wanted: number | undefined, current: number) {
  if (wanted === undefined || wanted === current) return
  throw new RpcError(-32602, `The request is for chain ${wanted}, the wallet is on chain ${current}.`)
}
