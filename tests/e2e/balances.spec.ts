import { owners } from '@/devnet/accounts'
import { devnetTokens } from '@/devnet/tokens'
import { expectNoFaults, expectNoFaultsInBothModes } from '@/tests/e2e/support/faults'
import { expect, test } from '@/tests/e2e/support/fixtures'
import { tabTo } from '@/tests/e2e/support/keyboard'
import { expectAfterPoll, oneLook } from '@/tests/e2e/support/poll'
import { returnConnected } from '@/tests/e2e/support/returningVisitor'
import { lieAbout, safePath, seedSafe } from '@/tests/e2e/support/seed'
import {
  type Answer,
  asset,
  balancesAnswer,
  type Item,
  lieAboutToken,
  native,
  oddToken,
  seedHolder,
  verdict,
} from '@/tests/e2e/support/shownBalances'
import { ports } from '@/tests/e2e/support/siteEnv'

const [alice] = owners

test('shows what the Safe holds, the dearest first, each line checked, and the exact number on request', async ({
  page,
}) => {
  const safe = await seedHolder()
  await page.goto(safePath('/balances', safe.address))
  for (const address of [native, devnetTokens.token, devnetTokens.dollar]) {
    await expect(verdict(page, address)).toHaveAttribute('data-verification', 'match')
  }
  const rows = page.locator('[data-asset]')
  await expect(rows).toHaveCount(3)
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-asset')))).toEqual([
    devnetTokens.token,
    native,
    devnetTokens.dollar,
  ])
  await expect(asset(page, devnetTokens.dollar)).toContainText('$1,500.25')
  await expect(asset(page, devnetTokens.token)).toContainText('12.34k DEV')
  await expect(page.getByTitle('12,345.678901234567890123 DEV')).toBeVisible()
  await tabTo(asset(page, devnetTokens.token).getByRole('button', { name: /^DEV/ }))
  await page.keyboard.press('Enter')
  await expect(asset(page, devnetTokens.token).getByText('12345678901234567890123', { exact: true })).toBeVisible()
  await expect(asset(page, devnetTokens.token).getByText(devnetTokens.token)).toBeVisible()

  // The chosen currency is kept.
  await expect(page.getByLabel('Currency').getByRole('option', { name: 'EUR' })).toBeAttached()
  await page.getByLabel('Currency').selectOption('EUR')
  await expect(asset(page, native)).toContainText('€4,500.00')
  await page.reload()
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(asset(page, native)).toContainText('€4,500.00')

  await tabTo(page.getByRole('navigation', { name: 'Assets' }).getByRole('link', { name: 'Collectibles' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The Safe service lists no collectibles of this Safe.')).toBeVisible()
})

const lies: { field: string; change: (item: Item) => Item }[] = [
  { field: 'decimals', change: (item) => ({ ...item, tokenInfo: { ...item.tokenInfo, decimals: 0 } }) },
  { field: 'symbol', change: (item) => ({ ...item, tokenInfo: { ...item.tokenInfo, symbol: 'USDC' } }) },
  { field: 'name', change: (item) => ({ ...item, tokenInfo: { ...item.tokenInfo, name: 'USD Coin' } }) },
  { field: 'balance', change: (item) => ({ ...item, balance: '99999999999999' }) },
]

test('a gateway that lies about a token or the native balance is named, and the chain’s word is shown', async ({
  page,
}) => {
  const safe = await seedHolder()
  await page.clock.install()
  await page.goto(safePath('/balances', safe.address))
  await expect(verdict(page, devnetTokens.dollar)).toHaveAttribute('data-verification', 'match')
  const dollar = asset(page, devnetTokens.dollar)
  const expectText = (line: typeof dollar, text: string) =>
    expectAfterPoll(page, () => expect(line).toContainText(text, oneLook), 31_000)
  for (const { field, change } of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await lieAboutToken(page, devnetTokens.dollar, change)
    await expectText(dollar, `Wrong ${field}: the Safe service says`)
    await expect(verdict(page, devnetTokens.dollar)).toHaveAttribute('data-verification', 'mismatch')
    await expect(asset(page, devnetTokens.dollar)).toContainText('1,500.25 DUSD')
    await expect(asset(page, devnetTokens.dollar)).toContainText('$1,500.25')
    await expect(verdict(page, devnetTokens.token)).toHaveAttribute('data-verification', 'match')
  }
  await asset(page, devnetTokens.token).getByRole('button', { name: /^DEV/ }).click()
  await expect(asset(page, devnetTokens.token)).toContainText('Exact balance')
  await expectNoFaultsInBothModes(page)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await lieAboutToken(page, native, (item) => ({ ...item, balance: '1' }))
  await expectText(asset(page, native), 'Wrong balance')
  await expect(verdict(page, native)).toHaveAttribute('data-verification', 'mismatch')
  await expect(asset(page, native)).toContainText('2 ETH')
  // One that leaves it out changes nothing.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await lieAbout(page, balancesAnswer, ({ items, ...rest }: Answer) => ({
    ...rest,
    items: items.filter(({ tokenInfo }) => tokenInfo.address !== native),
  }))
  await expectAfterPoll(page, () => expect(asset(page, native)).not.toContainText('Wrong', oneLook), 31_000)
  await expect(asset(page, native)).toContainText('2 ETH')
})

