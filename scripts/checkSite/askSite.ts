import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@/lib/errors'
import * as words from './words'

export type SiteAnswer = { status: number; headers: Headers; body: Uint8Array }

const mostBytes = 20 * 2 ** 20
const patienceMs = 30_000
// A site behind a proxy has all its pages and files asked of it within seconds, by one address.
const mostRefusals = 60
const mostSecondsToWait = 60

// A site that lies to those who check has to tell them from visitors first.
const asBrowser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Language': 'en',
}

/**
 * One answer of a site, unpacked, and no redirect followed; asks again, later, where it is told that it asks too often.
 * Throws an `AppError` when there is none, asked twice.
 */
export async function askSite(url: string, headers: Record<string, string> = {}): Promise<SiteAnswer> {
  for (let refusals = 0; ; refusals += 1) {
    const answer = await askOnce(url, headers)
    if (answer.status !== 429 || refusals === mostRefusals) return answer
    const wanted = Number(answer.headers.get('retry-after') ?? 1)
    await sleep(Math.min(wanted >= 0 ? wanted : 1, mostSecondsToWait) * 1000)
  }
}

async function askOnce(url: string, headers: Record<string, string>, triesLeft = 1): Promise<SiteAnswer> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { headers: { ...asBrowser, ...headers }, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: await readBounded(response, url) }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // A kept connection may have been closed meanwhile.
    if (triesLeft > 0) return askOnce(url, headers, triesLeft - 1)
    throw new AppError(words.noAnswer(url), { cause })
  }
}

async function readBounded({ body }: Response, url: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) throw new AppError(words.tooLarge(url))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
