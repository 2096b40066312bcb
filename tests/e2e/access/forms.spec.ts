import type { Page } from '@playwright/test'
import { owners } from '@/devnet/accounts'
import { reviewDraft, seed } from '@/tests/e2e/support/actPage'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { mintItemTo, safePath } from '@/tests/e2e/support/seed'

// Every form with what is wrong in it: the error is told at its field, and the page stays without faults.

const [alice] = owners

/** The fields that are wrong are marked, each is told why, and nothing else of the page suffers. */
async function expectErrors(page: Page, ...labels: (string | RegExp)[]) {
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true }).and(page.locator('[aria-invalid="true"]'))
    await expect(field, `${label} is marked`).toBeVisible()
    await expect(field, `${label} is told why`).toHaveAccessibleDescription(/\S/)
  }
  await expectNoFaultsInBothModes(page)
  await page.setViewportSize({ width: 1280, height: 844 })
}

test('the forms of a new transaction tell each error at its field', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  await mintItemTo(safe.address)
  await returnConnected(page, wallet)
  const openForm = (form: string) => page.goto(safePath('/transactions/new', safe.address, `&form=${form}`))
  await openForm('send')

  await page.getByLabel('Receiver').fill('0x1234')
  await page.getByLabel('Amount').fill('1,5')
  await reviewDraft(page)
  await expectErrors(page, 'Receiver', 'Amount')

  await openForm('nft')
  await page.getByText('One that is not listed').click()
  await page.getByLabel('Collection').fill('none')
  await page.getByLabel('Token id').fill('-1')
  await page.getByLabel('Receiver').fill('nobody')
  await reviewDraft(page)
  await expectErrors(page, 'Collection', 'Token id', 'Receiver')

  await openForm('call')
  await page.getByLabel('Contract', { exact: true }).fill('0x')
  await page.getByLabel('Value', { exact: true }).fill('much')
  await page.getByLabel('Call data', { exact: true }).fill('data')
  await reviewDraft(page)
  await expectErrors(page, 'Contract', 'Value', 'Call data')

  await openForm('owners')
  await page.getByLabel('New owner').fill(alice.address)
  await reviewDraft(page)
  await expectErrors(page, 'New owner')

  await openForm('settings')
  await page.getByLabel('Address', { exact: true }).fill('0xmodule')
  await reviewDraft(page)
  await expectErrors(page, 'Address')
})

test('a new Safe, an address to open, a message, an app and a name tell each error at its field', async ({
  page,
  wallet,
}) => {
  test.slow()
  const safe = await seed()
  await returnConnected(page, wallet)

  await page.goto('/new-safe/create')
  await expect(page.getByLabel('Owner 1', { exact: true })).toHaveValue(alice.address)
  await page.getByRole('button', { name: 'Add an owner' }).click()
  await page.getByLabel('Owner 2', { exact: true }).fill(alice.address)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expectErrors(page, 'Owner 2')

  await page.goto('/home')
  await page.getByLabel('Address of a Safe').fill('dev:0x12')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expectErrors(page, 'Address of a Safe')

  await page.goto(safePath('/transactions/messages', safe.address))
  await page.getByRole('radio', { name: 'Typed data (EIP-712)' }).check()
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('{"no": "typed data"}')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expectErrors(page, 'Message')

  await page.goto(safePath('/apps', safe.address))
  await page.getByLabel('Address of an app').fill('javascript:alert(1)')
  await page.getByLabel('Address of an app').press('Enter')
  await expectErrors(page, 'Address of an app')

  await page.goto('/address-book')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Name', { exact: true }).fill('\u200b')
  await page.getByLabel('Address', { exact: true }).fill('0x12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectErrors(page, 'Address')
})
