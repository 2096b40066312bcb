import './nodeSettings'
import type { Locator, Page } from '@playwright/test'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { Address, LocalAccount } from 'viem'
import { createPrompts, type HeldPrompt, type WalletRequest } from '../wallet/prompts'
import { toRpcError } from '../wallet/rpc'
import { createSigner, testAccounts } from '../wallet/signer'
import { createMemoryStorage } from './memoryStorage'
import { readPairingUri } from './qr'
import { approvedNamespaces, chainNumber, chainsOf, namespacesFor } from './sessionNamespaces'

export type WalletConnectWalletOptions = {
  relayUrl: string
  rpcUrls: Readonly<Record<number, string>>
  accounts?: readonly LocalAccount[]
  /** How long the person takes to answer, in milliseconds. */
  delayMs?: number
  storage?: ReturnType<typeof createMemoryStorage>
}

export type WalletConnectWallet = {
  accounts: Address[]
  address: () => Address
  /** All that was asked, in order; the pairing itself is `wc_sessionPropose`. */
  requests: WalletRequest[]
  rejectNext: (method: string) => void
  failNext: (method: string, code: number, message: string) => void
  holdNext: (method: string) => HeldPrompt
  /** Pairs and answers the proposal; settles when the site has the session or the refusal. */
  pair: (uri: string) => Promise<void>
  /** Reads the QR code that is on the screen and pairs with it. */
  pairFromScreenshot: (target: Page | Locator) => Promise<void>
  switchAccount: (index: number) => Promise<void>
  switchChain: (chainId: number) => Promise<void>
  disconnect: () => Promise<void>
  close: () => Promise<void>
}

const metadata = {
  name: 'Test Phone Wallet',
  description: 'The wallet side of a WalletConnect test',
  url: 'https://wallet.example.org',
  icons: [],
}

/** The wallet side of WalletConnect: the published wallet kit with real keys, on a relay of our own. */
export async function startWalletConnectWallet(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const { relayUrl, rpcUrls, accounts = testAccounts, delayMs = 150, storage = createMemoryStorage() } = options
  const prompts = createPrompts(delayMs)
  const signer = createSigner(accounts, rpcUrls)
  const core = new Core({ projectId: 'test', relayUrl, storage, logger: 'silent', telemetryEnabled: false })
  const kit = await WalletKit.init({ core, metadata })
  let selected = 0

  function address(): Address {
    const current = signer.addresses[selected]
    if (!current) throw new Error(`The test wallet has no account ${selected}.`)
    return current
  }

  async function answerProposal({ id, params, verifyContext }: WalletKitTypes.SessionProposal) {
    const namespaces = approvedNamespaces(params, Object.keys(rpcUrls).map(Number), address())
    const reject = (code: number, message: string) => kit.rejectSession({ id, reason: { code, message } })
    if (!namespaces) return reject(5100, 'Unsupported chains.')
    try {
      await prompts.ask({ method: 'wc_sessionPropose', params: [params], origin: verifyContext.verified.origin })
    } catch {
      return reject(5000, 'User rejected.')
    }
    await kit.approveSession({ id, namespaces })
  }

  async function answerRequest({ id, topic, params }: WalletKitTypes.SessionRequest) {
    const { method, params: parameters } = params.request
    const origin = kit.getActiveSessions()[topic]?.peer.metadata.url ?? ''
    const request: WalletRequest = { method, params: parameters, origin }
    prompts.requests.push(request)
    const answer = await prompts
      .ask(request)
      .then(() => signer.sign(method, request.params, chainNumber(params.chainId)))
      .then((result) => ({ result }))
      .catch((cause) => {
        const { code, message } = toRpcError(cause)
        return { error: { code, message } }
      })
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })
  }

  async function forEachSession(act: (topic: string, chains: string[]) => Promise<unknown>) {
    for (const session of Object.values(kit.getActiveSessions())) await act(session.topic, chainsOf(session.namespaces))
  }

  async function pair(uri: string) {
    const proposed = new Promise<WalletKitTypes.SessionProposal>((resolve) => kit.once('session_proposal', resolve))
    await kit.pair({ uri })
    await answerProposal(await proposed)
  }

  kit.on('session_request', (request) => void answerRequest(request))

  return {
    accounts: signer.addresses,
    address,
    requests: prompts.requests,
    rejectNext: prompts.rejectNext,
    failNext: prompts.failNext,
    holdNext: prompts.holdNext,
    pair,
    pairFromScreenshot: async (target) => pair(await readPairingUri(target)),
    async switchAccount(index) {
      selected = index
      await forEachSession(async (topic, chains) => {
        const update = await kit.updateSession({ topic, namespaces: namespacesFor(chains, address()) })
        await update.acknowledged()
        const event = { name: 'accountsChanged', data: [address()] }
        for (const chainId of chains) await kit.emitSessionEvent({ topic, event, chainId })
      })
    },
    async switchChain(chainId) {
      const event = { name: 'chainChanged', data: chainId }
      await forEachSession((topic) => kit.emitSessionEvent({ topic, event, chainId: `eip155:${chainId}` }))
    },
    disconnect: () =>
      forEachSession((topic) =>
        kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
      ),
    async close() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
