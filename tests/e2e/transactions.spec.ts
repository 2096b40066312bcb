import { createSafe } from '@/tests/e2e/support/createSafe'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

test('a sent transaction is followed to its end and kept for the account and chain', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  const recent = await createSafe(page)
  await expect(recent.getByText('Confirmed')).toBeVisible()
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)

  await page.getByRole('banner').getByRole('button', { name: 'alice.eth' }).click()
  await expect(welcome.dialog.getByText('Create a Safe')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(recent.getByText('Create a Safe')).toBeVisible()
  await wallet.switchAccount(1)
  await expect(page.getByText('Your transactions will appear here.')).toBeVisible()
})
