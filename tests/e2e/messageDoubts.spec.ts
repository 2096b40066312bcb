import { createSiweMessage } from 'viem/siwe'
import { recipients } from '@/devnet/accounts'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { chain, dialog, openMessage, review, seed } from '@/tests/e2e/support/messagesPage'
import { gatewayUrl } from '@/tests/e2e/support/seed'
import { typedText } from '@/tests/safe/order'

const [dave] = recipients

test('what cannot be seen in a text is shown by its code, what is not as it looks is named, and markup is text', async ({
  page,
}) => {
  const safe = await seed()
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, 'pay \u202e<b>001</b>\u200b p\u0430ypal')
  await openMessage(page, safe, hash)
  const text = page.getByRole('region', { name: 'Text of the message' })
  await expect(text).toHaveText('pay U+202E<b>001</b>U+200B p\u0430ypal')
  await expect(page.getByText('This text holds 2 characters')).toBeVisible()
  await expect(page.getByText('letters that look like those of another alphabet: p\u0430ypal')).toBeVisible()
})

test('a sign-in is recognised, with its domain and what is wrong with it', async ({ page }) => {
  const safe = await seed()
  const text = createSiweMessage({
    ...{ address: dave.address, chainId: 1, domain: 'bank.example', uri: 'https://evil.example/login' },
    ...{ nonce: 'abcdefgh12345678', version: '1', statement: 'Let me in' },
  })
  const hash = await proposeMessageTo(gatewayUrl, chain, safe, text)
  await openMessage(page, safe, hash)
  await expect(page.getByText('This signs in to a site')).toBeVisible()
  const faults = page.getByRole('main').getByRole('alert')
  await expect(faults).toContainText('which is not this Safe')
  await expect(faults).toContainText('It is for network 1')
  await expect(faults).toContainText('It leads to evil.example, not to bank.example')
})

test('typed data for another chain is warned of; what is not covered by a signature is refused', async ({ page }) => {
  const safe = await seed()
  await review(page, safe, typedText.replace('"chainId":31337', '"chainId":1'), true)
  await expect(dialog(page).getByText('This is for another network')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByLabel('Message', { exact: true }).fill(typedText.replace('"amount":', '"hidden":1,"amount":'))
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('message.hidden is no field of Order')
})
