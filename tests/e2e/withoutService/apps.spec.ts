import type { Locator, Page } from '@playwright/test'
import { hashMessage } from 'viem'
import { recipients } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { startAppSite } from '@/tests/e2e/safeApps/appSite'
import { appsPage } from '@/tests/e2e/safeApps/appsPage'
import { act, balanceOf, chain, dialog, nonceOf, openMore, seed, verified } from '@/tests/e2e/support/actPage'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect } from '@/tests/e2e/support/fixtures'
import { isAccepted, signButton } from '@/tests/e2e/support/messagesPage'
import { mintTo, safePath } from '@/tests/e2e/support/seed'
import { copyFrom, expectNoFaultsAnywhere, narrow, openAsBob } from './otherOwner'
import { test } from './site'

const [dave, erin] = recipients
const text = 'An app asks for this'

const handedOn = (page: Page) => page.getByRole('list', { name: 'Handed on at the moment' }).getByRole('listitem')
const press = (within: Page | Locator, name: string) => () => within.getByRole('button', { name, exact: true }).click()
const pay = (to: string) => [{ to, value: '1', data: '0x' }]

test('what an app asked for is kept in the Safe’s queue without a service, handed on from there and executed', async ({
  page,
  browser,
  baseURL,
  asked,
}) => {
  test.slow()
  const safe = await seed()
  const site = await startAppSite()
  const app = await appsPage(page, safe.address).open(site.app)
  const queue = safePath('/transactions/queue', safe.address)
  for (const to of [dave.address, erin.address]) {
    const sent = app.evaluate((txs) => appPage.sdk.txs.send({ txs }), pay(to))
    await verified(page)
    await act(page, 'Sign and hand on').click()
    await expect(dialog(page).getByText('This browser keeps it.')).toBeVisible()
    expect(await sent).toMatchObject({ safeTxHash: expect.stringMatching(/^0x/) })
    if (to === dave.address) await expectNoFaultsAnywhere(page, ['iframe'])
    await press(dialog(page), 'Done')()
  }

  await page.goto(queue)
  await expect(handedOn(page)).toHaveCount(2)
  await expectNoFaultsAnywhere(page)
  // Each of the two has a nonce of its own, so that both can be executed.
  const [first, second] = [handedOn(page).nth(0), handedOn(page).nth(1)]
  await expect(first).toContainText('nonce 0 and 1 signature')
  await expect(second).toContainText('nonce 1 and 1 signature')
  const link = await copyFrom(page, press(first, 'Copy as a link'))

  const other = await openAsBob(browser, baseURL, narrow)
  await other.page.goto(link)
  await press(other.page, 'Review the transaction of the link')()
  await verified(other.page)
  await openMore(other.page)
  await act(other.page, 'Sign and hand on').click()
  await expect(dialog(other.page).getByText('Enough owners have signed')).toBeVisible()
  await expectNoFaults(other.page)
  const back = await copyFrom(other.page, press(dialog(other.page), 'Copy as a link'))
  await other.close()

  const before = await balanceOf(dave.address)
  await page.goto(back)
  await press(page, 'Review the transaction of the link')()
  await verified(page)
  await act(page, 'Execute directly').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(await balanceOf(dave.address)).toBe(before + 1n)
  expect(await nonceOf(safe)).toBe(1n)
  await page.goto(queue)
  // What is executed needs nobody any more.
  await expect(handedOn(page)).toHaveCount(1)
  await press(handedOn(page), 'Forget it')()
  await press(handedOn(page), 'Forget for good')()
  await expect(handedOn(page)).toHaveCount(0)
  await expect(page.getByText('whoever it was handed on to has your signature')).toBeVisible()
  await site.stop()
  expect([...asked, ...other.asked]).toEqual([])
})

