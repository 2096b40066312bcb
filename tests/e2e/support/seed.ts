import type { Page } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { deployer } from '@/devnet/accounts'
import { type Chain, type ChainClient, createChainClient } from '@/devnet/chain'
import { inTurn } from '@/devnet/inTurn'
import { deploySafe, predictSafe, type Safe, type SafeOptions } from '@/devnet/safes'
import { mintBadge, mintToken } from '@/devnet/tokens'
import { ports } from './siteEnv'

export const gatewayUrl = `http://127.0.0.1:${ports.gateway}`

/** The shared devnet as the devnet's own functions take it. The tests neither started it nor may stop it. */
export function sharedChain(client: ChainClient = createChainClient(`http://127.0.0.1:${ports.chain}`, 31337)): Chain {
  const refuse = () => Promise.reject(new Error('The chain belongs to all tests'))
  return { url: `http://127.0.0.1:${ports.chain}`, chainId: 31337, client, ended: new Promise(() => {}), stop: refuse }
}

/** A Safe of this test alone, with two ether. */
export async function seedSafe(options: Omit<SafeOptions, 'saltNonce'>, funds = parseEther('2')): Promise<Safe> {
  const chain = sharedChain()
  const saltNonce = BigInt(Date.now()) * 1_000_000n + BigInt(Math.floor(Math.random() * 1_000_000))
  const safe = predictSafe({ ...options, saltNonce })
  await inTurn(() => deploySafe(chain, safe))
  if (funds > 0n) {
    await inTurn(() => chain.client.sendTransactionSync({ account: deployer, to: safe.address, value: funds }))
  }
  return safe
}

/** Of an account's Safes the gateway lists those that it watches: the ones that somebody has opened there. */
export async function openAtGateway({ address }: Safe): Promise<void> {
  const { status } = await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}`)
  if (status !== 200) throw new Error(`The gateway answered ${status} for ${address}`)
}

/** Tokens for a Safe, made by the one account that all tests make them with. */
export const mintTo = (to: Address, token: Address, value: bigint) =>
  inTurn(() => mintToken(sharedChain(), token, to, value))

/** An item for a Safe; returns its number. */
export async function mintItemTo(to: Address): Promise<bigint> {
  const { logs } = await inTurn(() => mintBadge(sharedChain(), to))
  return BigInt(logs[0]?.topics[3] ?? '0x')
}

/** The address of a page about a Safe of the devnet. */
export function safePath(path: string, address: Address, more = ''): string {
  return `${path}?safe=dev:${address}${more}`
}

/**
 * Makes the gateway lie to this page: what it answers to addresses that `pattern` fits goes through `change`, which gets
 * the true answer. At the wire, so the site cannot tell.
 */
export async function lieAbout(page: Page, pattern: RegExp, change: (answer: never) => unknown): Promise<void> {
  await page.route(
    (url) => url.port === String(ports.gateway) && pattern.test(url.pathname),
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      const response = await route.fetch()
      const answer = (await response.json()) as never
      await route.fulfill({ response, json: change(answer) ?? answer })
    },
  )
}
