import type { ComponentType } from 'react'
import { seedGateway } from '@/devnet/gateway/seedGateway'
import { hashSafeMessage } from '@/devnet/safeMessages'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { openScreen, type Site } from './openScreen'
import type { RunningSite } from './startSite'

/** A screen, and what it says once all is there; `isBare`: it shows nothing that is verified. */
export type Screen = [
  name: string,
  load: () => Promise<{ default: ComponentType }>,
  path: string,
  done: RegExp,
  isBare?: boolean,
]

/** Every screen that shows something of a Safe, at a site that was started with a seeded chain. */
export async function listScreens({ chain, gateway }: Pick<RunningSite, 'chain' | 'gateway'>): Promise<Screen[]> {
  const world = describeWorld()
  await seedGateway(gateway.url, chain, world)
  const safe = world.shared['1.4.1']
  const param = `safe=dev:${safe.address}`
  const messageHash = hashSafeMessage(chain, safe, 'This is our Safe.')
  const queue = await (await fetch(`${gateway.url}/v1/chains/31337/safes/${safe.address}/transactions/queued`)).json()
  const first = queue.results.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction.id
  return [
    [
      'home',
      () => import('@/pages/home'),
      `/home?${param}`,
      /priced by the Safe service.*Activity.*Reject transaction/s,
    ],
    ['settings', () => import('@/pages/settings/setup'), `/settings/setup?${param}`, /In this browser/],
    ['balances', () => import('@/pages/balances'), `/balances?${param}`, /listed and priced by the Safe service/],
    [
      'collectibles',
      () => import('@/pages/balances/nfts'),
      `/balances/nfts?safe=dev:${world.shared['1.5.0'].address}`,
      /pictures are their makers’/,
    ],
    ['queue', () => import('@/pages/transactions/queue'), `/transactions/queue?${param}`, /Send .* to dave\.eth/],
    ['history', () => import('@/pages/transactions/history'), `/transactions/history?${param}`, /Send BADGE/],
    [
      'the history of a token',
      () => import('@/pages/transactions/history'),
      `/transactions/history?${param}&kind=incoming&token=${devnetTokens.dollar}&amount=2500.5`,
      /2,500.5 DUSD/,
    ],
    [
      'messages',
      () => import('@/pages/transactions/messages'),
      `/transactions/messages?${param}`,
      /This is our Safe\./,
    ],
    [
      'a transaction',
      () => import('@/pages/transactions/tx'),
      `/transactions/tx?${param}&id=${first}`,
      /checks? passed/,
    ],
    [
      'a message',
      () => import('@/pages/transactions/msg'),
      `/transactions/msg?${param}&messageHash=${messageHash}`,
      /checks? passed/,
    ],
    ['a new transaction', () => import('@/pages/transactions/new'), `/transactions/new?${param}`, /What to do/, true],
    ['a review', () => import('./ReviewPage'), `/review?${param}`, /It would succeed now/],
    ['apps', () => import('@/pages/apps'), `/apps?${param}`, /Your own apps/, true],
  ]
}

export async function openPage(site: Site, [, load, path]: Screen) {
  const { default: Page } = await load()
  return openScreen(site, Page, path)
}

/** What stands on the page, and how many verdicts of a status. */
export const text = () => document.body.textContent ?? ''
export const count = (status: string) => document.querySelectorAll(`[data-verification="${status}"]`).length
export const slow = { timeout: 15_000 }
