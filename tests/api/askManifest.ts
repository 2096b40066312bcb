import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { manifestRoute } from '@/lib/safe-apps/server/manifestRoute'
import { asListener } from './authServer'
import { serve } from './loopbackServer'

export type Page = { status?: number; headers?: Record<string, string>; body?: string }

/** An app with these pages, and no others. */
export function serveApp(pages: Record<string, Page>): Promise<string> {
  return serve((request, response) => {
    const { status = 200, headers = {}, body = '' } = pages[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
}

/** An app's manifest, with a field that nobody asked for. */
export const manifest = {
  body: JSON.stringify({ name: 'Test', description: 'An app', iconPath: 'icon.svg', secret: 'x' }),
}

const name = 'ab'.repeat(16)
export type Asking = {
  siteOrigin?: string
  browser?: string
  headers?: Record<string, string>
  method?: string
  body?: string
}

/** The route with settings of its own, and a page that asks it. */
export async function startRoute(settings: Partial<AuthConfig> = {}, timeoutMs = 300) {
  const config = { siteOrigin: 'http://localhost:3000', secrets: [''], chains: [], embedded: false } as const
  const nonceStore = () => ({ consume: async () => false })
  const all = { ...config, safeSignInLifetime: 1, nonceStore, ...settings }
  const origin = await serve(asListener(manifestRoute(() => all, { timeoutMs })))
  const send = async (url: string, { browser = name, headers = {}, method = 'POST', body }: Asking = {}) => {
    const response = await fetch(origin, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: all.siteOrigin,
        ...(browser ? { cookie: `${cookieOf(all.siteOrigin)}=${browser}` } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: body ?? JSON.stringify({ url }) } : {}),
    })
    return { status: response.status, headers: response.headers, answer: await response.json() }
  }
  return (url: string, asking?: Asking) => {
    const answer = send(url, asking)
    // The end of a test ends what it left waiting.
    answer.catch(() => undefined)
    return answer
  }
}

function cookieOf(siteOrigin: string): string {
  return siteOrigin.startsWith('https:') ? '__Host-countersign-browser' : 'countersign-browser'
}

/** Asks a route of its own. */
export async function ask(url: string, { siteOrigin = 'http://localhost:3000', ...asking }: Asking = {}) {
  return (await startRoute({ siteOrigin }))(url, asking)
}
