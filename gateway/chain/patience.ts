import { setTimeout as sleep } from 'node:timers/promises'

const tooManyRequests = 429
const mostTries = 5
const firstWait = 200
const longestWait = 5_000

/** A node that wants to be asked less often is asked again later: when it says, or after longer and longer waits. */
export async function fetchPatiently(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  let tries = 1
  let response = await fetch(input, init)
  while (response.status === tooManyRequests && tries < mostTries) {
    const told = Number(response.headers.get('retry-after')) * 1000
    await response.body?.cancel()
    await sleep(Math.min(told > 0 ? told : firstWait * 2 ** (tries - 1), longestWait), undefined, {
      ...(init?.signal ? { signal: init.signal } : {}),
    })
    response = await fetch(input, init)
    tries += 1
  }
  return response
}
