import type { Page } from '@playwright/test'
import { owners, recipients } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { safeAbi } from '@/devnet/safeTransactions'
import { expect } from './fixtures'
import { gatewayUrl, safePath, seedSafe, sharedChain } from './seed'
import { ports } from './siteEnv'

const [alice, _bob, _carol] = owners
const [dave, _erin] = recipients
export const chain = sharedChain()
const everyone = owners.map(({ address }) => address)
export const versions = ['1.3.0', '1.4.1', '1.5.0'] as const
export const amount = 123_456_789n
export const pay = { to: dave.address, value: amount, nonce: 0n }

export const seed = (version: (typeof versions)[number] = '1.4.1', threshold = 2) =>
  seedSafe({ version, owners: threshold === 1 ? [alice.address] : everyone, threshold })

export async function openNew(page: Page, safe: Safe) {
  await page.goto(safePath('/transactions/new', safe.address))
  await expect(page.getByRole('group', { name: 'Kind of action' })).toBeVisible()
}

export async function openQueued(page: Page, safe: Safe, safeTxHash: string) {
  await page.goto(safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${safeTxHash}`))
  await expect(page.getByRole('region', { name: 'Actions' })).toBeVisible()
}

/** The queued transaction's review, checked and ready to act on. */
export async function openReview(page: Page, safe: Safe, safeTxHash: string, name = 'Review and confirm') {
  await openQueued(page, safe, safeTxHash)
  await pressAct(page, name)
  await verified(page)
}

export async function fillPayment(page: Page, to: string, ether: string) {
  await page.getByLabel('Receiver').fill(to)
  await page.getByLabel('Amount').fill(ether)
}

export async function addPayment(page: Page, to: string, ether: string) {
  await fillPayment(page, to, ether)
  await addAction(page)
}

/** Puts what the form says into a batch. */
export const addAction = (page: Page) =>
  page.getByRole('button', { name: /^Add (another action|to the batch)$/ }).click()
/** Reviews what the form says, or the batch where there is one. */
export const reviewDraft = (page: Page) => page.getByRole('button', { name: /^Review( \d+ actions?)?$/ }).click()

export const dialog = (page: Page) => page.getByRole('dialog')
export const verified = (page: Page) =>
  expect(dialog(page).locator('[data-verification]').first()).toHaveAttribute('data-verification', 'match')
/** An act of the dialog; the one that is next names the wallet that asks for it. */
export const act = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}( with .+)?$`) })
/** The acts that are not next. */
export const openMore = (page: Page) => dialog(page).getByText('More', { exact: true }).click()
/** What is folded in the dialog. */
export const unfold = (page: Page, name: string | RegExp) =>
  dialog(page).locator('summary').filter({ hasText: name }).click()
/** An act on the page of a transaction; what is not the next one waits under “More”. */
export const pageAct = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Actions' }).getByRole('button', { name, exact: true, includeHidden: true })
/** Presses an act that is in sight: until the page knows which act is next, its name stands under “More”. */
export const pressAct = (page: Page, name: string) => pageAct(page, name).filter({ visible: true }).click()
export async function pressMore(page: Page, name: string) {
  await page.getByRole('region', { name: 'Actions' }).getByText('More', { exact: true }).click()
  await pressAct(page, name)
}
export const balanceOf = (address: `0x${string}`) => chain.client.getBalance({ address })
export const nonceOf = (safe: Safe) =>
  chain.client.readContract({ address: safe.address, abi: safeAbi, functionName: 'nonce' })
export const signatures = (requests: { method: string }[]) =>
  requests.filter(({ method }) => ['eth_signTypedData_v4', 'eth_sendTransaction'].includes(method))

/** Comes back to the tab: what is shown is asked for again. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** To the page its tab is in the background from now on: it asks nothing by itself. */
export const stopPolling = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }))

export const detailsOf = async (safeTxHash: string) =>
  (await fetch(`${gatewayUrl}/v1/chains/31337/transactions/${safeTxHash}`)).json()
export const confirmationsOf = async (safeTxHash: string) =>
  (await detailsOf(safeTxHash)).detailedExecutionInfo.confirmations

/** To the page, the chain has not taken anything yet. */
export const hideReceipts = (page: Page) =>
  page.route(
    (url) => url.port === String(ports.chain),
    async (route) => {
      const request = route.request()
      if (!request.postData()?.includes('eth_getTransactionReceipt')) return route.continue()
      const response = await route.fetch()
      const answers = [await response.json()].flat()
      const calls = [request.postDataJSON()].flat()
      const json = answers.map((answer, index) =>
        calls[index].method === 'eth_getTransactionReceipt' ? { ...answer, result: null } : answer,
      )
      await route.fulfill({ response, json: request.postData()?.startsWith('[') ? json : json[0] })
    },
  )
