import { sealData } from 'iron-session'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { type AuthServer, startAuthServerWith, testSecret } from './authServer'
import { openBrowser, prepareSignIn } from './browser'

const account = privateKeyToAccount(generatePrivateKey())
const https = 'https://countersign.example'
const newSecret = 'a newer secret for tests, of 32 characters or more'
const servers: AuthServer[] = []

async function start(settings: Partial<AuthConfig> = {}) {
  // No node listens there: a key's signature is checked without one.
  const server = await startAuthServerWith({ chains: [anvil], ...settings })
  servers.push(server)
  return server
}

async function signIn(server: AuthServer, siteOrigin?: string) {
  const browser = openBrowser(server, siteOrigin)
  const { message, signature } = await prepareSignIn(browser, account, anvil.id)
  const answer = await browser.verify(message, signature)
  expect(answer.status).toBe(200)
  return { browser, answer }
}

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

describe('cookies', () => {
  const day = 'Max-Age=86400'

  it.each([
    ['plain http', undefined, false, 'countersign-session', ['SameSite=Lax']],
    ['plain http that a frame may show', 'http://countersign.example', true, 'countersign-session', ['SameSite=Lax']],
    [
      'this machine that a frame may show',
      undefined,
      true,
      'countersign-session',
      ['Secure', 'SameSite=None', 'Partitioned'],
    ],
    ['https', https, false, '__Host-countersign-session', ['Secure', 'SameSite=Lax']],
    [
      'https that a frame may show',
      https,
      true,
      '__Host-countersign-session',
      ['Secure', 'SameSite=None', 'Partitioned'],
    ],
  ])('of a site on %s are for this host and kept from scripts', async (_, siteOrigin, embedded, name, site) => {
    const server = await start({ embedded, ...(siteOrigin ? { siteOrigin } : {}) })
    const { browser, answer } = await signIn(server, siteOrigin)
    const [pair = '', ...attributes] = answer.cookies[0]?.split('; ') ?? []
    expect(pair.split('=')[0]).toBe(name)
    expect(attributes).toEqual(['Path=/', 'HttpOnly', ...site, day])
    const [browserCookie = ''] = (await openBrowser(server, siteOrigin).send('/api/auth/nonce')).cookies
    expect(browserCookie.split('; ').slice(1)).toEqual(['Path=/', 'HttpOnly', ...site])
    // A cookie is only removed by one with the same attributes.
    const [removed = ''] = (await browser.post('/api/auth/logout', {})).cookies
    expect(removed.split('; ')).toEqual([`${name}=`, 'Path=/', 'HttpOnly', ...site, 'Max-Age=0'])
    expect(await browser.fetchSession()).toBeNull()
  })

  it('name the browser once, so that several tabs share the name', async () => {
    const browser = openBrowser(await start())
    expect((await browser.send('/api/auth/nonce')).cookies).toHaveLength(1)
    expect((await browser.send('/api/auth/nonce')).cookies).toHaveLength(0)
  })
})

describe('a cookie that a neighbour planted', () => {
  it.each(['before', 'behind'])('%s the session of this browser signs nobody in', async (place) => {
    const server = await start()
    const own = (await signIn(server)).browser.jar.get('countersign-session') ?? ''
    const planted = (await signIn(server)).browser.jar.get('countersign-session') ?? ''
    const values = place === 'before' ? [planted, own] : [own, planted]
    const ask = (seals: string[]) => {
      const cookie = seals.map((seal) => `countersign-session=${seal}`).join('; ')
      return openBrowser(server).send('/api/auth/session', { headers: { cookie } })
    }
    expect((await ask(values)).body).toEqual({ session: null })
    expect((await ask([own, own])).body).toMatchObject({ session: { address: account.address } })
  })

  it('beside the name of this browser makes its nonces worth nothing', async () => {
    const server = await start()
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, anvil.id)
    const name = browser.jar.get('countersign-browser')
    for (const planted of ['ab'.repeat(16), '']) {
      const cookie = `countersign-browser=${planted}; countersign-browser=${name}`
      const answer = await browser.post('/api/auth/verify', { message, signature }, { cookie })
      expect(answer).toMatchObject({ status: 401, body: { error: 'nonce_unknown' } })
    }
    expect((await browser.verify(message, signature)).status).toBe(200)
  })
})

describe('a session', () => {
  it('sealed with the previous secret lasts while that secret is listed, and not longer', async () => {
    const { browser } = await signIn(await start())
    const seal = browser.jar.get('countersign-session') ?? ''
    const sessionAt = async (secrets: AuthConfig['secrets']) => {
      const other = openBrowser(await start({ secrets }))
      other.jar.set('countersign-session', seal)
      return other.fetchSession()
    }
    expect(await sessionAt([newSecret, testSecret])).toMatchObject({ address: account.address })
    expect(await sessionAt([newSecret])).toBeNull()
  })

  it('is sealed with the newest secret', async () => {
    const { browser } = await signIn(await start({ secrets: [newSecret, testSecret] }))
    const onlyNew = openBrowser(await start({ secrets: [newSecret] }))
    onlyNew.jar.set('countersign-session', browser.jar.get('countersign-session') ?? '')
    expect(await onlyNew.fetchSession()).toMatchObject({ address: account.address })
  })

  it('ends after a day, whatever the browser keeps', async () => {
    const { browser } = await signIn(await start())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 - 1_000 })
    expect(await browser.fetchSession()).toMatchObject({ address: account.address })
    vi.setSystemTime(Date.now() + 2_000)
    expect(await browser.fetchSession()).toBeNull()
  })

  it.each([
    ['without an expiry', { address: account.address, chainId: 1 }],
    ['that has expired', { address: account.address, chainId: 1, expiresAt: 1 }],
    ['of no address', { address: 'me', chainId: 1, expiresAt: 1e15 }],
    ['of something else', { user: 'admin' }],
  ])('%s is none, though sealed with our secret', async (_, content) => {
    const browser = openBrowser(await start())
    browser.jar.set('countersign-session', await sealData(content, { password: testSecret }))
    expect(await browser.fetchSession()).toBeNull()
  })
})
