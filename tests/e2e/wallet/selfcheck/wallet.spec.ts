import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Hex, hexToString, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { z } from 'zod'
import { type Chain, startChain } from '@/devnet/chain'
import { watchOutsideRequests, watchProblems } from '@/tests/e2e/support/watch'
import { installWallet, type TestWallet } from '../installWallet'
import { type Site, startSite } from './site'

const test = base.extend<{ wallet: TestWallet }, { chain: Chain; site: Site }>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const chain = await startChain()
      await use(chain)
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  wallet: async ({ context, chain }, use) => {
    const rpcUrls = { [chain.chainId]: chain.url, 5: chain.url }
    await use(await installWallet(context, { rpcUrls, chainId: chain.chainId, flags: { isMetaMask: true } }))
  },
})

const answer = z.union([
  z.object({ result: z.unknown() }),
  z.object({ code: z.number(), message: z.string(), ms: z.number() }),
])
const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'))

/** One request as the page makes it, with the error that the page sees. */
async function ask(page: Page, method: string, params?: unknown[]) {
  const raw = await page.evaluate(
    async ([method, params]) => {
      const started = performance.now()
      const provider = Reflect.get(window, 'ethereum')
      return provider.request({ method, params }).then(
        (result: unknown) => ({ result }),
        ({ code, message }: { code: number; message: string }) => ({ code, message, ms: performance.now() - started }),
      )
    },
    [method, params] as const,
  )
  return answer.parse(raw)
}

async function connect(page: Page) {
  return ask(page, 'eth_requestAccounts')
}

const eventsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'))

async function openTab(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('is announced and stands at window.ethereum before the page runs', async ({ page, site, wallet }) => {
  await page.goto(site.origin)
  const found = await page.evaluate(() => {
    const [first, ...others] = Reflect.get(window, 'announced')
    const isSame = first.provider === Reflect.get(window, 'ethereum')
    return { rdns: first.info.rdns, isMetaMask: first.provider.isMetaMask, isSame, others: others.length }
  })
  expect(found).toEqual({ rdns: 'org.example.testwallet', isMetaMask: true, isSame: true, others: 0 })
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x7a69' })
  expect(wallet.requests).toEqual([{ method: 'eth_chainId', params: [], origin: site.origin }])
})

test('shows accounts only after consent, which holds for the origin in later loads and tabs', async ({
  page,
  site,
  wallet,
  context,
}) => {
  await page.goto(site.origin)
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await connect(page)).toEqual({ result: [wallet.address()] })

  await page.reload()
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [wallet.address()] })
  const second = await openTab(context, site.origin)
  expect(await ask(second, 'eth_accounts')).toEqual({ result: [wallet.address()] })
  const other = await openTab(context, site.otherOrigin)
  expect(await ask(other, 'eth_accounts')).toEqual({ result: [] })
  expect(await ask(other, 'personal_sign', ['0x00', wallet.address()])).toMatchObject({ code: 4100 })
})

test('signs with real keys and sends real transactions', async ({ page, site, wallet, chain }) => {
  await page.goto(site.origin)
  await connect(page)
  const address = wallet.address()
  const message = await ask(page, 'personal_sign', ['0x48692c20e29c93', address])
  const signature = hex.parse('result' in message ? message.result : undefined)
  expect(await verifyMessage({ address, message: hexToString('0x48692c20e29c93'), signature })).toBe(true)

  const typedData = {
    domain: { chainId: chain.chainId, verifyingContract: address },
    types: { Vote: [{ name: 'for', type: 'bool' }] },
    primaryType: 'Vote',
    message: { for: true },
  } as const
  const typed = await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(typedData)])
  const typedSignature = hex.parse('result' in typed ? typed.result : undefined)
  expect(await verifyTypedData({ address, ...typedData, signature: typedSignature })).toBe(true)
  const otherChain = { ...typedData, domain: { chainId: 1 } }
  expect(await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(otherChain)])).toMatchObject({ code: -32602 })

  const to = '0x00000000000000000000000000000000000000a1'
  const sent = await ask(page, 'eth_sendTransaction', [{ from: address, to, value: '0xde0b6b3a7640000' }])
  const hash = hex.parse('result' in sent ? sent.result : undefined)
  await chain.client.waitForTransactionReceipt({ hash })
  expect(await chain.client.getBalance({ address: to })).toBe(parseEther('1'))
})

