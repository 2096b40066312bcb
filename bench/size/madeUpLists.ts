import type { Page } from '@playwright/test'
import { type Address, keccak256, toHex } from 'viem'
import { madeUpRow, outgoing } from '../../tests/e2e/support/madeUpHistory'
import { ports } from '../../tests/e2e/support/siteEnv'

const pageSize = 250
const hour = 3_600_000
const newest = Date.UTC(2026, 0, 1)

/**
 * The service lists `count` transactions of a Safe, `list` of them, page by page. What nobody signed is told as such by the
 * page: each row that is looked at is checked, and does not hold.
 */
export async function listAtTheWire(page: Page, address: Address, list: 'history' | 'queued', count: number) {
  await page.route(
    (url) => url.port === String(ports.gateway) && url.pathname.endsWith(`/transactions/${list}`),
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      const response = await route.fetch()
      const url = new URL(route.request().url())
      const first = Number(url.searchParams.get('cursor') ?? 0)
      const places = Array.from({ length: Math.min(pageSize, count - first) }, (_, index) => first + index)
      const results = places.map((place) =>
        list === 'history' ? executed(address, count - place) : queued(address, place),
      )
      url.search = `?cursor=${first + pageSize}`
      const next = first + pageSize < count ? url.href : null
      await route.fulfill({ response, json: { count, next, previous: null, results } })
    },
  )
}

const pay = (address: Address, value: number) =>
  outgoing(address, { type: 'NATIVE_COIN', value: `${value}` }, { value: receiver(value) })

/** Forty receivers, so that not all rows read alike. */
const receiver = (number: number) => `0x${keccak256(toHex(number % 40)).slice(2, 42)}`

const executed = (address: Address, nonce: number) =>
  madeUpRow(address, nonce, { timestamp: newest + nonce * hour, txInfo: pay(address, nonce) })

/** Every fifth has a rival, so that there are conflicts. */
function queued(address: Address, place: number) {
  const nonce = place - Math.floor(place / 5)
  const executionInfo = { type: 'MULTISIG', nonce, confirmationsRequired: 2, confirmationsSubmitted: 1 }
  const timestamp = newest - place * hour
  return madeUpRow(address, place, {
    timestamp,
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo,
    txInfo: pay(address, place),
  })
}
