import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keccak256, parseEther, toHex } from 'viem'
import { owners, recipients } from '@/devnet/accounts'
import { buildProposal, confirmAt, proposeTo } from '@/devnet/gateway/seedGateway'
import type { Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { expect, test } from './fixtures'
import { gatewayUrl, lieAbout, safePath, seedSafe, sharedChain } from './seed'

const [alice, bob] = owners
const [dave, erin] = recipients
const chain = sharedChain()
const queued = /\/transactions\/queued$/

type Item = {
  type: string
  transaction?: {
    id: string
    txInfo: { recipient: { value: string }; transferInfo: { value: string } }
    executionInfo: { nonce: number; confirmationsSubmitted: number; confirmationsRequired: number }
  }
}
type QueuePage = { results: Item[] }

const seed = () => seedSafe({ version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
const pay = (nonce: bigint, to = dave.address) => ({ to, value: parseEther('0.1'), nonce })

async function open(page: Page, safe: Safe) {
  await page.goto(safePath('/transactions/queue', safe.address))
}

const rows = (page: Page) => page.getByRole('main').locator('[data-transaction]')
const row = (page: Page, safeTxHash: string) => page.locator(`[data-transaction$="${safeTxHash}"]`)
const verdict = (page: Page, safeTxHash: string) => row(page, safeTxHash).locator('[data-verification]')

/** The one transaction that a page of the queue holds, to be lied about. */
function onlyOne({ results }: QueuePage) {
  const [found] = results.flatMap(({ transaction }) => (transaction ? [transaction] : []))
  if (!found) throw new Error('The queue is empty')
  return found
}

test('Next, Queued and what excludes each other, every row verified', async ({ page }) => {
  const safe = await seed()
  const first = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  const rejection = await proposeTo(gatewayUrl, chain, safe, { to: safe.address, nonce: 0n }, bob)
  const later = await proposeTo(gatewayUrl, chain, safe, pay(1n, erin.address))
  await open(page, safe)
  const next = page.getByRole('region', { name: 'Next' })
  await expect(next.getByRole('heading', { name: 'Next' })).toBeVisible()
  await expect(
    next.getByRole('heading', { name: 'These transactions share nonce 0: only one of them can be executed' }),
  ).toBeVisible()
  await expect(next.locator('[data-transaction]')).toHaveCount(2)
  const waiting = page.getByRole('region', { name: 'Queued' })
  await expect(waiting.locator('[data-transaction]')).toHaveCount(1)
  await expect(waiting.getByRole('heading', { name: /share nonce/ })).toHaveCount(0)
  for (const { safeTxHash } of [first, rejection, later]) {
    await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
    await expect(verdict(page, safeTxHash)).toContainText('Checked: this is what will be signed.')
  }
  await expect(row(page, first.safeTxHash)).toContainText('2 of 2 signed, ready to execute')
  await expect(row(page, later.safeTxHash)).toContainText('1 of 2 signed')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('one thing changed in the list is a mismatch that names it', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const lies: [what: string, tell: (transaction: ReturnType<typeof onlyOne>) => unknown][] = [
    ['Recipient', ({ txInfo }) => Object.assign(txInfo.recipient, { value: erin.address })],
    ['Amount', ({ txInfo }) => Object.assign(txInfo.transferInfo, { value: '1' })],
    ['Nonce', ({ executionInfo }) => Object.assign(executionInfo, { nonce: 7 })],
    ['Signature', ({ executionInfo }) => Object.assign(executionInfo, { confirmationsSubmitted: 2 })],
    ['Signatures needed', ({ executionInfo }) => Object.assign(executionInfo, { confirmationsRequired: 1 })],
  ]
  for (const [what, tell] of lies) {
    await page.unrouteAll()
    await lieAbout(page, queued, (answer: QueuePage) => {
      tell(onlyOne(answer))
    })
    await open(page, safe)
    await expect(verdict(page, safeTxHash), what).toContainText(`Does not match: ${what}`)
    await expect(verdict(page, safeTxHash), what).toHaveAttribute('data-verification', 'mismatch')
  }
})

test('a proposal that was made up is not verified, and a lie in the details is a mismatch', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const invented = keccak256(toHex('made up'))
  await lieAbout(page, queued, (answer: QueuePage) => {
    const copy = structuredClone(onlyOne(answer))
    answer.results.push({ type: 'TRANSACTION', conflictType: 'None', transaction: copy } as Item)
    copy.id = `multisig_${safe.address}_${invented}`
  })
  await open(page, safe)
  await expect(verdict(page, invented)).toHaveAttribute('data-verification', 'unknown')
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await lieAbout(page, /\/transactions\/multisig_/, (details: { txData?: { to: { value: string } } }) => {
    if (details.txData) details.txData.to.value = erin.address
  })
  await open(page, safe)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'mismatch')
  await expect(verdict(page, safeTxHash)).toContainText('Recipient')
})

test('the details of another transaction prove nothing for a made-up one', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const invented = keccak256(toHex('made up as well'))
  await lieAbout(page, queued, (answer: QueuePage) => {
    onlyOne(answer).id = `multisig_${safe.address}_${invented}`
  })
  await page.route(
    (url) => url.pathname.endsWith(`_${invented}`),
    async (route) => {
      const url = `${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}`
      await route.fulfill({ response: await route.fetch({ url }) })
    },
  )
  await open(page, safe)
  await expect(verdict(page, invented)).toHaveAttribute('data-verification', 'mismatch')
  await expect(verdict(page, invented)).toContainText('Transaction id')
})

test('a used nonce, a double and a gap are said above the list', async ({ page }) => {
  const safe = await seed()
  await executeSafeTransaction(chain, safe, { to: dave.address, value: 1n }, [alice, bob])
  await proposeTo(gatewayUrl, chain, safe, pay(3n))
  await open(page, safe)
  await expect(page.getByText('Nothing is listed for nonce 1, 2, which must come before what is')).toBeVisible()
  await lieAbout(page, queued, (answer: QueuePage) => {
    onlyOne(answer).executionInfo.nonce = 0
    answer.results.push(...answer.results.filter(({ type }) => type === 'TRANSACTION'))
  })
  await open(page, safe)
  const alert = page.getByRole('alert').filter({ hasText: 'The gateway’s list of this queue is not right' })
  await expect(alert).toContainText('Nonce 0 is used already.')
  await expect(alert).toContainText('A transaction with nonce 0 is listed twice.')
  await expect(page.getByRole('region', { name: 'Used nonces' }).locator('[data-transaction]')).toHaveCount(2)
})

test('a transaction that is not listed any more is missed until the user forgets it', async ({ page }) => {
  const safe = await seed()
  const kept = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const dropped = await proposeTo(gatewayUrl, chain, safe, pay(0n, erin.address), bob)
  await open(page, safe)
  await expect(rows(page)).toHaveCount(2)
  await expect(verdict(page, dropped.safeTxHash)).toHaveAttribute('data-verification', 'match')
  await lieAbout(page, queued, (answer: QueuePage) => {
    answer.results = answer.results.filter(({ transaction }) => !transaction?.id.endsWith(dropped.safeTxHash))
  })
  const missing = page.getByRole('alert').filter({ hasText: 'was listed before and is missing now.' })
  for (const _ of ['first visit', 'second visit']) {
    await open(page, safe)
    await expect(missing).toContainText(dropped.safeTxHash)
    await expect(verdict(page, kept.safeTxHash)).toHaveAttribute('data-verification', 'match')
  }
  await missing.getByRole('button', { name: 'I know, forget what is missing' }).click()
  await expect(missing).toHaveCount(0)
  await open(page, safe)
  await expect(verdict(page, kept.safeTxHash)).toHaveAttribute('data-verification', 'match')
  await expect(missing).toHaveCount(0)
})

test('what is proposed, confirmed and executed meanwhile appears without a reload', async ({ page }) => {
  test.slow()
  const safe = await seed()
  await open(page, safe)
  await expect(page.getByText('Nothing is waiting to be signed or executed.')).toBeVisible()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  const patience = { timeout: 40_000 }
  await expect(row(page, safeTxHash)).toContainText('1 of 2 signed', patience)
  await confirmAt(gatewayUrl, chain, safe, pay(0n), bob)
  await expect(row(page, safeTxHash)).toContainText('2 of 2 signed', patience)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await executeSafeTransaction(chain, safe, pay(0n), [alice, bob])
  await expect(row(page, safeTxHash)).toHaveCount(0, patience)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('proposals that nobody signed are shown when they are asked for', async ({ page }) => {
  const safe = await seed()
  const proposal = { ...(await buildProposal(chain, safe, pay(0n), alice)), signature: null }
  const path = `/v1/chains/31337/transactions/${safe.address}/propose`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(gatewayUrl + path, { method: 'POST', headers, body: JSON.stringify(proposal) })
  expect(answer.ok).toBe(true)
  await open(page, safe)
  await expect(page.getByText('Nothing is waiting to be signed or executed.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).check()
  await expect(row(page, proposal.safeTxHash)).toContainText('0 of 2 signed')
  await expect(row(page, proposal.safeTxHash)).toContainText('1 warning')
})

test('rows stay with their age while the gateway is down, and come anew when it is asked again', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await open(page, safe)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wagmi.cache') ?? '')).toContain(safeTxHash)
  await page.route(
    (url) => url.href.startsWith(gatewayUrl),
    (route) => route.abort(),
  )
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'The queue could not be loaded: what is shown is from' })
  await expect(failure).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'unknown')
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match', { timeout: 30_000 })
})

test('kinds that came later are told of, and the rest is shown', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await lieAbout(page, queued, (answer: QueuePage) => {
    answer.results.push({ type: 'ADVERTISEMENT' })
    Object.assign(onlyOne(answer), { txInfo: { type: 'SwapOrder' } })
  })
  await open(page, safe)
  await expect(page.getByText('The gateway lists a kind that is not known here: ADVERTISEMENT.')).toBeVisible()
  await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
})

test('the keyboard alone comes to the details of a row', async ({ page }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(0n))
  await open(page, safe)
  const details = row(page, safeTxHash).getByRole('link', { name: 'Details of nonce 0' })
  await expect(details).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show proposals that nobody signed' }).focus()
  await page.keyboard.press('Tab')
  await expect(details).toBeFocused()
  await expect(details).toHaveAttribute('href', new RegExp(`^/transactions/tx\\?safe=dev:${safe.address}&id=multisig_`))
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('axe finds nothing in the queue, and nothing is wider than the window', async ({ page }) => {
        const safe = await seed()
        await proposeTo(gatewayUrl, chain, safe, pay(0n))
        await proposeTo(gatewayUrl, chain, safe, { to: safe.address, nonce: 0n }, bob)
        const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay(2n))
        await open(page, safe)
        await row(page, safeTxHash).scrollIntoViewIfNeeded()
        await expect(verdict(page, safeTxHash)).toHaveAttribute('data-verification', 'match')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
      })
    })
  }
}
