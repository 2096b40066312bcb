import { parseEther } from 'viem'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

const recipient = '0x000000000000000000000000000000000000dEaD'

test('a sent transaction is followed to its end and kept for the account and chain', async ({
  page,
  wallet,
  chain,
}) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount in ETH').fill('1.000000000000000001')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Send 1.000000000000000001 ETH to 0x00…dEaD')).toBeVisible()
  await expect(page.getByText('Confirmed')).toBeVisible()
  const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
  expect(sent?.params[0]).toMatchObject({ value: `0x${(parseEther('1') + 1n).toString(16)}` })
  expect(await chain.getBalance({ address: recipient })).toBeGreaterThanOrEqual(parseEther('1'))

  await page.getByRole('banner').getByRole('button', { name: 'alice.eth' }).click()
  await expect(welcome.dialog.getByText('Send 1.000000000000000001 ETH')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText('Send 1.000000000000000001 ETH')).toBeVisible()
  await wallet.switchAccount(1)
  await expect(page.getByText('Your transactions will appear here.')).toBeVisible()
})

test('refusing to send is silent, and what was typed stays', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  wallet.rejectNext('eth_sendTransaction')
  await page.getByLabel('Recipient').fill(recipient)
  await page.getByLabel('Amount in ETH').fill('2')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await expect(page.getByLabel('Recipient')).toHaveValue(recipient)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('bad input gets a clear error and asks the wallet nothing', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  const submit = async (to: string, amount: string) => {
    await page.getByLabel('Recipient').fill(to)
    await page.getByLabel('Amount in ETH').fill(amount)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await submit('0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266', '1')
  await expect(page.getByText('The checksum of this address is wrong')).toBeVisible()
  await submit('alice', '1')
  await expect(page.getByText('This is not an address')).toBeVisible()
  await submit(recipient, '1,5')
  await expect(page.getByText('This is not an amount')).toBeVisible()
  await submit(recipient, '0.0000000000000000001')
  await expect(page.getByText('This amount has more than 18 digits')).toBeVisible()
  await expect(page.getByLabel('Recipient')).toHaveValue(recipient)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([])
})
