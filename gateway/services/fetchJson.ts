import { reasonOf } from '../chain/reasonOf'

type Bounds = { mostBytes: number; timeoutMs: number; headers?: Record<string, string> }

/** What somebody else's server says: of a bounded length, in bounded time, and from that address alone. Throws why not. */
export async function fetchJson(url: string, { mostBytes, timeoutMs, headers = {} }: Bounds): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { signal, headers: { accept: 'application/json', ...headers }, redirect: 'error' })
    // Its own words are "fetch failed".
    .catch((error: Error) => Promise.reject(new Error(`no answer (${reasonOf(error.cause ?? error)})`)))
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered with status ${response.status}`)
  }
  const text = await readText(response, mostBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the answer is not JSON')
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
