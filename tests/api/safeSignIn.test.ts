import { encodeFunctionData, hashMessage, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { deployContracts } from '@/devnet/contracts'
import { safeContracts } from '@/devnet/safeContracts'
import { signSafeMessage } from '@/devnet/safeMessages'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import { type AuthServer, startAuthServerWith } from './authServer'
import { type Browser, openBrowser } from './browser'

// A Safe's own nonce: it lives for as long as its owners may take, here three days.

const [alice, bob] = owners
const [outsider] = recipients
const hour = 3_600_000
const signMessageAbi = parseAbi(['function signMessage(bytes data)'])

let chain: Chain
let safe: Safe
let server: AuthServer
beforeAll(async () => {
  chain = await startChain()
  await deployContracts(chain)
  safe = await createSafe(chain, { version: '1.4.1', owners: owners.map(({ address }) => address), threshold: 2 })
  server = await startAuthServerWith({
    chains: [createChainClient(chain.url, chain.chainId).chain],
    safeSignInLifetime: 72 * hour,
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
  await chain.stop()
})

const askFor = (browser: Browser, address: string, chainId = chain.chainId) =>
  browser.send(`/api/auth/nonce?chainId=${chainId}&address=${address}`)

async function prepare(browser: Browser, address = safe.address) {
  const { body } = await askFor(browser, address)
  const { nonce, issuedAt, expiresAt } = body as { nonce: string; issuedAt: number; expiresAt: number }
  const times = { issuedAt: new Date(issuedAt), expirationTime: new Date(expiresAt) }
  return createSignInMessage({ origin: browser.siteOrigin, address, chainId: chain.chainId, nonce, ...times })
}

const sign = (message: string, signers = [alice, bob]) => signSafeMessage(chain, safe, message, signers)
/** As if the owners had taken so long: only the server's clock, so that its sockets go on. */
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

describe('a sign-in that its owners sign over days', () => {
  it('is the Safe’s, and says so; the browser keeps its name for as long', async () => {
    const browser = openBrowser(server)
    const asked = await askFor(browser, safe.address)
    expect(asked.cookies[0]).toContain(`Max-Age=${72 * 3600}`)
    const message = await prepare(browser)
    const signature = await sign(message)
    later(71 * hour)
    const answer = await browser.verify(message, signature)
    const session = { address: safe.address, chainId: chain.chainId, isSafe: true }
    expect(answer).toMatchObject({ status: 200, body: { session } })
    expect(await browser.fetchSession()).toMatchObject(session)
    vi.useRealTimers()
  })

  it('is refused once its time is over', async () => {
    const browser = openBrowser(server)
    const message = await prepare(browser)
    const signature = await sign(message)
    later(72 * hour)
    expect(await browser.verify(message, signature)).toMatchObject({ status: 422, body: { error: 'expired' } })
    vi.useRealTimers()
    expect(await browser.fetchSession()).toBeNull()
  })

  it('costs nothing while too few have signed, and is taken once, however often it is sent', async () => {
    const browser = openBrowser(server)
    const message = await prepare(browser)
    const tooFew = await browser.verify(message, await sign(message, [alice]))
    expect(tooFew).toMatchObject({ status: 401, body: { error: 'invalid_signature' }, cookies: [] })
    const signature = await sign(message)
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.verify(message, signature)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    const again = await browser.verify(message, signature)
    expect(again).toMatchObject({ status: 401, body: { error: 'nonce_used' } })
  })

  it('is taken with an empty signature only when the Safe signed on the chain', async () => {
    const browser = openBrowser(server)
    const message = await prepare(browser)
    expect(await browser.verify(message, '0x')).toMatchObject({ status: 401, body: { error: 'invalid_signature' } })
    const data = encodeFunctionData({ abi: signMessageAbi, functionName: 'signMessage', args: [hashMessage(message)] })
    const to = safeContracts(safe.version).signMessageLib
    await executeSafeTransaction(chain, safe, { to, data, operation: 1 }, [alice, bob])
    expect(await browser.verify(message, '0x')).toMatchObject({ status: 200, body: { session: { isSafe: true } } })
  })

  it('is refused from another browser, for another account and with a longer life', async () => {
    const [browser, thief] = [openBrowser(server), openBrowser(server)]
    await prepare(thief)
    const stolen = await prepare(browser)
    const unknown = { status: 401, body: { error: 'nonce_unknown' }, cookies: [] }
    expect(await thief.verify(stolen, await sign(stolen))).toMatchObject(unknown)
    const other = (await prepare(browser, outsider.address)).replace(outsider.address, safe.address)
    expect(await browser.verify(other, await sign(other))).toMatchObject(unknown)
    const [, year = ''] = /Expiration Time: (\d{4})/.exec(await prepare(browser)) ?? []
    const longer = (await prepare(browser)).replace(`Expiration Time: ${year}`, `Expiration Time: ${Number(year) + 1}`)
    expect(await browser.verify(longer, await sign(longer))).toMatchObject({ body: { error: 'invalid_lifetime' } })
  })

  it('is not for a key, whose owner has no need of so long a nonce', async () => {
    const browser = openBrowser(server)
    const message = await prepare(browser, alice.address)
    const answer = await browser.verify(message, await alice.signMessage({ message }))
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_signature' }, cookies: [] })
  })
})

describe('a nonce for a Safe', () => {
  it('is refused for an address or chain that is none, and for another query', async () => {
    const browser = openBrowser(server)
    expect(await askFor(browser, '0x12')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    expect(await askFor(browser, safe.address, 5)).toMatchObject({ status: 422, body: { error: 'unsupported_chain' } })
    expect(await browser.send('/api/auth/nonce?lifetime=9')).toMatchObject({ status: 400, cookies: [] })
  })
})
