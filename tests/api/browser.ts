import type { LocalAccount } from 'viem'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import type { AuthServer } from './authServer'

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers; cookies: string[] }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | undefined }

/** What requests go out by. */
export type Network = (
  url: string,
  asked: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>

// Kept, since a test may put a browser like this behind the page's own fetch.
const ownNetwork: Network = globalThis.fetch

export type Browser = ReturnType<typeof openBrowser>

/** What a browser adds to a page's requests: its cookies and the headers that say where a request comes from. */
export function openBrowser({ origin }: AuthServer, siteOrigin: string = origin, network = ownNetwork) {
  const jar = new Map<string, string>()

  async function send(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { ...(cookie ? { cookie } : {}), 'sec-fetch-site': 'same-origin', ...headers }
    const response = await network(origin + path, { method, headers: own, ...(body === undefined ? {} : { body }) })
    const cookies = response.headers.getSetCookie()
    for (const text of cookies) keepCookie(jar, text)
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers, cookies }
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteOrigin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    siteOrigin,
    jar,
    send,
    post,
    fetchNonce: async () => String((await send('/api/auth/nonce')).body.nonce),
    fetchSession: async () => (await send('/api/auth/session')).body.session,
    verify: (message: string, signature: string) => post('/api/auth/verify', { message, signature }),
  }
}

/** Asks for a nonce and signs a good message with it. */
export async function prepareSignIn(browser: Browser, account: LocalAccount, chainId: number) {
  const nonce = await browser.fetchNonce()
  const message = createSignInMessage({ origin: browser.siteOrigin, address: account.address, chainId, nonce })
  return { nonce, message, signature: await account.signMessage({ message }) }
}

function keepCookie(jar: Map<string, string>, text: string): void {
  const [pair = '', ...attributes] = text.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  if (attributes.includes('Max-Age=0')) jar.delete(name)
  else jar.set(name, value)
}
