import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const storageKey = 'countersign.addressBook'

async function open(page: Page) {
  await page.goto('/address-book')
  await expect(page.getByRole('heading', { name: 'Address book', level: 1 })).toBeVisible()
}

async function add(page: Page, name: string, address: string) {
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

function importText(page: Page, text: string) {
  return page
    .getByLabel('Address book file')
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

async function exportText(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('address-book.csv')
  return readFile(await (await download).path(), 'utf8')
}

test('adds, edits and removes a name, and keeps it over a reload', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(/^Address book – /)
  await add(page, 'Alice', alice.toLowerCase())
  await expect(page.getByRole('row', { name: /Alice/ })).toContainText(alice)
  await page.reload()
  const row = page.getByRole('row', { name: /Alice/ })
  await expect(row).toContainText('All networks')
  await row.getByRole('button', { name: 'Edit Alice' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Alice at work')
  await page.getByLabel('Network').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const edited = page.getByRole('row', { name: /Alice at work/ })
  await expect(edited).not.toContainText('All networks')
  await expect(page.getByRole('row')).toHaveCount(2)
  await edited.getByRole('button', { name: 'Remove Alice at work' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The address book is empty.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Address book', level: 1 })).toBeFocused()
})

test('an address is offered where it is known, and Escape closes the offer before the dialog', async ({
  page,
  wallet,
}) => {
  await returnConnected(page, wallet)
  await open(page)
  await page.getByRole('button', { name: 'Add an address' }).click()
  const field = page.getByLabel('Address', { exact: true })
  await page.getByLabel('Name', { exact: true }).fill('Me')
  await field.click()
  const own = page.getByRole('option', { name: /Your account/ })
  await expect(own).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await field.press('Escape')
  await expect(own).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(alice)
  await expect(page.getByRole('dialog')).toContainText(alice)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /Me/ })).toContainText(alice)
})

test('says what is wrong with a name, an address and an entry that is there already', async ({ page }) => {
  await open(page)
  await add(page, 'Alice', alice)
  await add(page, 'Bob', alice.replace('f39F', 'F39F'))
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The checksum of this address is wrong')
  await page.getByLabel('Address', { exact: true }).fill(bob)
  await page.getByLabel('Name', { exact: true }).fill('\u200b\u202e')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no visible character')
  await page.getByLabel('Name', { exact: true }).fill('Bob')
  await page.getByLabel('Address', { exact: true }).fill(alice)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('in the book already, as “Alice”')
})

test('warns before it saves what looks like another entry', async ({ page }) => {
  await open(page)
  await add(page, 'Treasury', alice)
  await add(page, 'Tr\u0435asury', '0xf39fd60000000000000000000000000000002266')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/mixes letters of different alphabets/)).toBeVisible()
  await expect(dialog.getByText(/looks like “Treasury”/)).toBeVisible()
  await expect(dialog.getByText(/begins and ends like the one of “Treasury”/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('imports what is good of a file, and says which row is not', async ({ page }) => {
  await open(page)
  await add(page, 'Alice', `eth:${alice}`)
  await importText(page, `address,name,chainId\r\n${alice},Alice Smith,1\r\n0x12,Short,1\r\n${bob},Bob,\r\n`)
  await expect(page.getByText('1 added, 1 updated, 1 left out.')).toBeVisible()
  await expect(page.getByText(/^Row 3: This is not an address/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Alice Smith/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Bob/ })).toContainText('All networks')
  await importText(page, 'no address book')
  await expect(page.getByText(/This is no address book/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('exports formulas as text, and imports its own file unchanged', async ({ page }) => {
  await open(page)
  await add(page, '=HYPERLINK("https://evil.example";"x")', alice)
  await add(page, 'Bob, "B"', `eth:${bob}`)
  const text = await exportText(page)
  const formula = `"'=HYPERLINK(""https://evil.example"";""x"")"`
  expect(text).toBe(`address,name,chainId\r\n${alice},${formula},\r\n${bob},"Bob, ""B""",1\r\n`)
  const before = await page.evaluate((key) => localStorage.getItem(key), storageKey)
  await page.evaluate((key) => localStorage.removeItem(key), storageKey)
  await page.reload()
  await importText(page, text)
  await expect(page.getByText('2 added, 0 updated, 0 left out.')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(before)
})

for (const stored of [
  '{not json',
  '5',
  `[null,{"address":5},{"address":"${alice}","name":"<img src=x onerror=alert(1)>"}]`,
]) {
  test(`survives the stored text ${stored.slice(0, 12)}`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [storageKey, stored] as const)
    await open(page)
    if (stored.includes('img')) await expect(page.getByRole('rowheader', { name: '<img src=x' })).toBeVisible()
    else await expect(page.getByText('The address book is empty.')).toBeVisible()
  })
}

test('the keyboard alone adds, edits and removes', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Add an address' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled()
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Alice')
  await page.keyboard.press('Tab')
  await page.keyboard.type(alice)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Alice/ })).toBeVisible()
  const edit = page.getByRole('button', { name: 'Edit Alice' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await expect(remove).toBeEnabled()
  await remove.press('Enter')
  await expect(page.getByText('The address book is empty.')).toBeVisible()
})

test('axe finds nothing, and nothing is wider than the window', async ({ page }) => {
  await open(page)
  await expectNoFaultsInBothModes(page)
  await add(page, 'Alice', alice)
  await importText(page, `address,name,chainId\n${bob},A\u0435lice ${'long'.repeat(10)},1\n0x12,Short,1\n`)
  await expect(page.getByText('1 added, 0 updated, 1 left out.')).toBeVisible()
  await expectNoFaultsInBothModes(page)
  await add(page, 'alice', bob)
  await expect(page.getByText('Compare before you save')).toBeVisible()
  await expectNoFaultsInBothModes(page)
})