test('refuses once when told to, no sooner than a person could', async ({ page, site, wallet }) => {
  await page.goto(site.origin)
  wallet.rejectNext('eth_requestAccounts')
  const refused = await ask(page, 'wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(refused).toMatchObject({ code: 4001 })
  expect('ms' in refused && refused.ms).toBeGreaterThanOrEqual(100)
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await connect(page)).toEqual({ result: [wallet.address()] })

  wallet.failNext('eth_sendTransaction', -32000, 'insufficient funds')
  const transaction = { from: wallet.address(), to: wallet.address() }
  expect(await ask(page, 'eth_sendTransaction', [transaction])).toMatchObject({
    code: -32000,
    message: expect.stringContaining('insufficient'),
  })
  expect(await ask(page, 'eth_sendTransaction', [transaction])).toMatchObject({
    result: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
})

test('gives a faulty answer once, without consent', async ({ page, site, wallet }) => {
  await page.goto(site.origin)
  wallet.answerNext('eth_requestAccounts', [])
  expect(await connect(page)).toEqual({ result: [] })
  expect(wallet.isConnected(site.origin)).toBe(false)
  expect(await connect(page)).toEqual({ result: [wallet.address()] })
})

test('leaves a prompt open until the test answers it', async ({ page, site, wallet }) => {
  await page.goto(site.origin)
  const held = wallet.holdNext('eth_requestAccounts')
  const connecting = connect(page)
  expect(await held.arrived).toMatchObject({ origin: site.origin })
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  held.reject()
  expect(await connecting).toMatchObject({ code: 4001 })
})

test('tells every tab of the site of another account, another chain and the end', async ({
  page,
  site,
  wallet,
  context,
}) => {
  await page.goto(site.origin)
  const second = await openTab(context, site.origin)
  const stranger = await openTab(context, site.otherOrigin)
  await connect(page)
  const [first, next] = wallet.accounts
  await wallet.switchAccount(1)
  await wallet.switchChain(5)
  await wallet.disconnect()
  const expected = [
    ['accountsChanged', [first]],
    ['accountsChanged', [next]],
    ['chainChanged', '0x5'],
    ['accountsChanged', []],
  ]
  expect(await eventsOf(page)).toEqual(expected)
  expect(await eventsOf(second)).toEqual(expected)
  expect(await eventsOf(stranger)).toEqual([['chainChanged', '0x5']])
  expect(await ask(second, 'eth_accounts')).toEqual({ result: [] })
})

test('switches to a chain it knows, and says which chain it does not know', async ({ page, site, wallet }) => {
  await page.goto(site.origin)
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x5' }])).toEqual({ result: null })
  expect(wallet.chainId()).toBe(5)
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x2a' }])).toMatchObject({ code: 4902 })
  const foreign = { chainId: '0x2a', rpcUrls: ['https://rpc.example.org'] }
  expect(await ask(page, 'wallet_addEthereumChain', [foreign])).toMatchObject({ code: -32602 })
  await wallet.switchChain(10)
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0xa' })
  expect(await ask(page, 'wallet_sendCalls', [{}])).toMatchObject({ code: 4200 })
})

test('the watches see policy violations, uncaught errors, hydration warnings and other hosts', async ({
  page,
  site,
  context,
}) => {
  const problems = watchProblems(context)
  const outside = watchOutsideRequests(context)
  await page.goto(site.origin)
  expect([problems.found(), outside]).toEqual([[], []])

  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.example.org/a.js' }))
    setTimeout(() => {
      throw new Error('nobody catches this')
    })
    console.error('Minified React error #418; visit https://react.dev/errors/418')
  })
  await expect.poll(() => problems.found().length).toBe(3)
  problems.allow(/Content Security Policy/)
  expect(problems.found()).toHaveLength(2)

  await page.route('https://api.example.org/', (route) => route.abort())
  await page.goto('about:blank')
  await page.evaluate(() => fetch('https://api.example.org/', { mode: 'no-cors' }).catch(() => undefined))
  expect(outside).toContain('https://api.example.org/')
})
