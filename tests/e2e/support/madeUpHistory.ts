import type { Page } from '@playwright/test'
import { type Address, keccak256, toHex } from 'viem'
import { recipients } from '@/devnet/accounts'
import { ports } from './siteEnv'

const [dave] = recipients

export const pageSize = 250

/** A row of a list that no transaction stands behind: it is found out as soon as it is looked at. */
export function madeUpRow(address: Address, nonce: number, parts: { txInfo: object; [name: string]: unknown }) {
  const transaction = {
    ...{ id: `multisig_${address}_${keccak256(toHex(nonce))}`, timestamp: Date.UTC(2026, 0, 1) },
    ...{ txStatus: 'SUCCESS', txHash: keccak256(toHex(`${nonce}`)), safeAppInfo: null, note: null },
    executionInfo: { type: 'MULTISIG', nonce, confirmationsRequired: 1, confirmationsSubmitted: 1 },
    ...parts,
  }
  return { type: 'TRANSACTION', conflictType: 'None', transaction }
}

export const outgoing = (address: Address, transferInfo: object, recipient: object = { value: dave.address }) => ({
  ...{ type: 'Transfer', sender: { value: address }, recipient, direction: 'OUTGOING', transferInfo },
})

/** A whole list that the gateway makes up. */
export async function makeUpList(page: Page, list: 'history' | 'queued', results: readonly object[]): Promise<void> {
  await page.route(
    (url) => url.port === String(ports.gateway) && url.pathname.endsWith(`/transactions/${list}`),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { count: results.length, next: null, previous: null, results } })
    },
  )
}

/** A history of 2,000 transactions that the gateway makes up, in eight pages; `asked` are the details asked for. */
export async function makeUpHistory(page: Page, address: Address) {
  const asked: string[] = []
  const start = Date.UTC(2026, 0, 1)
  await page.route(
    (url) => url.port === String(ports.gateway) && url.pathname.endsWith('/transactions/history'),
    async (route) => {
      const response = await route.fetch()
      const url = new URL(route.request().url())
      const first = Number(url.searchParams.get('cursor') ?? 0)
      const results = Array.from({ length: pageSize }, (_, index) => {
        const nonce = 2_000 - first - index
        const transferInfo = { type: 'NATIVE_COIN', value: `${nonce}` }
        return madeUpRow(address, nonce, {
          timestamp: start + nonce * 3_600_000,
          txInfo: outgoing(address, transferInfo),
        })
      })
      url.search = `?cursor=${first + pageSize}`
      const next = first + pageSize < 2_000 ? url.href : null
      await route.fulfill({ response, json: { count: 2_000, next, previous: null, results } })
    },
  )
  page.on('request', (request) => {
    if (/\/transactions\/multisig_/.test(request.url())) asked.push(request.url())
  })
  return asked
}
