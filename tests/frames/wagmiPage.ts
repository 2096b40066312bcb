import SafeAppsSDK, { type GatewayTransactionDetails } from '@safe-global/safe-apps-sdk'
import { type Address, defineChain, type Hex, parseAbi } from 'viem'
import { createConfig, createStorage, unstable_connector } from 'wagmi'
import { connect, getAccount, reconnect, waitForTransactionReceipt, writeContract } from 'wagmi/actions'
import { safe } from 'wagmi/connectors'
import { safeConnector } from '@/lib/wallet/safeConnector'

type Account = { address: Address | undefined; connector: string | undefined; chainId: number | undefined }

declare global {
  /** The usual way to write a Safe App, with wagmi's connector as published or with ours. */
  var wagmiPage: {
    autoConnect: (options: { allowedOrigins?: string[]; timeoutMs?: number }) => Promise<Account>
    connect: (options: { allowedOrigins: string[]; timeoutMs?: number }) => Promise<Account | string>
    write: (token: Address, receiver: Address, amount: string) => Promise<{ hash: Hex; status: string }>
    readTransaction: (safeTxHash: Hex) => Promise<GatewayTransactionDetails>
  }
}

const devnet = defineChain({
  id: 31337,
  name: 'Devnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

function createApp({
  allowedOrigins,
  timeoutMs,
}: {
  allowedOrigins?: string[] | undefined
  timeoutMs?: number | undefined
}) {
  const stock = safe({ unstable_getInfoTimeout: 5_000 })
  const ours = () =>
    safeConnector({ allowedOrigins: allowedOrigins ?? [], ...(timeoutMs === undefined ? {} : { timeoutMs }) })
  return createConfig({
    chains: [devnet],
    connectors: [allowedOrigins === undefined ? stock : ours()],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } }),
    transports: { [devnet.id]: unstable_connector({ type: 'safe' }) },
  })
}

let config = createApp({})

function readAccount(): Account {
  const { address, connector, chainId } = getAccount(config)
  return { address, connector: connector?.name, chainId }
}

globalThis.wagmiPage = {
  autoConnect: async (options) => {
    config = createApp(options)
    await reconnect(config)
    return readAccount()
  },
  connect: async (options) => {
    config = createApp(options)
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('There is no connector')
    return connect(config, { connector }).then(readAccount, (error: Error) => error.message)
  },
  write: async (token, receiver, amount) => {
    const hash = await writeContract(config, {
      address: token,
      abi: parseAbi(['function transfer(address to, uint256 amount) returns (bool)']),
      functionName: 'transfer',
      args: [receiver, BigInt(amount)],
    })
    const receipt = await waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
    return { hash, status: receipt.status }
  },
  readTransaction: (safeTxHash) => new SafeAppsSDK().txs.getBySafeTxHash(safeTxHash),
}