test('an app without a service reads balances, and follows what it sent until another owner executes it elsewhere', async ({
  page,
  browser,
  baseURL,
  asked,
}) => {
  test.slow()
  const safe = await seed()
  await mintTo(safe.address, devnetTokens.dollar, 2_500_000n)
  const site = await startAppSite()
  const app = await appsPage(page, safe.address).open(site.app)
  const { fiatTotal, items } = await app.evaluate(() => appPage.sdk.safe.experimental_getBalances())
  expect(fiatTotal).toBe('0')
  expect(items.map(({ tokenInfo, balance }) => [tokenInfo.symbol, tokenInfo.decimals, balance])).toEqual([
    ['ETH', 18, '2000000000000000000'],
    ['DUSD', 6, '2500000'],
  ])
  const sent = app.evaluate((txs) => appPage.sdk.txs.send({ txs }), pay(dave.address))
  await verified(page)
  await act(page, 'Sign and hand on').click()
  const { safeTxHash } = await sent
  const follow = () => app.evaluate((hash) => appPage.sdk.txs.getBySafeTxHash(hash), safeTxHash)
  expect(await follow()).toMatchObject({
    ...{ txStatus: 'AWAITING_CONFIRMATIONS', txData: { to: { value: dave.address }, value: '1' } },
    detailedExecutionInfo: { confirmationsRequired: 2, confirmations: [{}] },
  })
  const link = await copyFrom(page, press(dialog(page), 'Copy as a link'))
  await press(dialog(page), 'Done')()

  const other = await openAsBob(browser, baseURL)
  await other.page.goto(link)
  await press(other.page, 'Review the transaction of the link')()
  await verified(other.page)
  await act(other.page, 'Execute directly').click()
  await expect(dialog(other.page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  await other.close()

  await expect.poll(async () => (await follow()).txStatus).toBe('SUCCESS')
  const { txHash, detailedExecutionInfo } = await follow()
  const receipt = await chain.client.getTransactionReceipt({ hash: txHash as `0x${string}` })
  expect(receipt.logs.some(({ topics }) => topics[1] === safeTxHash)).toBe(true)
  expect(detailedExecutionInfo).toMatchObject({ confirmations: [{}, {}] })
  const unknown = await app.evaluate((hash) => appPage.ask('getTxBySafeTxHash', { safeTxHash: hash }), txHash)
  expect(unknown).toMatchObject({ success: false, code: -32001 })
  await site.stop()
  expect([...asked, ...other.asked]).toEqual([])
})

test('an app gets the message signature that owners handed on to each other without a service', async ({
  page,
  context,
  browser,
  baseURL,
  asked,
}) => {
  test.slow()
  const safe = await seed()
  const site = await startAppSite()
  const app = await appsPage(page, safe.address).open(site.app)
  const signing = app.evaluate((message) => appPage.sdk.txs.signMessage(message), text)
  await press(dialog(page), 'Sign message')()
  const answer = await signing
  const { messageHash } = answer as { messageHash: string }
  expect(answer).toEqual({ messageHash: expect.stringMatching(/^0x/) })
  await expect(dialog(page).getByRole('heading', { name: 'Signed. Hand it on' })).toBeVisible()
  await expectNoFaultsAnywhere(page, ['iframe'])
  const link = await copyFrom(page, press(dialog(page), 'Copy as a link'))
  await press(dialog(page), 'Done')()
  await expect(dialog(page)).toHaveCount(0)
  const ask = () => app.evaluate((hash) => appPage.sdk.safe.getOffChainSignature(hash), messageHash)
  expect(await ask()).toBe('')

  const other = await openAsBob(browser, baseURL, narrow)
  await other.page.goto(link)
  await signButton(other.page).click()
  await expect(other.page.getByText('2 of 2', { exact: true })).toBeVisible()
  const back = await copyFrom(other.page, press(other.page, 'Copy as a link'))
  await other.close()

  // In another tab: the app runs on meanwhile.
  const taking = await context.newPage()
  await taking.goto(back)
  await expect(taking.getByText('2 of 2', { exact: true })).toBeVisible()
  await taking.close()
  await expect.poll(ask).toMatch(/^0x/)
  expect(await isAccepted(safe, hashMessage(text), (await ask()) as `0x${string}`)).toBe(true)
  await site.stop()
  expect([...asked, ...other.asked]).toEqual([])
})
