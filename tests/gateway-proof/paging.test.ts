import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { mintBadge } from '@/devnet/tokens'
import { ask, firstPage, type Proof, startProof } from './proof'

const [alice] = owners
const [dave] = recipients

type Item = { type: string; label?: string; nonce?: number; conflictType?: string; transaction?: { id: string } }
type Page = { count?: number; next: string | null; previous: string | null; results: Item[] }

let proof: Proof
let safe: Safe
beforeAll(async () => {
  proof = await startProof()
  const owner = { owners: [alice.address], threshold: 1 }
  safe = await createSafe(proof.chain, { version: '1.4.1', ...owner, saltNonce: 45n })
  await proof.chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 1000n })
  for (let count = 1; count < 45; count += 1) {
    await executeSafeTransaction(proof.chain, safe, { to: dave.address, value: 1n }, [alice])
  }
})
afterAll(() => proof.stop())

/** Follows `next` to the end, and `previous` back: both must show the same pages. */
async function walk(path: string, limit: number) {
  const pages: Page[] = []
  const separator = path.includes('?') ? '&' : '?'
  let url: string | null = `${proof.base}/safes/${safe.address}/${path}${separator}${firstPage(limit)}`
  while (url) {
    const page = (await ask(url)).body as Page
    pages.push(page)
    url = page.next
  }
  await walkBack(pages)
  return pages
}

async function walkBack(pages: Page[]) {
  let url = pages.at(-1)?.previous ?? null
  for (const page of pages.slice(0, -1).reverse()) {
    expect(((await ask(url ?? '')).body as Page).results).toEqual(page.results)
    url = page.previous
  }
  expect(url).toBeNull()
}

function idsOf(pages: Page[]) {
  return pages.flatMap(({ results }) => results.flatMap(({ transaction }) => transaction?.id ?? []))
}

describe('45 items', () => {
  test.each([20, 7, 45, 44, 1, 100])('of the history in pages of %i, without a gap or a repeat', async (limit) => {
    const pages = await walk('transactions/history', limit)
    const ids = idsOf(pages)
    expect(pages).toHaveLength(Math.ceil(45 / limit))
    expect(new Set(ids).size).toBe(46)
    expect(ids).toHaveLength(46)
    expect(ids.at(-1)).toBe(`creation_${safe.address}`)
    expect(ids).toEqual(idsOf(await walk('transactions/history', 100)))
    expect(pages.map(({ count }) => count)).toEqual(pages.map(() => 45))
  })

  test.each([20, 6])('of multisig transactions in pages of %i, filters kept', async (limit) => {
    const pages = await walk('multisig-transactions/?executed=true', limit)
    expect(new Set(idsOf(pages)).size).toBe(44)
    expect(idsOf(pages)).toHaveLength(44)
  })

  test('a date is named once, even when its day goes on over a page border', async () => {
    const whole = await walk('transactions/history', 100)
    const labels = (pages: Page[]) =>
      pages.flatMap(({ results }) => results.filter(({ type }) => type === 'DATE_LABEL'))
    expect(labels(await walk('transactions/history', 10))).toEqual(labels(whole))
    expect(labels(whole)).toHaveLength(1)
  })

  test('of collectibles, in pages', async () => {
    for (let count = 0; count < 5; count += 1) await mintBadge(proof.chain, safe.address)
    const url = `${proof.url}/v2/chains/31337/safes/${safe.address}/collectibles?${firstPage(2)}`
    const ids: string[] = []
    for (let next: string | null = url; next; ) {
      const page = (await ask(next)).body as { next: string | null; results: { id: string }[] }
      ids.push(...page.results.map(({ id }) => id))
      next = page.next
    }
    expect(new Set(ids).size).toBe(5)
  })
})

describe('a queue with 45 entries and conflicts', () => {
  // 15 nonces with three rivals each: page borders fall inside of groups.
  beforeAll(async () => {
    for (let entry = 0; entry < 45; entry += 1) {
      const nonce = BigInt(44 + Math.floor(entry / 3))
      await proposeTo(proof.url, proof.chain, safe, { to: dave.address, value: BigInt(entry), nonce })
    }
  })

  test.each([20, 7, 2, 1, 45])('in pages of %i shows each entry once', async (limit) => {
    const ids = idsOf(await walk('transactions/queued', limit))
    expect(ids).toHaveLength(45)
    expect(new Set(ids).size).toBe(45)
  })

  test.each([20, 7, 2, 1])('in pages of %i has the labels, headers and conflicts of the whole', async (limit) => {
    const shape = (pages: Page[]) =>
      pages.flatMap(({ results }) =>
        results.map(({ type, label, nonce, conflictType }) => label ?? conflictType ?? `${type} ${nonce}`),
      )
    const whole = shape(await walk('transactions/queued', 100))
    expect(shape(await walk('transactions/queued', limit))).toEqual(whole)
    expect(whole.slice(0, 7)).toEqual([
      'Next',
      'CONFLICT_HEADER 44',
      'HasNext',
      'HasNext',
      'End',
      'Queued',
      'CONFLICT_HEADER 45',
    ])
    expect(whole.filter((item) => item === 'End')).toHaveLength(15)
  })

  test('a page that starts inside of a group neither heads it again nor ends it early', async () => {
    const [first, second] = await walk('transactions/queued', 20)
    expect(first?.results.at(-1)?.conflictType).toBe('HasNext')
    expect(second?.results[0]?.conflictType).toBe('End')
    expect(first?.count).toBe(first?.results.length)
  })
})

describe('links to pages', () => {
  test('lead back through the host, the scheme and the filters that were asked with', async () => {
    const { port } = new URL(proof.url)
    const url = `http://localhost:${port}/v1/chains/31337/safes/${safe.address}/multisig-transactions/?executed=true&${firstPage(5)}`
    const { next } = (await ask(url, { headers: { 'X-Forwarded-Proto': 'https' } })).body as Page
    const link = new URL(next ?? '')
    expect(link.origin).toBe(`https://localhost:${port}`)
    expect(link.searchParams.get('executed')).toBe('true')
    expect(link.searchParams.get('cursor')).toBe('limit=5&offset=5')
  })

  test('a page far behind the end is empty, and has no creation', async () => {
    const cursor = encodeURIComponent('limit=20&offset=4000')
    const { body } = await ask(`${proof.base}/safes/${safe.address}/transactions/history?cursor=${cursor}`)
    expect(body).toMatchObject({ count: expect.any(Number), next: null, results: [] })
  })
})
