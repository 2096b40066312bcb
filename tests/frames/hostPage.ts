import type { SafeInfoExtended } from '@safe-global/safe-apps-sdk'
import { TokenType } from '@safe-global/safe-gateway-typescript-sdk'
import { frameAllow, frameSandbox } from '@/lib/safe-apps/host/appFrame'
import type { AppHostDeps } from '@/lib/safe-apps/host/appHostDeps'
import { AppRequestError, userRejected } from '@/lib/safe-apps/host/appRequestError'
import { type AppHostEvent, createAppHost } from '@/lib/safe-apps/host/host'
import { createAppHandlers } from '@/lib/safe-apps/host/hostHandlers'
import type { AppMessage } from '@/lib/safe-apps/host/requests/messageRequest'
import { parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { createPermissions } from '@/lib/safe-apps/permissions/permissions'
import type { Desk } from './desk'

declare global {
  /** What a test does with the host's page. */
  var hostPage: {
    events: AppHostEvent[]
    /** Ids of all messages that reached the page's window, whoever sent them. */
    heard: unknown[]
    decision: 'approve' | 'reject' | 'ask'
    /** Reviews that wait because `decision` is 'ask'. */
    reviews: { method: string; settle: (isApproved: boolean) => void }[]
    messages: AppMessage[]
    settings: unknown[]
    hold: () => void
    knowSafe: (safe: SafeInfoExtended) => void
    revoke: () => void
    stop: () => void
  }
  var callDesk: (name: keyof Desk, argument?: unknown) => Promise<never>
}

const config: { app: string; safe?: SafeInfoExtended; frame?: string } = JSON.parse(
  decodeURIComponent(location.hash.slice(1)),
)
const address = parseAppAddress(config.app, location.origin)
const permissions = createPermissions(localStorage)

let safe = config.safe
let resolveSafe: (safe: SafeInfoExtended) => void = () => undefined
const laterSafe = new Promise<SafeInfoExtended>((resolve) => {
  resolveSafe = resolve
})

function review(method: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (isApproved: boolean) => (isApproved ? resolve() : reject(userRejected(method)))
    signal.addEventListener('abort', () => settle(false))
    if (hostPage.decision === 'ask') hostPage.reviews.push({ method, settle })
    else settle(hostPage.decision === 'approve')
  })
}

function toWire(message: AppMessage): unknown {
  return message.kind === 'typedData' ? { typedData: message.typedData } : { text: message.text ?? message.bytes }
}

const deps: AppHostDeps = {
  appOrigin: address.origin,
  hostOrigin: location.origin,
  getSafeInfo: () => safe ?? laterSafe,
  getChainInfo: () => ({
    chainName: 'Devnet',
    chainId: '31337',
    shortName: 'dev',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
  }),
  getBalances: async (currency) => {
    const tokenInfo = {
      type: TokenType.NATIVE_TOKEN,
      address: '0x',
      decimals: 18,
      symbol: 'ETH',
      name: currency,
      logoUri: '',
    }
    const answer: { result: string } = await callDesk('request', {
      method: 'eth_getBalance',
      params: [(safe ?? (await laterSafe)).safeAddress, 'latest'],
    })
    return {
      fiatTotal: '0',
      items: [{ tokenInfo, balance: String(BigInt(answer.result)), fiatBalance: '0', fiatConversion: '0' }],
    }
  },
  getTransaction: async (safeTxHash) => {
    const details = await callDesk('readTransaction', safeTxHash)
    if (details) return details
    throw new AppRequestError('getTxBySafeTxHash', 404, 'Transaction not found')
  },
  getMessageSignature: (messageHash) => callDesk('readSignature', messageHash),
  getAddressBook: () => [{ address: '0x0000000000000000000000000000000000000001', chainId: '31337', name: 'One' }],
  request: async (call) => {
    const answer: { result?: unknown; error?: { code: number; message: string } } = await callDesk('request', call)
    if (answer.error) throw new AppRequestError('rpcCall', answer.error.code, answer.error.message)
    return answer.result
  },
  reviewTransactions: async (transactions, params, signal) => {
    await review('sendTransactions', signal)
    hostPage.settings.push(params.safeTxGas?.toString())
    return callDesk(
      'execute',
      transactions.map((item) => ({ ...item, value: item.value.toString() })),
    )
  },
  reviewMessage: async (message, settings, signal) => {
    hostPage.messages.push(message)
    hostPage.settings.push(settings.offChainSigning)
    await review('signMessage', signal)
    return callDesk('sign', toWire(message))
  },
  permissions,
  reviewPermissions: (_, signal) =>
    review('wallet_requestPermissions', signal).then(
      () => true,
      () => false,
    ),
}

const frame = document.createElement('iframe')
frame.setAttribute('sandbox', frameSandbox)
frame.allow = frameAllow
const handlers = createAppHandlers(deps)
const host = createAppHost({
  frameWindow: () => frame.contentWindow,
  origin: address.origin,
  handlers,
  onLog: (event) => hostPage.events.push(event),
})

globalThis.hostPage = {
  events: [],
  heard: [],
  decision: 'approve',
  reviews: [],
  messages: [],
  settings: [],
  hold: () => {
    hostPage.decision = 'ask'
  },
  knowSafe: (known) => {
    safe = known
    resolveSafe(known)
  },
  revoke: () => permissions.revoke(address.origin),
  stop: () => host.stop(),
}
host.start()
// Comes after the host's own listener, so what is counted here the host has seen and dealt with.
addEventListener('message', ({ data }) => hostPage.heard.push(data?.id))
frame.src = config.frame ?? address.href
document.body.append(frame)
