import { expect, test } from 'vitest'
import { startGateway } from '../server'
import type { RequestLimit } from './requestLimiter'

async function statuses(limit: RequestLimit, addresses: string[]) {
  const gateway = await startGateway({ chains: [], limit })
  const answers: Response[] = []
  for (const address of addresses) {
    answers.push(await fetch(`${gateway.url}/v1/chains`, { headers: { 'X-Forwarded-For': address } }))
  }
  await gateway.stop()
  return answers.map(({ status, headers }) => [status, headers.get('Retry-After') !== null])
}

const [fine, refused] = [
  [200, false],
  [429, true],
]

test('an address that asks too often is told to come later; the others are answered, whatever it writes before its own', async () => {
  const asked = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3, 1.1.1.1']
  expect(await statuses({ requestsPerMinute: 2, proxyHops: 1 }, asked)).toEqual([fine, fine, refused, fine, refused])
})

test('without a proxy before it the header says nothing', async () => {
  expect(await statuses({ requestsPerMinute: 1, proxyHops: 0 }, ['1.1.1.1', '2.2.2.2'])).toEqual([fine, refused])
})
