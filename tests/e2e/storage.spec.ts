import { expect, test } from '@/tests/e2e/support/fixtures'
import { welcomePage } from '@/tests/e2e/support/welcomePage'

const corrupt: Record<string, string> = {
  'wagmi.cache': '{"clientState":{"queries":"x","mutations":5},"timestamp":"soon","buster":""}',
  'wagmi.store': '{"state":{"connections":5},"version":2}',
  'wagmi.recentConnectorId': '{{{',
  'rk-recent': '"not a list"',
  'rk-transactions': '{"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266":{"31337":[{"hash":5,"description":{}}]}}',
  'countersign.wallet': 'a wallet that is not there',
}

test('corrupt storage neither breaks nor blanks the page', async ({ page, wallet }) => {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, corrupt)
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText(wallet.address())).toBeVisible()
})

test('text that is not JSON under every key is survived', async ({ page, wallet }) => {
  await page.addInitScript((keys) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    for (const key of keys) localStorage.setItem(key, '\u0000{not json')
  }, Object.keys(corrupt))
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  expect(wallet.requests.length).toBeGreaterThan(0)
})

test('a cache written by an older version is dropped, not read', async ({ page, wallet }) => {
  const chainId = 1
  const stale = {
    buster: '0',
    timestamp: Date.now(),
    clientState: {
      mutations: [],
      queries: [
        {
          queryKey: ['ensName', { address: wallet.address(), chainId }],
          queryHash: JSON.stringify(['ensName', { address: wallet.address(), chainId }]),
          state: { data: 'mallory.eth', dataUpdatedAt: Date.now(), status: 'success', fetchStatus: 'idle' },
        },
      ],
    },
  }
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('wagmi.cache', text)
  }, JSON.stringify(stale))
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText('alice.eth').first()).toBeVisible()
  await expect(page.getByText('mallory.eth')).toHaveCount(0)
})

test('blocked storage: everything works until the page is left', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText(wallet.address())).toBeVisible()
})

test('full storage: everything works', async ({ page, wallet }) => {
  await page.addInitScript(() => {
    let block = 'x'.repeat(1024 * 1024)
    for (let index = 0; block.length > 0; index += 1) {
      try {
        localStorage.setItem(`fill-${index}`, block)
      } catch {
        block = block.slice(0, Math.floor(block.length / 2))
      }
    }
  })
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText(wallet.address())).toBeVisible()
})

test('bigints survive the stored cache: names and balances come back without the network', async ({ page, wallet }) => {
  const welcome = welcomePage(page)
  await welcome.open()
  await welcome.signIn()
  await expect(page.getByText('alice.eth').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wagmi.cache') ?? ''))
    .toMatch(/"balance".*bigint|bigint.*"balance"/)
  expect(await page.evaluate(() => localStorage.getItem('wagmi.cache'))).not.toContain('"session"')
  expect(wallet.requests.length).toBeGreaterThan(0)
})
