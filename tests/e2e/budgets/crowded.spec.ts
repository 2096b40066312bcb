import type { Locator, Page } from '@playwright/test'
import { maxUint256 } from 'viem'
import { recipients } from '@/devnet/accounts'
import type { Safe } from '@/devnet/safes'
import { devnetTokens } from '@/devnet/tokens'
import { listApps } from '@/tests/e2e/safeApps/appList'
import { seed } from '@/tests/e2e/support/actPage'
import { expectNoFaults } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { madeUpRow, makeUpList, outgoing } from '@/tests/e2e/support/madeUpHistory'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { safePath } from '@/tests/e2e/support/seed'

// On a phone, with as many rows and as long names as a service and a person can give.

const [dave] = recipients
const rowCount = 200
/** Nine lines of text and an act: more is no row any more. */
const highestRow = 300
// No space to break at, in the widest letter.
const long = (length: number) => 'W'.repeat(length)

test.use({ viewport: { width: 390, height: 844 } })

async function open(page: Page, safe: Safe, path: string) {
  const book = [
    { address: safe.address, name: long(50) },
    { address: dave.address, name: long(50) },
  ]
  await page.addInitScript((text) => localStorage.setItem('countersign.addressBook', text), JSON.stringify(book))
  await page.goto(safePath(path, safe.address))
}

function makeRows(safe: Safe, status: 'SUCCESS' | 'AWAITING_CONFIRMATIONS') {
  const { address } = safe
  const token = { tokenAddress: devnetTokens.token, tokenName: long(200), tokenSymbol: long(60), logoUri: '' }
  const strange = { value: '0x00000000000000000000000000000000000000aa', name: long(200) }
  const kinds = [
    outgoing(address, { type: 'ERC20', ...token, value: `${maxUint256}`, decimals: 18 }),
    outgoing(address, { type: 'ERC20', ...token, value: `${maxUint256}`, decimals: 0 }, strange),
    outgoing(address, { type: 'ERC721', ...token, tokenId: `${maxUint256}` }),
    { type: 'Custom', to: strange, dataSize: '4', value: '0', methodName: long(200), isCancellation: false },
    outgoing(address, { type: 'NATIVE_COIN', value: `${maxUint256}` }, strange),
  ]
  const app = { name: long(200), url: 'https://example.org', logoUri: '' }
  return Array.from({ length: rowCount }, (_, place) => {
    const txInfo = kinds[place % kinds.length] ?? {}
    const told = place % 7 === 0 ? { note: long(500), safeAppInfo: app } : {}
    return madeUpRow(address, place, { txStatus: status, txInfo, ...told })
  })
}

/** Scrolls to the end, so that each row was looked at, and measures all of them. */
async function expectBounded(page: Page, rows: Locator) {
  await expect(rows).toHaveCount(rowCount)
  for (let place = 0; place < rowCount; place += 8) await rows.nth(place).scrollIntoViewIfNeeded()
  // What comes into view takes its own height then, which moves the end.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(rows.last()).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(rows.last().locator('[data-verification="loading"]')).toHaveCount(0)
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { scrollWidth, clientWidth } = row
      return { height: row.getBoundingClientRect().height, beyond: scrollWidth - clientWidth }
    }),
  )
  expect(Math.max(...boxes.map(({ beyond }) => beyond))).toBeLessThanOrEqual(0)
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(highestRow)
  await expectNoFaults(page)
}

test('a history of two hundred rows with the longest names stays in its window', async ({ page }) => {
  test.slow()
  const safe = await seed()
  await makeUpList(page, 'history', makeRows(safe, 'SUCCESS'))
  await open(page, safe, '/transactions/history')
  await expectBounded(page, page.getByRole('main').locator('[data-transaction]'))
})

test('a queue of two hundred rows with the longest names stays in its window', async ({ page, wallet }) => {
  test.slow()
  const safe = await seed()
  await returnConnected(page, wallet)
  await makeUpList(page, 'queued', [{ type: 'LABEL', label: 'Queued' }, ...makeRows(safe, 'AWAITING_CONFIRMATIONS')])
  await open(page, safe, '/transactions/queue')
  await expectBounded(page, page.getByRole('main').locator('[data-transaction]'))
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})

test('an app with the longest name stays in its card, and in the title of its page', async ({ page }) => {
  const safe = await seed()
  await listApps(page, [
    { url: `https://${long(60)}.example/${long(200)}`, name: long(200), tags: [long(40)] },
    { url: 'https://app.example', name: 'App' },
  ])
  await open(page, safe, '/apps')
  await expect(page.getByRole('list', { name: 'Apps', exact: true }).getByRole('listitem')).toHaveCount(2)
  await expectNoFaults(page)
})
