import type { Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { owners, recipients } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { devnetTokens } from '@/devnet/tokens'
import {
  act,
  chain,
  dialog,
  fillPayment,
  pay,
  pressAct,
  reviewDraft,
  seed,
  verified,
} from '@/tests/e2e/support/actPage'
import { test as base, expect } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, mintTo, safePath, seedSafe } from '@/tests/e2e/support/seed'
import { type Task, tasks } from './budgets'
import { hold } from './hold'

// How many clicks the common tasks take, as the browser counts them.

const [, bob] = owners
const [dave, , frank] = recipients

/** Counts what is pressed and typed into from now on, on each page of the tab. */
async function countClicks(page: Page): Promise<() => { clicks: number; fields: number }> {
  const count = { clicks: 0 }
  const fields = new Set<string>()
  await page.exposeFunction('countClick', () => {
    count.clicks += 1
  })
  await page.exposeFunction('countField', (field: string) => fields.add(field))
  await page.addInitScript(() => {
    document.addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countClick')(), {
      capture: true,
    })
    const handleInput = ({ target }: Event) => {
      const isTyped = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.checked)
      if (isTyped) Reflect.get(window, 'countField')(target.id)
    }
    document.addEventListener('input', handleInput, { capture: true })
  })
  return () => ({ clicks: count.clicks, fields: fields.size })
}

function holdTask(subject: Task, { clicks, fields }: { clicks: number; fields: number }) {
  hold({ subject, width: 1280, unit: 'clicks', measured: clicks, budget: tasks[subject].clicks })
  hold({ subject, width: 1280, unit: 'fields', measured: fields, budget: tasks[subject].fields })
}

async function proposedHash(address: string): Promise<string> {
  const queue = await (await fetch(`${gatewayUrl}/v1/chains/31337/safes/${address}/transactions/queued`)).json()
  const { id } = queue.results.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction
  return id.split('_')[2]
}

const expectProposed = (page: Page) => expect(dialog(page).getByText('Proposed: it is in the queue.')).toBeVisible()

base('a payment by two of three owners', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  const count = await countClicks(page)
  await page.goto(safePath('/home', safe.address))
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await fillPayment(page, dave.address, '1')
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expectProposed(page)
  await wallet.switchAccount(1)
  await page.goto(
    safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${await proposedHash(safe.address)}`),
  )
  await pressAct(page, 'Review and confirm')
  await verified(page)
  await act(page, 'Confirm').click()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  await act(page, 'Execute now').click()
  await expect(dialog(page).getByText('Executed: the network says that it succeeded.')).toBeVisible()
  expect(count().clicks).toBeGreaterThan(4)
  holdTask('send 1 ETH, two of three owners', count())
})

base('an owner who is known here is added from the list of owners', async ({ page, wallet }) => {
  const safe = await seed()
  const book = [{ address: frank.address, name: 'Frank of accounts' }]
  await page.addInitScript((text) => localStorage.setItem('countersign.addressBook', text), JSON.stringify(book))
  await returnConnected(page, wallet)
  const count = await countClicks(page)
  await page.goto(safePath('/settings/setup', safe.address))
  await page.getByRole('link', { name: 'Add owner' }).click()
  await page.getByLabel('New owner').fill('of acc')
  await page.getByRole('option', { name: 'Frank of accounts' }).click()
  await expect(page.getByLabel('New owner')).toHaveValue(frank.address)
  await reviewDraft(page)
  await verified(page)
  await act(page, 'Sign and propose').click()
  await expectProposed(page)
  expect(count().clicks).toBeGreaterThan(2)
  holdTask('add an owner', count())
})

base('a link to the form fills in who becomes an owner, says so, and lets it be changed', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet)
  await page.goto(safePath('/transactions/new', safe.address, `&form=owners&change=add&owner=${dave.address}`))
  await expect(page.getByLabel('New owner')).toHaveValue(dave.address)
  await expect(page).toHaveURL(safePath('/transactions/new', safe.address))
  await expect(page.getByText('Filled in from the link: check it.')).toBeVisible()
  await page.getByLabel('New owner').fill(frank.address)
  await reviewDraft(page)
  await verified(page)
  await expect(dialog(page)).toContainText(frank.address)
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})

base('all of an asset is sent from its row', async ({ page, wallet }) => {
  const safe = await seed()
  await mintTo(safe.address, devnetTokens.dollar, parseUnits('1500.25', 6))
  await returnConnected(page, wallet)
  const count = await countClicks(page)
  await page.goto(safePath('/balances', safe.address))
  await page.getByRole('link', { name: /^Send .*DUSD/ }).click()
  await page.getByLabel('Receiver').fill(dave.address)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(page.getByLabel('Amount')).toHaveValue('1500.25')
  await reviewDraft(page)
  await verified(page)
  await expect(dialog(page).getByRole('heading', { name: /1,500\.25 DUSD/ })).toBeVisible()
  await act(page, 'Sign and propose').click()
  await expectProposed(page)
  expect(count().clicks).toBeGreaterThan(2)
  holdTask('send all of an asset, from its row', count())
})

const test = base.extend<{ visitor: PrivateKeyAccount }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  visitor: async ({}, use) => use(privateKeyToAccount(generatePrivateKey())),
  walletOptions: async ({ visitor }, use) => use({ accounts: [visitor] }),
})

test('what needs me is found on the start page, from anywhere, and confirmed', async ({ page, wallet, visitor }) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [visitor.address, bob.address], threshold: 2 })
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const other = await seed()
  await returnConnected(page, wallet)
  const count = await countClicks(page)
  const row = page.getByRole('main').locator(`[data-transaction$="${safeTxHash}"]`)
  await page.goto('/')
  await expect(row).toBeVisible()
  holdTask('find what needs me, on the start page', count())
  await page.goto(safePath('/settings/setup', other.address))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(row).toBeVisible()
  expect(count().clicks).toBe(1)
  holdTask('find what needs me, from anywhere', count())
  await row.getByRole('link', { name: 'Confirm' }).click()
  await verified(page)
  await act(page, 'Confirm').click()
  await expect(dialog(page).getByText('Confirmed: your signature is there.')).toBeVisible()
  const { clicks, fields } = count()
  holdTask('confirm one that needs me', { clicks: clicks - 1, fields })
})