test('symbols that pretend, doubles, and amounts huge, tiny and uncountable are said and break nothing', async ({
  page,
}) => {
  const safe = await seedHolder()
  const cyrillic = '0x1111111111111111111111111111111111111111'
  const ether = '0x2222222222222222222222222222222222222222'
  const [huge = '', tiny = '', unknown = ''] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`)
  const odd = 'ODD'.repeat(30)
  await lieAbout(page, balancesAnswer, ({ items, ...rest }: Answer) => ({
    ...rest,
    items: [
      ...items,
      ...[oddToken(cyrillic, 'US\u0405C', 18, '1000'), oddToken(cyrillic, 'USD\u0421', 18, '1000')],
      ...[oddToken(ether, 'ETH', 18, '1000'), oddToken(huge, odd, 0, `${2n ** 256n - 1n}`)],
      ...[oddToken(tiny, odd, 18, '1'), oddToken(unknown, odd, null, '12345')],
    ],
  }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(safePath('/balances', safe.address))
  await expect(asset(page, cyrillic).last()).toContainText('Its symbol looks like USDC, but is written differently.')
  await expect(asset(page, cyrillic).last()).toContainText('The Safe service lists this asset twice')
  await expect(asset(page, ether)).toContainText('not this network’s own currency')
  await expect(verdict(page, ether)).toHaveAttribute('data-verification', 'mismatch')
  await expect(asset(page, ether)).toContainText('There is no contract at this address on this network')
  const row = (address: string) => page.locator(`[data-asset="${address}" i]`)
  await expect(row(tiny)).toContainText('<0.0001')
  await expect(row(tiny)).toContainText('No price')
  // What no contract stands behind is not counted: ether and the two tokens that there are alone are.
  await expect(page.locator('[data-total]')).toHaveText('$43,537.29 listed and priced by the Safe service')
  await expect(row(unknown)).toContainText('12345 smallest units')
  await row(unknown).getByRole('button', { name: /^ODD/ }).click()
  await expect(row(unknown)).toContainText('Unknown: nobody says how it counts in a way that has a meaning')
  await expectNoFaults(page)
})

test('hides what the gateway does not trust until it is asked for, and loads no logo from where none may come; a wallet is asked to watch a token as the token describes itself', async ({
  page,
  wallet,
  outsideRequests,
}) => {
  await returnConnected(page, wallet)
  const safe = await seedHolder()
  const broken = 'data:image/png;base64,AAAA'
  await page.route(
    (url) => url.port === String(ports.gateway) && balancesAnswer.test(url.pathname),
    async (route) => {
      const isTrustedOnly = new URL(route.request().url()).searchParams.get('trusted') === 'true'
      const response = await route.fetch()
      const answer: Answer = await response.json()
      const items = answer.items
        .map((item, index) => {
          const logoUri = index === 0 ? broken : 'https://logos.example/token.png'
          return { ...item, tokenInfo: { ...item.tokenInfo, logoUri, symbol: 'LIE', decimals: 1 } }
        })
        .filter(({ tokenInfo }) => !isTrustedOnly || tokenInfo.address !== devnetTokens.dollar)
      await route.fulfill({ response, json: { ...answer, items } })
    },
  )
  await page.goto(safePath('/balances', safe.address))
  await expect(asset(page, devnetTokens.token)).toBeVisible()
  await expect(asset(page, devnetTokens.dollar)).toBeHidden()
  await page.getByLabel('Show tokens that the Safe service does not trust').check()
  await expect(asset(page, devnetTokens.dollar)).toContainText('The Safe service does not trust this token.')
  await expect(asset(page, devnetTokens.token)).not.toContainText('does not trust')
  await expect(verdict(page, devnetTokens.dollar)).toHaveAttribute('data-verification', 'mismatch')
  // The network's own currency has a logo of the site's own.
  await expect(page.locator('[data-picture="initial"]')).toHaveCount(2)

  const dollar = asset(page, devnetTokens.dollar)
  wallet.rejectNext('wallet_watchAsset')
  const addToWallet = async () => {
    await dollar.locator('summary').click()
    await dollar.getByRole('button', { name: 'Add to wallet' }).click()
  }
  await addToWallet()
  await expect.poll(() => wallet.requests.filter(({ method }) => method === 'wallet_watchAsset').length).toBe(1)
  await addToWallet()
  await expect(dollar.getByText('The wallet shows it now.')).toBeVisible()
  await expect(page.getByText('The wallet did not take it')).toHaveCount(0)
  const options = { address: devnetTokens.dollar, symbol: 'DUSD', decimals: 6 }
  expect(wallet.requests.at(-1)).toMatchObject({
    method: 'wallet_watchAsset',
    params: [{ type: 'ERC20', options }],
  })
  expect(outsideRequests).toEqual([])
})

test('without the gateway the native balance is still there, and without the chain nothing is called verified', async ({
  page,
}) => {
  const safe = await seedHolder()
  await page.route(
    (url) => url.port === String(ports.gateway),
    (route) => route.abort(),
  )
  await page.goto(safePath('/balances', safe.address))
  await expect(page.getByText('Only the network’s own currency is shown, read from the network.')).toBeVisible()
  await expect(asset(page, native)).toContainText('2 ETH')
  await expect(asset(page, native)).toContainText('No price')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(asset(page, devnetTokens.dollar)).toBeVisible()

  await page.route(
    (url) => url.port === String(ports.chain),
    (route) => route.abort(),
  )
  await page.reload()
  await expect(
    page.getByRole('alert').filter({ hasText: 'the balances below are the Safe service’s word' }),
  ).toBeVisible()
  await expect(asset(page, devnetTokens.dollar)).toContainText('1,500.25 DUSD')
  await expect(page.locator('[data-asset] [data-verification="match"]')).toHaveCount(0)
  await expect(verdict(page, devnetTokens.dollar)).toHaveAttribute('data-verification', 'unknown')
})

test('of more tokens than the chain is asked about at once all are shown, and it is said which were not checked', async ({
  page,
}) => {
  const safe = await seedSafe({ version: '1.4.1', owners: [alice.address], threshold: 1 })
  await lieAbout(page, balancesAnswer, ({ items, ...rest }: Answer) => ({
    ...rest,
    items: [
      ...items,
      ...Array.from({ length: 360 }, (_, index) => oddToken(`0x${`${index}`.padStart(40, '3')}`, `T${index}`, 18, '5')),
    ],
  }))
  await page.goto(safePath('/balances', safe.address))
  const notice = page.getByRole('status').filter({ hasText: '60 tokens of 361 were not checked' })
  await expect(notice).toBeVisible()
  for (let count = 50; count < 361; count += 50) await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.locator('[data-asset]')).toHaveCount(361)
  await notice.getByRole('button', { name: 'Check more of them' }).click()
  await expect(notice).toHaveCount(0)
})
