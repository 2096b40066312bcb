import { type Address, numberToHex } from 'viem'
import { z } from 'zod'
import type { Prompts, WalletRequest } from './prompts'
import { RpcError, unauthorized, unsupportedMethod } from './rpcError'
import { type Signer, signingMethods } from './signer'

export type WalletEvent = { name: 'accountsChanged' | 'chainChanged' | 'disconnect'; data: unknown; origins?: string[] }

export type WalletCore = {
  address: () => Address
  chainId: () => number
  isConnected: (origin: string) => boolean
  allow: (origin: string) => void
  handle: (request: WalletRequest) => Promise<unknown>
  selectAccount: (index: number) => Promise<void>
  selectChain: (chainId: number) => Promise<void>
  revoke: (origin?: string) => Promise<void>
}

type WalletCoreOptions = {
  prompts: Prompts
  signer: Signer
  chainId: number
  rpcUrls: Record<number, string>
  emit: (event: WalletEvent) => Promise<void>
}

const chainParam = z.object({ chainId: z.string().regex(/^0x[0-9a-f]+$/i) })
const newChainParam = chainParam.extend({ rpcUrls: z.array(z.url()).min(1) })

/**
 * What the wallet remembers and decides, for all tabs and frames of one browser context. Consent belongs to an origin and
 * is kept here, outside the page, so it survives a reload and a page whose storage is blocked. As in real wallets a site
 * sees only the selected account, and none before it was allowed to.
 */
export function createWalletCore({ prompts, signer, rpcUrls, emit, ...initial }: WalletCoreOptions): WalletCore {
  const allowedOrigins = new Set<string>()
  let chainId = initial.chainId
  let selected = 0

  function address(): Address {
    const current = signer.addresses[selected]
    if (!current) throw new Error(`The test wallet has no account ${selected}.`)
    return current
  }

  const accountsFor = (origin: string) => (allowedOrigins.has(origin) ? [address()] : [])

  function permissionsFor(origin: string) {
    const caveats = [{ type: 'restrictReturnedAccounts', value: accountsFor(origin) }]
    return allowedOrigins.has(origin) ? [{ invoker: origin, parentCapability: 'eth_accounts', caveats }] : []
  }

  async function connect(request: WalletRequest) {
    if (request.method === 'eth_requestAccounts' && allowedOrigins.has(request.origin)) return
    await prompts.ask(request)
    const isNew = !allowedOrigins.has(request.origin)
    allowedOrigins.add(request.origin)
    if (isNew) await emit({ name: 'accountsChanged', data: [address()], origins: [request.origin] })
  }

  async function revoke(origin?: string) {
    const origins = origin ? [origin].filter((one) => allowedOrigins.has(one)) : [...allowedOrigins]
    for (const one of origins) allowedOrigins.delete(one)
    if (origins.length > 0) await emit({ name: 'accountsChanged', data: [], origins })
  }

  async function selectChain(wanted: number) {
    if (wanted === chainId) return
    chainId = wanted
    await emit({ name: 'chainChanged', data: numberToHex(wanted) })
  }

  async function switchChain(request: WalletRequest) {
    const wanted = Number(chainParam.parse(request.params[0]).chainId)
    const isKnown = rpcUrls[wanted] !== undefined
    if (!isKnown) throw new RpcError(4902, `Unrecognized chain ID "${numberToHex(wanted)}".`)
    if (wanted !== chainId) await prompts.ask(request)
    await selectChain(wanted)
    return null
  }

  async function addChain(request: WalletRequest) {
    const wanted = newChainParam.parse(request.params[0])
    const url = wanted.rpcUrls.find((candidate) => ['127.0.0.1', 'localhost'].includes(new URL(candidate).hostname))
    if (!url) throw new RpcError(-32602, 'The test wallet adds only chains on loopback.')
    await prompts.ask(request)
    rpcUrls[Number(wanted.chainId)] = url
    await selectChain(Number(wanted.chainId))
    return null
  }

  async function sign(request: WalletRequest) {
    if (!allowedOrigins.has(request.origin)) throw unauthorized(address())
    await prompts.ask(request)
    return signer.sign(request.method, request.params, chainId)
  }

  const ownMethods: Record<string, (request: WalletRequest) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => String(chainId),
    eth_accounts: ({ origin }) => accountsFor(origin),
    eth_coinbase: ({ origin }) => accountsFor(origin)[0] ?? null,
    eth_requestAccounts: (request) => connect(request).then(() => accountsFor(request.origin)),
    wallet_requestPermissions: (request) => connect(request).then(() => permissionsFor(request.origin)),
    wallet_getPermissions: ({ origin }) => permissionsFor(origin),
    wallet_revokePermissions: ({ origin }) => revoke(origin).then(() => null),
    wallet_switchEthereumChain: switchChain,
    wallet_addEthereumChain: addChain,
    wallet_watchAsset: (request) => prompts.ask(request).then(() => true),
  }

  return {
    address,
    chainId: () => chainId,
    isConnected: (origin) => allowedOrigins.has(origin),
    allow: (origin) => allowedOrigins.add(origin),
    async handle(request) {
      prompts.requests.push(request)
      const canned = await prompts.cannedAnswer(request.method)
      if (canned) return canned.result
      const own = ownMethods[request.method]
      if (own) return own(request)
      if (signingMethods.includes(request.method)) return sign(request)
      if (/^(wallet_|eth_sign|personal_)/.test(request.method)) throw unsupportedMethod(request.method)
      return signer.read(request.method, request.params, chainId)
    },
    async selectAccount(index) {
      selected = index
      await emit({ name: 'accountsChanged', data: [address()], origins: [...allowedOrigins] })
    },
    selectChain,
    revoke,
  }
}
