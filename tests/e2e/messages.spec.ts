import { hashMessage, hashTypedData } from 'viem'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { draftKey } from '@/lib/drafts/draft'
import { expectNoFaults, expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import {
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
  verdict,
} from '@/tests/e2e/support/messagesPage'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, safePath } from '@/tests/e2e/support/seed'
import { big, typedData, typedText } from '@/tests/safe/order'

test('two owners sign a text and typed data as a Safe, and the Safe accepts both', async ({ page, wallet }) => {
  const safe = await seed()
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
  await expect(begun).toContainText('You signed a message, and the Safe service does not have it')
  await expectNoFaults(page)
  await begun.getByRole('button', { name: 'Review it again' }).click()
  await expect(dialog(page).getByText(/^You signed this; the Safe service has not taken it yet/)).toBeVisible()
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
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(messageField(page)).toHaveValue('')
  await expect(messageField(page)).toBeFocused()
  await openMessage(page, safe, hash)
  await expect(verdict(page)).toHaveAttribute('data-verification', 'match')
  await expectNoFaultsInBothModes(page)
})
