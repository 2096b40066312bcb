import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { deployer, owners, recipients } from '@/devnet/accounts'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { devnetTokens } from '@/devnet/tokens'
import { describeWorld } from '@/devnet/world'
import { parseCsv } from '@/lib/file/csv'
import { expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { lieAbout, safePath, seedSafe, sharedChain } from '@/tests/e2e/support/seed'

const { shared, withModule, module } = describeWorld()
const { address: safe, factory, singleton } = shared['1.4.1']
const [alice, bob] = owners
const [dave] = recipients
const history = /\/transactions\/history$/

const open = (page: Page, address: Address = safe, more = '') =>
  page.goto(safePath('/transactions/history', address, more))
const rows = (page: Page) => page.getByRole('main').locator('[data-transaction]')
const filter = (page: Page) => page.getByRole('form', { name: 'Filter the history' })

/** Rows are checked when they come into view. */
async function expectAllVerified(page: Page, count: number) {
  await expect(rows(page)).toHaveCount(count)
  for (const row of await rows(page).all()) {
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
    await expect(row.locator('[data-verification]')).toHaveAccessibleName(
      /Checked: (this is what was signed, and the network has its execution|the network has it as it is shown here)\./,
    )
  }
}

test('every kind of what happened stands under its UTC day, each row verified against the chain', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAllVerified(page, 14)
  const list = page.getByRole('main')
  for (const text of [
    'Receive 1.5 ETH',
    'Send BADGE #2',
    'Send 1,000,000 DUSD',
    'Reject transaction #',
    'Send 99.9 DUSD',
    '2 actions: ',
    'Send 0.25 ETH',
    'Receive 1,000 DEV',
  ]) {
    await expect(list).toContainText(text)
  }
  await expect(rows(page).filter({ hasText: 'Failed' })).toHaveCount(1)
  const days = await list.getByRole('heading', { level: 2 }).allTextContents()
  expect(days.length).toBeGreaterThan(5)
  const times = days.map((day) => Date.parse(day))
  expect(times).toEqual(times.toSorted((a, b) => b - a))

  const creation = rows(page).filter({ hasText: 'Create this Safe' })
  await expect(creation).toHaveCount(1)
  await creation.getByText('How it was created').press('Enter')
  for (const address of [deployer.address, factory, singleton]) await expect(creation).toContainText(address)
  await expect(creation.getByText('Transaction on the chain', { exact: true })).toBeVisible()
  await expect(creation).toContainText('Setup, as the chain has it')
  await expect(creation).toContainText(/setup\(address\[\],uint256,address,bytes,address,address,uint256,address\)/)
  for (const { address } of owners) await expect(creation).toContainText(address)
  await expectNoFaultsInBothModes(page)
})

