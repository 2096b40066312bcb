import type { Page } from '@playwright/test'
import { erc721Abi, parseUnits } from 'viem'
import { recipients } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { act, chain, dialog, reviewDraft, seed, verified } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { mintItemTo, mintTo, safePath } from '@/tests/e2e/support/seed'
import { asset, native } from '@/tests/e2e/support/shownBalances'
import { ports } from '@/tests/e2e/support/siteEnv'
import { test } from './site'

const [dave] = recipients
const { dollar, token, badge } = devnetTokens
const notSearched = 'The network’s node does not answer for these records'
const fiveDollars = parseUnits('5', 6)

const found = (page: Page) => page.getByRole('list', { name: 'Found in the network’s records' })
const items = (page: Page) => page.getByRole('list', { name: 'Collectibles found in the network’s records' })
const isNode = (url: URL) => url.port === String(ports.chain)

/** Sends what the form was opened with to Dave, and waits until it is executed. */
async function sendToDave(page: Page) {
  await page.getByLabel('Receiver').fill(dave.address)
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
}

/** A node that gives no records, but all else. */
const refuseRecords = (page: Page) =>
  page.route(isNode, async (route) => {
    const { id, method } = route.request().postDataJSON()
    if (method !== 'eth_getLogs') return route.continue()
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ headers, json: { jsonrpc: '2.0', id, error: { code: -32601, message: 'not available' } } })
  })

const silenceNode = (page: Page) => page.route(isNode, (route) => route.abort())

test('without a Safe service a token is found in the records, listed once somebody says so, and sent from its row', async ({
  page,
  asked,
}) => {
  const safe = await seed('1.4.1', 1)
  await mintTo(safe.address, dollar, fiveDollars)
  await mintTo(safe.address, token, 7n)
  await page.goto(safePath('/balances', safe.address))
  await expect(found(page).getByRole('listitem')).toHaveCount(2)
  await expectNoFaultsInBothModes(page)
  const ofDollar = found(page).locator(`[data-found="${dollar}"]`)
  await expect(ofDollar).toContainText('5 DUSD')
  await ofDollar.getByRole('button', { name: 'Show this token' }).click()
  await expect(ofDollar).toHaveCount(0)
  await expect(asset(page, dollar)).toContainText('5 DUSD')
  await asset(page, dollar).getByRole('link', { name: 'Send DUSD' }).click()
  await page.getByLabel('Amount').fill('1.25')
  await sendToDave(page)
  await page.goto(safePath('/balances', safe.address))
  await expect(asset(page, dollar)).toContainText('3.75 DUSD')
  await expect(found(page).getByRole('listitem')).toHaveCount(1)
  expect(asked).toEqual([])
})

test('without a Safe service a collectible is found in the records and sent from its row', async ({ page, asked }) => {
  const safe = await seed('1.4.1', 1)
  const [kept, sent] = [await mintItemTo(safe.address), await mintItemTo(safe.address)]
  await page.goto(safePath('/balances/nfts', safe.address))
  await expect(items(page).getByRole('listitem')).toHaveCount(2)
  await expectNoFaultsInBothModes(page)
  await items(page)
    .getByRole('listitem')
    .filter({ hasText: `#${sent}` })
    .getByRole('link', { name: /^Send / })
    .click()
  await sendToDave(page)
  const owner = await chain.client.readContract({
    address: badge,
    abi: erc721Abi,
    functionName: 'ownerOf',
    args: [sent],
  })
  expect(owner).toBe(dave.address)
  await page.goto(safePath('/balances/nfts', safe.address))
  await expect(items(page).getByRole('listitem')).toHaveCount(1)
  await expect(items(page)).toContainText(`#${kept}`)
  expect(asked).toEqual([])
})

test('where the node gives no records nothing is said about what they hold, and it is asked again on request', async ({
  page,
}) => {
  const safe = await seed('1.4.1', 1)
  await mintTo(safe.address, dollar, fiveDollars)
  await mintItemTo(safe.address)
  const empty = await seed('1.4.1', 1)
  const screens = [
    { path: '/balances', list: found, nothing: 'The records have no other token that this Safe holds.' },
    { path: '/balances/nfts', list: items, nothing: 'The records have no collectible (ERC-721) that this Safe holds.' },
  ]
  for (const { path, list, nothing } of screens) {
    await refuseRecords(page)
    await page.goto(safePath(path, safe.address))
    await expect(page.getByText(notSearched)).toBeVisible()
    await expect(page.getByText(nothing)).toHaveCount(0)
    await expect(page.getByText(/Looking|Looked/)).toHaveCount(0)
    if (path === '/balances') await expect(asset(page, native)).toContainText('2 ETH')
    await expectNoFaultsInBothModes(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(notSearched)).toHaveCount(0)
    await page.goto(safePath(path, empty.address))
    await expect(page.getByText(nothing)).toBeVisible()
  }
})

test('where the node is away, nothing is said about what the Safe holds, and all of it comes once the node is back', async ({
  page,
}) => {
  const safe = await seed('1.4.1', 1)
  await mintTo(safe.address, dollar, fiveDollars)
  await mintItemTo(safe.address)
  for (const [path, list] of [
    ['/balances', found],
    ['/balances/nfts', items],
  ] as const) {
    await silenceNode(page)
    await page.goto(safePath(path, safe.address))
    await expect(page.getByText('Devnet does not answer')).toBeVisible()
    await expect(page.getByText(/no other token|no collectible|Looking/)).toHaveCount(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
  }
})
