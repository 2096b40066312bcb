import { describe, expect, it } from 'vitest'
import { safeApps } from '@/lib/gateway/schemas/appSchema'
import { filterApps, findListedApp, listTags } from './listedApps'

function app(url: string, name: string, tags: string[] = []) {
  return {
    id: 1,
    url,
    name,
    iconUrl: null,
    description: `What ${name} does`,
    chainIds: ['1'],
    provider: null,
    accessControl: { type: 'NO_RESTRICTIONS' },
    tags,
    features: [],
    socialProfiles: [],
    developerWebsite: null,
  }
}

const { entries: apps } = safeApps.parse([
  app('https://swap.example', 'Swap', ['DeFi', 'dex']),
  app('https://many.example/vote/', 'Vote', ['DAO']),
])

describe('findListedApp', () => {
  it.each([
    ['https://swap.example/', 'Swap'],
    ['https://swap.example/pool?x=1#y', 'Swap'],
    ['https://many.example/vote', 'Vote'],
    ['https://many.example/vote/12', 'Vote'],
  ])('finds the app of %s', (href, name) => expect(findListedApp(apps, { href })?.name).toBe(name))

  it.each([
    'https://swap.example.evil.example/',
    'http://swap.example/',
    'https://swap.example:8443/',
    'https://many.example/',
    'https://many.example/voters',
    'https://x.example/?https://swap.example',
  ])('finds none for %s', (href) => expect(findListedApp(apps, { href })).toBeUndefined())
})

it('finds apps by words and by category', () => {
  expect(filterApps(apps, ' SWAP', undefined).map(({ name }) => name)).toEqual(['Swap'])
  expect(filterApps(apps, 'many.example', undefined).map(({ name }) => name)).toEqual(['Vote'])
  expect(filterApps(apps, '', 'DAO').map(({ name }) => name)).toEqual(['Vote'])
  expect(filterApps(apps, 'swap', 'DAO')).toEqual([])
  expect(listTags(apps)).toEqual(['DAO', 'DeFi', 'dex'])
})
