import { hashMessage, hashTypedData } from 'viem'
import { owners } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { draftKey } from '@/lib/drafts/draft'
import { expectNoFaults, expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import {
  big,
  chain,
  dialog,
  isAccepted,
  messageField,
  openMessage,
  readFinal,
  review,
  seed,
  shownHash,
  signButton,
  typedData,
  typedText,
  verdict,
} from '@/tests/e2e/support/messagesPage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath, seedSafe } from '@/tests/e2e/support/seed'

const [alice, bob] = owners

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
  test(`two owners sign a text and typed data as a Safe ${version}, and the Safe accepts both`, async ({
    page,
    wallet,
  }) => {
    test.slow()
    const safe = await seed(version)
    const messages = [
      { text: 'We agree.\nAll of us.', isTypedData: false, hash: hashMessage('We agree.\nAll of us.') },
      { text: typedText, isTypedData: true, hash: hashTypedData(typedData) },
    ]
    await returnConnected(page, wallet)
    for (const { text, isTypedData, hash } of messages) {
      await review(page, safe, text, isTypedData)
      if (isTypedData) await expect(dialog(page).getByText(String(big))).toBeVisible()
      await expect(dialog(page).getByText('0 of 2')).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Sign message' }).click()
      await expect(page).toHaveURL(/\/transactions\/msg\?/)
      await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
      await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
      await expect(page.getByText('You have signed this already.')).toBeVisible()
      await wallet.switchAccount(1)
      await expect(signButton(page)).toBeEnabled()
      await signButton(page).click()
      await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
      expect(await isAccepted(safe, hash, await readFinal(page))).toBe(true)
      await wallet.switchAccount(0)
    }
    const asked = wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
    expect(asked).toHaveLength(4)
  })
}

test('what the wallet is given to sign is the hash that was shown, and outlives a gateway that fails and a reload', async ({
  page,
  wallet,
  problems,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  problems.allow(/Failed to load resource|503/)
  await page.route(/\/messages$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await review(page, safe, 'shown')
  const hash = await shownHash(page)
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await expect(dialog(page).getByText('Signed, but not delivered')).toBeVisible()
  await expect(dialog(page).getByText(/Your signature is kept in this browser/)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(messageField(page)).toHaveValue('shown')
  const begun = page.getByRole('region', { name: 'Messages that were begun' })
  await expect(begun).toContainText('You signed a message, and the service does not have it')
  await expectNoFaults(page)
  await begun.getByRole('button', { name: 'Review it again' }).click()
  await expect(dialog(page).getByText(/^You signed this; the service has not taken it yet/)).toBeVisible()
  await expectNoFaults(page)
  await dialog(page).getByRole('button', { name: 'Deliver your signature' }).click()
  await expect(page).toHaveURL(new RegExp(hash))
  await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
  const asked = wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('countersign.signatures'))).toBe('[]')
  const typed = await page.evaluate(
    (key) => localStorage.getItem(key),
    draftKey('message', { chainId: 31337, ...safe }),
  )
  expect(typed).toBe('{"kind":"","fields":{}}')
  const { domain, types, primaryType, message } = JSON.parse(String(asked[0]?.params[1]))
  expect(hashTypedData({ domain: { ...domain, chainId: Number(domain.chainId) }, types, primaryType, message })).toBe(
    hash,
  )
})

test('the list shows each message under its day, verified, and gets new ones by itself', async ({ page }) => {
  const safe = await seed()
  const first = await proposeMessageTo(gatewayUrl, chain, safe, 'The first message')
  await page.goto(safePath('/transactions/messages', safe.address))
  const row = (hash: string) => page.locator(`[data-message="${hash}"]`)
  await expect(row(first)).toContainText('The first message')
  await expect(row(first)).toContainText('1 of 2 signed')
  // Below the form on this screen: a row is checked when it comes into view.
  await row(first).scrollIntoViewIfNeeded()
  await expect(row(first).locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'UTC' })).toHaveCount(1)
  const second = await proposeMessageTo(gatewayUrl, chain, safe, 'The second message')
  await expect(row(second)).toBeVisible({ timeout: 30_000 })
  await row(second)
    .getByRole('link', { name: /Details/ })
    .click()
  await expect(page.getByRole('region', { name: 'Text of the message' })).toHaveText('The second message')
})

test('refusing in the wallet is silent; clicking twice asks once', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  await review(page, safe, 'once')
  const prompt = wallet.holdNext('eth_signTypedData_v4')
  const button = dialog(page).getByRole('button', { name: 'Sign message' })
  await button.click()
  await prompt.arrived
  await expect(dialog(page).getByRole('button', { name: 'Waiting for your signature…' })).toBeVisible()
  prompt.reject()
  await expect(button).toBeEnabled()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  const asked = () => wallet.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
  expect(asked()).toHaveLength(1)
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })
  await expect(page).toHaveURL(/\/transactions\/msg\?/)
  expect(asked()).toHaveLength(2)
})

test('a message that another tab proposed meanwhile gets a second signature, not a second copy', async ({
  page,
  wallet,
}) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  await wallet.switchAccount(1)
  await review(page, safe, 'from two tabs')
  const held = wallet.holdNext('eth_signTypedData_v4')
  await dialog(page).getByRole('button', { name: 'Sign message' }).click()
  await held.arrived
  await proposeMessageTo(gatewayUrl, chain, safe, 'from two tabs')
  held.approve()
  await expect(page).toHaveURL(/\/transactions\/msg\?/)
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  expect(await isAccepted(safe, hashMessage('from two tabs'), await readFinal(page))).toBe(true)
})

for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
  test(`signs for a Safe that is an owner of a Safe ${version}`, async ({ page, wallet }) => {
    const inner = await seed('1.4.1', 1, [bob])
    const outer = await seedSafe({ version, owners: [alice.address, inner.address], threshold: 2 }, 0n)
    const hash = await proposeMessageTo(gatewayUrl, chain, outer, 'nested')
    await returnConnected(page, wallet)
    await wallet.switchAccount(1)
    await openMessage(page, outer, hash)
    await expect(page.getByRole('region', { name: 'What your wallet shows' })).toContainText(inner.address)
    await signButton(page).click()
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
    expect(await isAccepted(outer, hashMessage('nested'), await readFinal(page))).toBe(true)
  })
}

test('axe finds nothing on the messages, and the keyboard alone reviews one', async ({ page }) => {
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'A message to look at')
  await proposeMessageTo(gatewayUrl, chain, safe, typedData)
  await page.goto(safePath('/transactions/messages', safe.address))
  // A row is checked when it comes into view.
  await page.locator(`[data-message="${hash}"]`).scrollIntoViewIfNeeded()
  await expect(page.locator(`[data-message="${hash}"] [data-verification="match"]`)).toBeVisible()
  await messageField(page).focus()
  await page.keyboard.type('By keyboard')
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('0 of 2')).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Discard what is typed' }).click()
  await expect(messageField(page)).toHaveValue('')
  await expect(messageField(page)).toBeFocused()
  await openMessage(page, safe, hash)
  await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
  await expectNoFaultsInBothModes(page)
})
