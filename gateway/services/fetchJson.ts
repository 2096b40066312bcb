import { reasonOf } from '../chain/reasonOf'

type Bounds = { mostBytes: number; timeoutMs: number; headers?: Record<string, string> }
type Sending = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; signal?: AbortSignal }

const mostWords = 4_000

/** Nothing answers there. */
export class SilenceError extends Error {
  override name = 'SilenceError'
}

/** It answered, but not with what was asked for. */
export class StatusError extends Error {
  override name = 'StatusError'

  constructor(
    readonly status: number,
    /** The beginning of what it said. */
    readonly said: string,
  ) {
    super(`answered with status ${status}`)
  }
}

/** What somebody else's server says: of a bounded length, in bounded time, and from that address alone. Throws why not. Whether what is sent was taken the status alone says. */
export async function fetchJson(
  url: string,
  { mostBytes, timeoutMs, headers = {}, ...sending }: Bounds & Sending,
): Promise<unknown> {
  const response = await fetch(url, describeRequest(sending, timeoutMs, headers))
    // Its own words are "fetch failed".
    .catch((error: Error) => Promise.reject(new SilenceError(`no answer (${reasonOf(error.cause ?? error)})`)))
  if (!response.ok) {
    throw new StatusError(response.status, await readText(response, mostWords).catch(() => ''))
  }
  if (sending.method !== undefined) return response.body?.cancel()
  const text = await readText(response, mostBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the answer is not JSON')
  }
}

/** As settings have it, "name: value"; none is none. */
export function readHeader(text = ''): Record<string, string> {
  const [name, ...value] = text.split(':')
  return name ? { [name]: value.join(':').trim() } : {}
}

function describeRequest({ method = 'GET', body, signal }: Sending, timeoutMs: number, headers: Bounds['headers']) {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  const content: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return {
    ...{ method, redirect: 'error' as const, signal: AbortSignal.any(ends) },
    headers: { accept: 'application/json', ...content, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

async function readText({ body }: Response, mostBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error(`the answer is longer than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
