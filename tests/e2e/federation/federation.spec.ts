import type { Page } from '@playwright/test'
import { owners, recipients } from '@/devnet/accounts'
import { proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { startGateway } from '@/gateway/server'
import { act, chain, confirmationsOf, detailsOf, openQueued, openReview, seed } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { test as base, expect } from '@/tests/e2e/support/fixtures'
import { openQueue, row } from '@/tests/e2e/support/queuePage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'
import { startLine } from './line'

const [alice, bob] = owners
const [dave] = recipients
const payment = { to: dave.address, value: 1n }

type Pair = { own: string; host: string; line: Awaited<ReturnType<typeof startLine>> }

/** A gateway of one's own, with which the site speaks; that of the other tests is the hosted service beside it. */
const test = base.extend<{ pair: Pair }>({
  pair: async ({ page }, use) => {
    const line = await startLine(gatewayUrl)
    const service = { url: line.url, freshFor: 200, firstPause: 100 }
    const own = await startGateway({ chains: [{ rpcUrl: chain.url, service }] })
    await answerBy(page, own.url)
    await use({ own: own.url, host: new URL(line.url).host, line })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await own.stop()
    line.stop()
  },
})

/** At the wire: to the site it is the gateway that it was built for. */
async function answerBy(page: Page, url: string) {
  await page.route(
    (asked) => asked.port === String(ports.gateway),
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: url + pathname + search }).catch(() => undefined)
      await (response ? route.fulfill({ response }) : route.abort())
    },
  )
}

const sources = (page: Page) => page.locator('[data-sources]')

test('what is proposed at the hosted service is confirmed here, and the hosted service has both', async ({
  page,
  wallet,
  pair,
}) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, payment, bob)
  await returnConnected(page, wallet)
  await openQueue(page, safe)
  await expect(row(page, safeTxHash)).toBeVisible()
  await openQueued(page, safe, safeTxHash)
  await expect(sources(page)).toHaveText(`Heard of at ${pair.host}, and known to this gateway`)
  await openReview(page, safe, safeTxHash)
  await act(page, 'Confirm').click()
  await expect
    .poll(() => confirmationsOf(safeTxHash))
    .toMatchObject([{ signer: { value: bob.address } }, { signer: { value: alice.address } }])
})

test('the page says who knows of it, and a difference is seen without opening anything', async ({ page, pair }) => {
  const { own, host, line } = pair
  const safe = await seed()
  const { safeTxHash } = await proposeTo(own, chain, safe, payment)
  const message = await proposeMessageTo(own, chain, safe, 'Known to all')
  await expect.poll(async () => (await detailsOf(safeTxHash)).txStatus).toBe('AWAITING_CONFIRMATIONS')
  await expect.poll(async () => (await fetch(`${gatewayUrl}/v1/chains/31337/messages/${message}`)).status).toBe(200)
  await openQueued(page, safe, safeTxHash)
  await expect(sources(page)).toHaveText(`Known to this gateway and to ${host}`)
  await page.goto(safePath('/transactions/msg', safe.address, `&messageHash=${message}`))
  await expect(sources(page)).toHaveText(`Known to this gateway and to ${host}`)

  line.change = (answer) => answer.replaceAll('"value":"1"', '"value":"1000"')
  await openQueued(page, safe, safeTxHash)
  await page.reload()
  const notice = sources(page).getByRole('status')
  await expect(notice).toContainText(`${host} says something else`)
  await expect(notice).toContainText('Under this hash it lists what does not belong to it: Invalid safeTxHash')
  await expectNoFaultsInBothModes(page)
  await openQueue(page, safe)
  await expect(row(page, safeTxHash)).toContainText(`${host} says something else`)
})

test('what the hosted service lists and nobody has signed is not listed here, and named', async ({ page, pair }) => {
  const safe = await seed()
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, payment, bob)
  pair.line.change = (answer) => answer.replaceAll('"value":"1"', '"value":"1000"')
  await openQueue(page, safe)
  const notice = page.getByRole('status').filter({ hasText: `Not everything that ${pair.host} lists stands here` })
  await expect(notice.getByRole('listitem')).toContainText(['Invalid safeTxHash'])
  await expect(notice.getByRole('listitem')).toContainText([safeTxHash])
  await expect(row(page, safeTxHash)).toHaveCount(0)
})
