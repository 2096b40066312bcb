import type { Page } from '@playwright/test'
import { zeroAddress } from 'viem'
import { owners } from '@/devnet/accounts'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { devnetTokens } from '@/devnet/tokens'
import { serveBuild } from '@/scripts/gates/serveBuild'
import { lengthen } from '@/scripts/pseudoWords.mjs'
import { chain, pay, seed } from '@/tests/e2e/support/actPage'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { gatewayUrl, mintItemTo, mintTo, safePath } from '@/tests/e2e/support/seed'
import { longWordsEnv } from '@/tests/e2e/support/siteEnv'

const [, bob] = owners

let site: { url: string; stop: () => Promise<void> }
test.beforeAll(async () => {
  site = await serveBuild('.', longWordsEnv)
})
test.afterAll(() => site.stop())
test.use({ viewport: { width: 390, height: 844 } })

/** What reaches beyond the window or its own box, or is no word of a catalogue, in what can be seen now. */
const findBroken = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const within = (element: Element, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      test(getComputedStyle(element)) || (element.parentElement !== null && within(element.parentElement, test))
    const isScrolled = (element: Element) => within(element, ({ overflowX }) => /auto|scroll/.test(overflowX))
    if (document.documentElement.scrollWidth > window.innerWidth) broken.push('the page is wider than the window')
    for (const element of document.querySelectorAll('main *, header *, nav *, footer *, dialog[open] *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const words = text
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim()
      if (words === '' || element.closest('.visually-hidden, [class*="isuallyHidden"]')) continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || isScrolled(element)) continue
      if (box.right > window.innerWidth + 1 || box.left < -1) broken.push(`beyond the window: ${words}`)
      const { textOverflow, display } = getComputedStyle(element)
      const isCut = display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis'
      if (isCut) broken.push(`wider than its box: ${words}`)
      const isSpoken = element.matches('button, h1, h2, h3, h4, label, legend, th, dt, summary')
      // What the network is called comes from its settings.
      const isOrdinary = /[aeiou]/i.test(words.replaceAll('Devnet', ''))
      if (isSpoken && isOrdinary && / /.test(words)) broken.push(`in no catalogue: ${words}`)
    }
    return broken
  })

test('on a narrow screen each page has room for words that are a third longer', async ({ page, wallet }) => {
  test.setTimeout(180_000)
  const safe = await seed()
  await returnConnected(page, wallet, site.url)
  await mintTo(safe.address, devnetTokens.token, 10n ** 24n)
  await mintItemTo(safe.address)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const of = (path: string, more = '') => safePath(path, safe.address, more)
  const paths = [
    '/',
    of('/home'),
    of('/balances'),
    of('/balances/nfts'),
    of('/transactions/queue'),
    of('/transactions/history'),
    of('/transactions/tx', `&id=multisig_${safe.address}_${safeTxHash}`),
    of('/transactions/messages'),
    of('/transactions/new'),
    of('/settings/setup'),
    of('/settings/safe-apps'),
    of('/apps'),
    of('/home').replace(safe.address, zeroAddress),
    '/address-book',
    '/new-safe/create',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
    await expect(page.locator('h1').first()).toBeVisible()
    expect.soft(await findBroken(page), path).toEqual([])
  }
})

test('on a narrow screen the dialogs have room for them too', async ({ page, wallet }) => {
  const safe = await seed()
  await returnConnected(page, wallet, site.url)
  const { safeTxHash } = await proposeTo(gatewayUrl, chain, safe, pay, bob)
  const press = (name: string) => page.getByRole('button', { name: lengthen(name), exact: true }).click()
  await page.goto(
    `${site.url}${safePath('/transactions/tx', safe.address, `&id=multisig_${safe.address}_${safeTxHash}`)}`,
  )
  for (const name of ['Review and confirm', 'Reject']) {
    const acts = page.getByRole('region', { name: lengthen('Actions'), exact: true })
    if (name === 'Reject') await acts.getByText(lengthen('More'), { exact: true }).click()
    await press(name)
    await expect(page.getByRole('dialog').locator('[data-verification="match"]').first()).toBeVisible()
    expect.soft(await findBroken(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.goto(`${site.url}/address-book`)
  await press('Add an address')
  expect.soft(await findBroken(page), 'an entry').toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(`${site.url}${safePath('/transactions/messages', safe.address)}`)
  await page.getByRole('textbox').fill('Ahoy')
  await press('Review')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findBroken(page), 'a message').toEqual([])
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})
