import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { owners } from '@/devnet/accounts'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { test as base, expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { safePath, seedSafe } from '@/tests/e2e/support/seed'

const [alice] = owners

// An account of each test alone owns exactly what the test gives it.
const test = base.extend<{ visitor: PrivateKeyAccount }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  visitor: async ({}, use) => use(privateKeyToAccount(generatePrivateKey())),
  walletOptions: async ({ visitor }, use) => use({ accounts: [visitor] }),
})

const seedOf = (owner: PrivateKeyAccount | (typeof owners)[0]) =>
  seedSafe({ version: '1.4.1', owners: [owner.address], threshold: 1 })

test('each of my Safes is listed once, and the field that opens one offers mine and those that I looked at', async ({
  page,
  wallet,
  visitor,
}) => {
  const [own, other] = [await seedOf(visitor), await seedOf(alice)]
  await page.addInitScript(
    ([address]) => localStorage.setItem('countersign.addressBook', JSON.stringify([{ address, name: 'Treasury' }])),
    [own.address],
  )
  await returnConnected(page, wallet)
  for (const { address } of [own, other]) {
    await page.goto(safePath('/home', address))
    await expect(page.getByText('1 of 1 owners must sign')).toBeVisible()
  }
  await page.goto('/')
  const panel = page.getByRole('region', { name: 'Your Safes', exact: true })
  const links = (address: string) => panel.locator(`a[href$="${address}"]`)
  await expect(panel.getByRole('list', { name: 'Viewed lately' }).locator('a')).toHaveCount(1)
  await expect(links(other.address)).toHaveCount(1)
  await expect(links(own.address)).toHaveCount(1)

  const field = page.getByRole('combobox', { name: 'Address of a Safe' })
  await expect(field).toHaveCount(0)
  await page.getByText('Open a Safe', { exact: true }).click()
  await expect(field).toHaveCount(1)
  await field.fill('0x1234')
  await field.press('Enter')
  const problem = page.getByText('This is not an address: it needs 0x and 40 hexadecimal digits.')
  await expect(problem).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('')
  await expect(problem).toBeHidden()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/^Treasury.*Your Safe$/, /Viewed lately$/])
  await expectNoFaultsInBothModes(page)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(own.address)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${own.address}$`))
})

test('a Safe is opened by a name for its address, also by a stranger', async ({ page }) => {
  const [{ address: first }, { address: second }] = owners
  await page.goto('/')
  const field = page.getByLabel('Address of a Safe')
  await field.fill('nobody.eth')
  await field.press('Enter')
  await expect(page.getByText('This name has no address.')).toBeVisible()
  await field.fill('alice.eth')
  await expect(page.getByText('This name has no address.')).toBeHidden()
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${first}$`))
  // It is no Safe, and the page offers to open another one.
  const offering = page.getByRole('combobox', { name: 'Address of a Safe' })
  await offering.fill('bob.eth')
  await expect(page.getByText(second)).toBeVisible()
  await offering.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/home\\?safe=dev:${second}$`))
})
