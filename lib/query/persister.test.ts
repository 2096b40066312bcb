// @vitest-environment jsdom
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client'
import { describe, expect, it } from 'vitest'
import { browserStorage, queryCacheKey } from '@/lib/storage/browserStorage'
import { createQueryClient } from './client'
import { persistOptions } from './persister'

const save = (queryClient = createQueryClient()) => persistQueryClientSave({ queryClient, ...persistOptions })

async function restore() {
  const queryClient = createQueryClient()
  // The provider takes a failure here as 'nothing was stored'; the entry is removed either way.
  await persistQueryClientRestore({ queryClient, ...persistOptions }).catch(() => undefined)
  return queryClient
}

describe('the stored query cache', () => {
  it('keeps bigints, and leaves the session and failures out', async () => {
    const queryClient = createQueryClient()
    queryClient.setQueryData(['balance', { chainId: 1 }], { value: 10n ** 30n })
    queryClient.setQueryData(['session'], { address: '0x' })
    await save(queryClient)
    await expect.poll(() => browserStorage.getItem(queryCacheKey)).toContain('bigint')
    const restored = await restore()
    expect(restored.getQueryData(['balance', { chainId: 1 }])).toEqual({ value: 10n ** 30n })
    expect(restored.getQueryData(['session'])).toBeUndefined()
  })

  it('keeps what came just before the page is left', async () => {
    const queryClient = createQueryClient()
    queryClient.setQueryData(['balance'], { value: 'the last one' })
    await save(queryClient)
    dispatchEvent(new Event('pagehide'))
    expect(browserStorage.getItem(queryCacheKey)).toContain('the last one')
  })

  it('keeps the first page of a list, and not the thousands of rows after it', async () => {
    const queryClient = createQueryClient()
    const list = { pages: [{ results: [1] }, { results: [2] }], pageParams: [undefined, 'next'] }
    queryClient.setQueryData(['list'], list)
    await save(queryClient)
    await expect.poll(() => browserStorage.getItem(queryCacheKey)).toContain('results')
    expect((await restore()).getQueryData(['list'])).toHaveProperty('pages', [{ results: [1] }])
    expect(queryClient.getQueryData(['list'])).toEqual(list)
  })

  it.each([
    ['text that is not JSON', '{'],
    ['another shape', '{"clientState":{"queries":"x"},"timestamp":"soon","buster":"2"}'],
    [
      'a bigint that is none',
      '{"buster":"2","timestamp":1,"clientState":{"queries":[{"x":{"__type":"bigint","value":"?"}}]}}',
    ],
  ])('starts empty after %s', async (_, text) => {
    browserStorage.setItem(queryCacheKey, text)
    expect((await restore()).getQueryCache().getAll()).toEqual([])
    expect(browserStorage.getItem(queryCacheKey)).toBeNull()
  })

  it('asks once, serves names for a day, and keeps what it has a day', () => {
    const queryClient = createQueryClient()
    const day = 24 * 60 * 60 * 1000
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      retry: 0,
      gcTime: day,
      networkMode: 'offlineFirst',
    })
    expect(queryClient.defaultQueryOptions({ queryKey: ['ensName', {}] }).staleTime).toBe(day)
    expect(queryClient.defaultQueryOptions({ queryKey: ['ensAvatar', {}] }).staleTime).toBe(day)
    expect(persistOptions.maxAge).toBe(day)
  })
})
