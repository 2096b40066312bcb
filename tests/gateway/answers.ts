import { getAddress } from 'viem'

// Answers as gateways write them: decimal strings, null or nothing for what is absent, more fields than the SDK knows.

const digits = (digit: string, length: number) => digit.repeat(length)

export const safe = getAddress(`0x${digits('a', 40)}`)
export const owner = getAddress(`0x${digits('b', 40)}`)
export const other = getAddress(`0x${digits('c', 40)}`)
export const safeTxHash = `0x${digits('1', 64)}` as const
export const transactionHash = `0x${digits('2', 64)}` as const
export const messageHash = `0x${digits('3', 64)}` as const
export const signature = `0x${digits('4', 130)}` as const

export const named = (value: string) => ({ value, name: null, logoUri: null })

export const safeInfo = {
  address: named(safe),
  chainId: '31337',
  nonce: 7,
  threshold: 2,
  owners: [named(owner), { value: other, name: 'Other', logoUri: 'https://logo.example/other.png' }],
  implementation: named(other),
  implementationVersionState: 'UP_TO_DATE',
  modules: null,
  guard: null,
  fallbackHandler: named(other),
  version: '1.4.1+L2',
  collectiblesTag: '1764000000',
  txQueuedTag: null,
  txHistoryTag: '1764000000',
  messagesTag: null,
  addedLater: { anything: true },
}

const nativeTransfer = {
  type: 'Transfer',
  humanDescription: null,
  sender: named(safe),
  recipient: named(other),
  direction: 'OUTGOING',
  transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
}

export const custom = {
  type: 'Custom',
  to: named(other),
  dataSize: '68',
  value: '0',
  methodName: 'multiSend',
  actionCount: 2,
  isCancellation: false,
}

export const summary = {
  id: `multisig_${safe}_${safeTxHash}`,
  timestamp: 1764000000000,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: nativeTransfer,
  executionInfo: {
    type: 'MULTISIG',
    nonce: 7,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: [named(other)],
  },
  safeAppInfo: null,
  txHash: null,
}

export const listItem = { type: 'TRANSACTION', transaction: summary, conflictType: 'None' }

export const page = (results: unknown[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
})

export const details = {
  safeAddress: safe,
  txId: summary.id,
  executedAt: null,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: nativeTransfer,
  txData: {
    hexData: '0x',
    dataDecoded: null,
    to: named(other),
    value: '1000000000000000000',
    operation: 0,
    trustedDelegateCallTarget: null,
    addressInfoIndex: { [other]: named(other) },
  },
  detailedExecutionInfo: {
    type: 'MULTISIG',
    submittedAt: 1764000000000,
    nonce: 7,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: `0x${digits('0', 40)}`,
    refundReceiver: named(`0x${digits('0', 40)}`),
    safeTxHash,
    executor: null,
    signers: [named(owner), named(other)],
    confirmationsRequired: 2,
    confirmations: [{ signer: named(owner), signature, submittedAt: 1764000000000 }],
    rejectors: [],
    gasTokenInfo: null,
    trusted: true,
    proposer: named(owner),
  },
  txHash: null,
  safeAppInfo: null,
}

const token = {
  type: 'ERC20',
  address: other,
  decimals: 6,
  symbol: 'USDC',
  name: 'USD Coin',
  logoUri: 'https://logo.example/usdc.png',
}

export const balances = {
  fiatTotal: '12.5',
  items: [
    { tokenInfo: token, balance: '12500000', fiatBalance: '12.5', fiatConversion: '1', fiatBalance24hChange: null },
  ],
}

export const collectible = {
  address: other,
  tokenName: 'Things',
  tokenSymbol: 'THG',
  logoUri: 'https://logo.example/thing.png',
  id: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  uri: 'ipfs://thing',
  name: null,
  description: null,
  imageUri: null,
  metadata: { attributes: [{ trait: 1 }] },
}

const rpc = { authentication: 'NO_AUTHENTICATION', value: 'http://127.0.0.1:8545' }

export const chain = {
  chainId: '31337',
  chainName: 'Devnet',
  shortName: 'dev',
  description: '',
  l2: true,
  isTestnet: true,
  chainLogoUri: null,
  transactionService: 'http://127.0.0.1:8787',
  rpcUri: rpc,
  safeAppsRpcUri: rpc,
  publicRpcUri: rpc,
  blockExplorerUriTemplate: {
    address: 'https://scan.example/address/{{address}}',
    txHash: 'https://scan.example/tx/{{txHash}}',
    api: 'https://scan.example/api?module={{module}}',
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: 'https://logo.example/eth.png' },
  theme: { textColor: '#fff', backgroundColor: '#000' },
  gasPrice: [{ type: 'oracle', uri: 'https://gas.example', gasParameter: 'fast', gweiFactor: '1' }],
  ensRegistryAddress: null,
  disabledWallets: [],
  features: ['ERC721', 'SOMETHING_NEW'],
}

export const app = {
  id: 1,
  url: 'https://app.example',
  name: 'App',
  iconUrl: 'https://app.example/icon.svg',
  description: 'An app',
  chainIds: ['1', '31337'],
  provider: null,
  accessControl: { type: 'NO_RESTRICTIONS', value: null },
  tags: ['tool'],
  features: ['BATCHED_TRANSACTIONS'],
  socialProfiles: [{ platform: 'TELEGRAM', url: 'https://social.example/app' }],
  developerWebsite: null,
  featured: false,
}

export const message = {
  messageHash,
  status: 'NEEDS_CONFIRMATION',
  logoUri: null,
  name: null,
  message: 'Hello',
  creationTimestamp: 1764000000000,
  modifiedTimestamp: 1764000000000,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: named(owner),
  confirmations: [{ owner: named(owner), signature }],
  preparedSignature: null,
  origin: null,
}

export const decoded = {
  method: 'multiSend',
  accuracy: 'FULL_MATCH',
  parameters: [
    {
      name: 'transactions',
      type: 'bytes',
      value: '0x00',
      valueDecoded: [
        { operation: 0, to: other, value: '1', data: '0x', dataDecoded: null },
        {
          operation: 1,
          to: other,
          value: '0',
          data: null,
          dataDecoded: { method: 'swap', parameters: [{ name: 'path', type: 'address[]', value: [safe, [other]] }] },
        },
      ],
    },
  ],
}
