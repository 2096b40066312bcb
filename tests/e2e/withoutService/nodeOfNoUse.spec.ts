import type { Page, Route } from '@playwright/test'
import { describeWorld } from '@/devnet/world'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { safePath } from '@/tests/e2e/support/seed'
import { ports } from '@/tests/e2e/support/siteEnv'
import { test } from './site'

const { address } = describeWorld().shared['1.4.1']
const hash = `0x${'a7'.repeat(32)}`
const at = (path: string, more = '') => safePath(path, address, more)
const form = (name: string) => at('/transactions/new', `&form=${name}`)

type Screen = [path: string, shown: RegExp]

/** What shows more of a Safe than its state, and what stands there once the node answers. */
const readers: Screen[] = [
  [at('/home'), /6\.05 ETH/],
  [at('/transactions/history'), /Send 0\.25 ETH to/],
  [at('/balances'), /1,000 DEV/],
  [at('/balances/nfts'), /The records have no collectible/],
  [at('/settings/setup'), /Signatures needed/],
  [form('send'), /Max/],
]
const others: Screen[] = [
  [at('/transactions/queue'), /there is no common queue/],
  [at('/transactions/messages'), /Sign a message/],
  [at('/apps'), /Your own apps/],
  [form('nft'), /Collection/],
  [form('call'), /Interface/],
  [form('owners'), /Owners now/],
  [form('settings'), /Enable a module/],
  [at('/transactions/tx', `&id=${hash}`), /look up a transaction/],
  [at('/transactions/msg', `&messageHash=${hash}`), /look up a message/],
]
/** What nobody knows before the node answers. */
const unknown = /nothing|no collectible|no other token|None:|0 ETH|Loading|Looking/i
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** What the node makes of each question to it; nothing answers as it is. */
function meetNode(page: Page, answer: (route: Route) => Promise<void> | undefined) {
  return page.route(
    (url) => url.port === String(ports.chain),
    async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      await (answer(route) ?? route.continue())
    },
  )
}

const main = (page: Page) => page.getByRole('main')

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
})

test('without a Safe service a node that is asked too often is waited for: each screen says so, and comes by itself', async ({
  page,
}) => {
  let isBusy = true
  await meetNode(page, (route) => (isBusy ? route.fulfill({ status: 429, headers: cors, body: '' }) : undefined))
  for (const [path, shown] of readers) {
    isBusy = true
    await page.goto(path)
    const said = main(page).getByText('Devnet wants to be asked less often')
    await expectAfterPoll(page, () => expect(said, path).toBeVisible(oneLook), 4_000)
    await expect(main(page), path).not.toContainText(unknown)
    isBusy = false
    await expectAfterPoll(page, () => expect(main(page), path).toContainText(shown, oneLook))
    await expect(said).toHaveCount(0)
  }
  await expectNoFaults(page)
})

test('without a Safe service a node of another network is named on each screen, and nothing it says is shown', async ({
  page,
}) => {
  const ofOther = `http://127.0.0.1:${ports.nameChain}`
  await meetNode(page, async (route) => {
    const response = await route.fetch({ url: ofOther })
    await route.fulfill({ response, headers: { ...response.headers(), ...cors } })
  })
  for (const [path, shown] of [...readers, ...others]) {
    await page.goto(path)
    await expect(main(page).getByText('The node that this site asks is of another network'), path).toBeVisible()
    await expect(main(page).getByText('The node answers for chain 1, not for chain 31337'), path).toBeVisible()
    await expect(main(page), path).not.toContainText(unknown)
    await expect(main(page), path).not.toContainText(shown)
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  await expectNoFaults(page)
  await page.goto('/new-safe/create')
  await expect(main(page).getByText('Which Safe contracts Devnet has is not known')).toBeVisible()
})
