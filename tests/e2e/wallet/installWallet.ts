import { randomUUID } from 'node:crypto'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Address, LocalAccount } from 'viem'
import { z } from 'zod'
import { installPageProvider } from './pageProvider'
import { createPrompts, type HeldPrompt, type WalletRequest } from './prompts'
import { toRpcError } from './rpc'
import { createSigner, testAccounts } from './signer'
import { createWalletCore, type WalletEvent } from './walletCore'

export type WalletOptions = {
  rpcUrls: Record<number, string>
  chainId: number
  accounts?: readonly LocalAccount[]
  name?: string
  rdns?: string
  /** Set on the provider, as wallets mark themselves: `{ isMetaMask: true }`. */
  flags?: Record<string, boolean>
  announce?: boolean
  windowEthereum?: boolean
  /** How long the person takes to answer. Below 100 ms RainbowKit loses errors. */
  delayMs?: number
}

export type TestWallet = {
  accounts: Address[]
  /** All that the site asked, in order, with the origin of the asking frame. */
  requests: WalletRequest[]
  address: () => Address
  chainId: () => number
  isConnected: (origin: string) => boolean
  /** The person has connected the site on an earlier day. */
  allow: (origin: string) => void
  rejectNext: (method: string) => void
  failNext: (method: string, code: number, message: string) => void
  holdNext: (method: string) => HeldPrompt
  /** One fixed result for exactly this method, as a faulty wallet gives it: no accounts, a bad signature. */
  answerNext: (method: string, result: unknown) => void
  switchAccount: (index: number) => Promise<void>
  /** Any chain: what a person picks in the wallet need not be one that the site or this wallet's nodes know. */
  switchChain: (chainId: number) => Promise<void>
  /** The person removes the site in the wallet; all sites when no origin is given. */
  disconnect: (origin?: string) => Promise<void>
}

const requestBody = z.object({ method: z.string(), params: z.unknown() })
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"/>')}`

/** Puts an EIP-6963 and `window.ethereum` wallet into every page of the context that is loaded from now on. */
export async function installWallet(target: BrowserContext | Page, options: WalletOptions): Promise<TestWallet> {
  const context = 'context' in target ? target.context() : target
  const { chainId, accounts = testAccounts, delayMs = 150 } = options
  const rpcUrls = { ...options.rpcUrls }
  const id = randomUUID()
  const emitter = `testWalletEmit_${id}`
  const prompts = createPrompts(delayMs)
  const core = createWalletCore({
    prompts,
    signer: createSigner(accounts, rpcUrls),
    rpcUrls,
    chainId,
    emit: (event) => emitInPages(context, emitter, event),
  })

  const binding = `testWalletRequest_${id}`
  await context.exposeBinding(binding, async ({ frame }, payload: string) => {
    const { method, params } = requestBody.parse(JSON.parse(payload))
    const request = { method, params: Array.isArray(params) ? params : [params], origin: originOf(frame) }
    return answerOf(core.handle(request))
  })
  await context.addInitScript(installPageProvider, pageProviderOptions(options, { id, binding, emitter }))

  return {
    accounts: accounts.map((account) => account.address),
    requests: prompts.requests,
    address: core.address,
    chainId: core.chainId,
    isConnected: core.isConnected,
    allow: core.allow,
    rejectNext: prompts.rejectNext,
    failNext: prompts.failNext,
    holdNext: prompts.holdNext,
    answerNext: prompts.answerNext,
    switchAccount: core.selectAccount,
    switchChain: core.selectChain,
    disconnect: core.revoke,
  }
}

function pageProviderOptions(options: WalletOptions, ids: { id: string; binding: string; emitter: string }) {
  const { name = 'Test Wallet', rdns = 'org.example.testwallet', flags = {} } = options
  const { announce = true, windowEthereum = true } = options
  const info = { uuid: ids.id, name, icon, rdns }
  return { binding: ids.binding, emitter: ids.emitter, info, flags, announce, windowEthereum }
}

async function answerOf(result: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify({ result: await result })
  } catch (cause) {
    const { code, message, data } = toRpcError(cause)
    return JSON.stringify({ error: { code, message, data } })
  }
}

async function emitInPages(context: BrowserContext, emitter: string, { name, data, origins }: WalletEvent) {
  const frames = context.pages().flatMap((page) => page.frames())
  const concerned = frames.filter((frame) => !origins || origins.includes(originOf(frame)))
  // A frame that navigates away meanwhile asks again by itself when it has loaded.
  await Promise.allSettled(concerned.map((frame) => frame.evaluate(callEmitter, { emitter, name, data })))
}

function callEmitter({ emitter, name, data }: { emitter: string; name: string; data: unknown }) {
  const emit: unknown = Reflect.get(window, emitter)
  if (typeof emit === 'function') emit(name, data)
}

function originOf(frame: Frame): string {
  try {
    return new URL(frame.url()).origin
  } catch {
    return 'null'
  }
}
