import { afterEach, expect, test, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import { avatarQuery, nameQuery } from '@/lib/chain/nameQueries'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { createQueryClient } from '@/lib/query/client'

const [owner] = owners
const day = 86_400_000

afterEach(() => vi.unstubAllGlobals())

test('names and avatars are looked up on chain 1, though the devnet comes first and has names of its own', async () => {
  const asked = new Set<string>()
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    asked.add(new URL(input instanceof Request ? input.url : input).origin)
    return new Response('', { status: 503 })
  })
  const client = createQueryClient()
  await expect(client.fetchQuery(nameQuery(owner.address))).rejects.toThrow()
  await expect(client.fetchQuery(avatarQuery('alice.eth'))).rejects.toThrow()
  await expect(client.fetchQuery(verifiedNameQuery(owner.address))).rejects.toThrow()
  // Of vitest.config.ts: chain 1 is at 8546, the devnet at 8545.
  expect([...asked]).toEqual(['http://127.0.0.1:8546'])
})

test('names and avatars stay fresh for a day', () => {
  const client = createQueryClient()
  for (const { queryKey } of [nameQuery(owner.address), avatarQuery('alice.eth')]) {
    expect(client.getQueryDefaults(queryKey).staleTime).toBe(day)
  }
  expect(verifiedNameQuery(owner.address)).toMatchObject({ staleTime: day, gcTime: day })
})