test('filters stand in the address bar, narrow the list and are cleared; one that means nothing says so', async ({
  page,
}) => {
  await open(page)
  await expect(rows(page)).toHaveCount(14)
  await filter(page).getByLabel('Show').selectOption('Received')
  await expect(rows(page)).toHaveCount(5)
  await filter(page).getByLabel('Token address').fill(devnetTokens.dollar)
  await filter(page).getByLabel('Exact amount').fill('2500.5')
  await filter(page).getByRole('button', { name: 'Apply' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('2,500.5 DUSD')
  await expect(page).toHaveURL(new RegExp(`safe=dev:${safe}&kind=incoming&token=${devnetTokens.dollar}&amount=2500.5$`))
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await filter(page).getByRole('button', { name: 'Clear' }).click()
  await expect(rows(page)).toHaveCount(14)
  await expect(page).toHaveURL(new RegExp(`safe=dev:${safe}$`))

  // Among what is loaded, words are looked for, and stand in the link.
  await page.getByRole('searchbox', { name: 'Search' }).fill('send badge')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 of 14 loaded fit')).toBeVisible()
  await expect(page).toHaveURL(/&q=send%20badge$/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(rows(page)).toHaveCount(14)

  // What owners signed is found by nonce, amount and day.
  await open(page, safe, '&kind=outgoing&nonce=0')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Send 0.25 ETH')
  await open(page, safe, '&kind=outgoing&amount=0.25')
  await expect(rows(page)).toHaveCount(1)
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  const day = new Date(`${((await heading.textContent()) ?? '').replace(' UTC', '')} UTC`).toISOString().slice(0, 10)
  await open(page, safe, `&kind=outgoing&from=${day}&until=${day}`)
  await expect(rows(page)).toHaveCount(1)
  await open(page, safe, `&kind=outgoing&nonce=x&to=0x12&amount=1e5`)
  await expect(filter(page).getByText('A nonce is a whole number.')).toBeVisible()
  await expect(filter(page).getByText('This is not an address')).toBeVisible()
  await expect(filter(page).getByText('This is not an amount')).toBeVisible()
  await expect(rows(page).first().locator('[data-verification]')).toHaveAttribute('data-verification', 'match')
  await expectNoFaultsInBothModes(page)

  // What a module did is verified as the module’s.
  await open(page, withModule.address, '&kind=module')
  await expectAllVerified(page, 1)
  await filter(page).getByLabel('Module address').fill(`dev:${dave.address}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The Safe service lists nothing that fits this filter.')).toBeVisible()
  await filter(page).getByLabel('Module address').fill(`oeth:${module}`)
  await page.keyboard.press('Enter')
  await expect(filter(page).getByText('This address is for the network oeth, not for that of this Safe.')).toBeVisible()
  await filter(page).getByLabel('Module address').fill(module)
  await filter(page).getByRole('button', { name: 'Apply' }).click()
  await expect(rows(page)).toHaveCount(1)
})

type Item = { transaction?: { id: string; txStatus: string; txInfo: Record<string, unknown> } }

test('a lie about what came in, what went out and how it ended is a mismatch; the exported table is exact', async ({
  page,
}) => {
  await lieAbout(page, history, ({ results }: { results: Item[] }) => {
    for (const { transaction } of results) {
      const moved = transaction?.txInfo.transferInfo
      if (!transaction || typeof moved !== 'object' || moved === null) continue
      if (transaction.txStatus === 'FAILED') transaction.txStatus = 'SUCCESS'
      else if ('value' in moved) moved.value = '12345'
    }
  })
  await open(page)
  await expect(rows(page)).toHaveCount(14)
  for (const text of ['DUSD', 'ETH']) {
    const lied = rows(page).filter({ hasText: text }).first()
    await lied.scrollIntoViewIfNeeded()
    await expect(lied.locator('[data-verification]')).toHaveAttribute('data-verification', 'mismatch')
  }
  const ended = rows(page).filter({ hasText: 'Send 1,000,000 DUSD' })
  await ended.scrollIntoViewIfNeeded()
  await expect(ended.locator('[data-verification]')).toContainText('Status')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await lieAbout(page, history, ({ results }: { results: Item[] }) => {
    for (const { transaction } of results) {
      const moved = transaction?.txInfo.transferInfo
      if (typeof moved === 'object' && moved !== null && 'tokenSymbol' in moved && moved.tokenSymbol === 'DEV') {
        moved.tokenSymbol = '=HYPERLINK("http://evil.example")'
      }
    }
  })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toContain(safe)
  await expect(page.getByText('The file is saved.')).toBeVisible()
  const text = await readFile(await download.path(), 'utf8')
  const [head = [], ...lines] = parseCsv(text)
  expect(lines).toHaveLength(14)
  const column = (name: string) => lines.map((cells) => cells[head.indexOf(name)])
  expect(column('Amount')).toEqual(expect.arrayContaining(['99.9', '0.25', '2500.5', '1000', '1.5']))
  // As a table program gets it; whoever reads it with the guard's rule has the symbol itself.
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).not.toMatch(/(^|[,"])[=+@]/m)
  expect(column('Asset')).toContain('=HYPERLINK("http://evil.example")')
})

test('what is executed meanwhile appears without a reload, and poison beside it is warned of', async ({ page }) => {
  await page.clock.install()
  const own = await seedSafe({ version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
  await open(page, own.address)
  await expect(rows(page)).toHaveCount(2)
  await executeSafeTransaction(sharedChain(), own, { to: dave.address, value: parseEther('0.125') }, [alice, bob])
  await expectAfterPoll(page, () => expect(rows(page).first()).toContainText('Send 0.125 ETH', oneLook))
  await expect(rows(page).first().locator('[data-verification]')).toHaveAttribute('data-verification', 'match')

  const lookAlike = `${dave.address.slice(0, 8)}${'0'.repeat(28)}${dave.address.slice(-6)}`.toLowerCase()
  await lieAbout(page, history, ({ results }: { results: Item[] }) => {
    const copy = structuredClone(results.find(({ transaction }) => transaction?.txInfo.direction === 'INCOMING'))
    if (!copy?.transaction) throw new Error('Nothing came in')
    const token = { type: 'ERC20', tokenAddress: devnetTokens.dollar, tokenSymbol: 'DUSD', decimals: 6, value: '0' }
    // A transaction that is listed twice is shown once.
    copy.transaction.id += '1'
    Object.assign(copy.transaction.txInfo, { sender: { value: lookAlike }, transferInfo: token })
    results.push(copy)
  })
  const poison = rows(page).filter({ hasText: 'Receive 0 DUSD' })
  const warning = `looks like ${dave.address}, which you know, but is another address.`
  await expectAfterPoll(page, () => expect(poison).toContainText(warning, oneLook), 61_000)
  await expect(poison).toContainText('Moves nothing')
  await expect(poison.locator('[data-verification]')).toHaveAttribute('data-verification', 'mismatch')
  await expect(rows(page).filter({ hasText: 'Send 0.125 ETH' })).not.toContainText('looks like')
})
