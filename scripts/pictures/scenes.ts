import type { Locator, Page } from '@playwright/test'
import { recipients } from '@/devnet/accounts'
import type { DevnetPorts } from '@/devnet/environment'
import { describeWorld } from '@/devnet/world'

export type Picture = {
  /** Of its file. */
  name: string
  height: number
  /** Which of the node's accounts is connected. */
  account: number
  /** What is in it, where that is not all of the screen. */
  part?: (page: Page) => Locator
  show: (page: Page, ports: DevnetPorts) => Promise<unknown>
}

const { shared } = describeWorld()
const treasury = shared['1.4.1'].address
const [, , frank] = recipients
const alice = 0
const bob = 1

const pathOf = (path: string, more = '') => `${path}?safe=dev:${treasury}${more}`
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const verified = (of: Locator) => of.locator('[data-verification=match]').first().waitFor()

async function openQueued(page: Page, sentence: RegExp) {
  await page.goto(pathOf('/transactions/queue'))
  await main(page).getByRole('link', { name: sentence }).first().click()
  await page.waitForURL(/\/tx\?/)
  await verified(main(page))
}

async function openReview(page: Page) {
  await openQueued(page, /^Send 0\.75 ETH/)
  await page.getByRole('button', { name: 'Review and confirm' }).filter({ visible: true }).click()
  await verified(dialog(page))
}

/** The service says that another account is paid than the one that the signed data pays. */
async function nameOtherReceiver(page: Page, { gateway }: DevnetPorts) {
  const isDetails = (url: URL) => url.port === `${gateway}` && /\/transactions\/(multisig_)?0x[^/]+$/.test(url.pathname)
  await page.route(isDetails, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.txInfo.recipient) answer.txInfo.recipient.value = frank.address
    await route.fulfill({ response, json: answer })
  })
}

export const pictures: Picture[] = [
  {
    name: 'needs-you',
    height: 640,
    account: alice,
    show: async (page) => {
      await page.goto('/')
      await main(page).getByRole('link', { name: 'Execute' }).waitFor()
      await main(page).getByText('payroll.eth').first().waitFor()
    },
  },
  {
    name: 'mismatch',
    height: 720,
    account: alice,
    show: async (page, ports) => {
      await nameOtherReceiver(page, ports)
      await page.goto(pathOf('/transactions/queue'))
      await main(page)
        .getByRole('link', { name: /^Send 0\.75 ETH/ })
        .first()
        .click()
      await main(page).locator('[data-verification=mismatch]').first().waitFor()
    },
  },
  {
    name: 'hashes',
    height: 780,
    account: bob,
    part: dialog,
    show: async (page) => {
      await openReview(page)
      await dialog(page).locator('summary').filter({ hasText: 'Hashes for your hardware wallet' }).click()
    },
  },
  {
    name: 'service-down',
    height: 640,
    account: alice,
    show: async (page, { gateway }) => {
      await page.route(
        (url) => url.port === `${gateway}`,
        (route) => route.abort(),
      )
      await page.goto(pathOf('/home'))
      await main(page).getByText('The Safe service does not answer').first().waitFor()
    },
  },
  {
    name: 'inspector',
    height: 900,
    account: alice,
    show: async (page) => {
      await page.goto(pathOf('/apps'))
      await page.getByRole('link', { name: 'Misbehaving app', exact: true }).click()
      const app = page.frameLocator('iframe[title^="App:"]')
      await app.getByRole('button', { name: 'Ask for what does not exist' }).click()
      await app.getByText('It answered').first().waitFor()
      await page.getByText(/^Inspector: \d+ messages/).click()
      await page.getByText('refused: stealKeys').first().scrollIntoViewIfNeeded()
    },
  },
  // The last: it changes what the others show.
  {
    name: 'next-owner',
    height: 720,
    account: alice,
    part: dialog,
    show: async (page) => {
      await page.goto(pathOf('/transactions/new'))
      await page.getByLabel('Receiver').fill('dave.eth')
      await page.getByLabel('Amount').fill('0.4')
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      await verified(dialog(page))
      await dialog(page)
        .getByRole('button', { name: /^Sign and propose/ })
        .click()
      await dialog(page).getByText('Show as QR code').click()
    },
  },
]
