// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { createSafe } from '@/devnet/safes'
import { messageClaims, messageListClaims } from '@/tests/verify/claims/messageClaims'
import { nonceClaims, ownedClaims, safeClaims } from '@/tests/verify/claims/safeClaims'
import { listFieldLies } from '@/tests/verify/fieldLies'
import { change, other } from '@/tests/verify/lyingGateway'
import { type LyingSite, startLyingSite } from './lyingSite'
import type { Sight } from './sight'
import { findUntold, lookHonest, tellLies } from './tellLies'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const safe = { path: /\/safes\/0x[0-9a-fA-F]{40}$/, table: safeClaims }
const screens = [
  {
    ...{ ...safe, load: () => import('@/pages/home'), page: '/home', isPartial: true },
    until: /listed and priced by the Safe service.*Activity/s,
  },
  {
    ...safe,
    load: () => import('@/pages/settings/setup'),
    page: '/settings/setup',
    until: /Module guard.*Sign in as this Safe/s,
  },
  {
    ...{ load: () => import('@/pages/transactions/messages'), page: '/transactions/messages', path: /\/messages$/ },
    ...{
      table: { results: { MESSAGE: messageListClaims.MESSAGE } },
      until: /Sign a message.*(\d[smhdwy]\b|now|kind)/s,
    },
  },
  {
    ...{ load: () => import('@/pages/transactions/msg'), page: '/transactions/msg', path: /\/messages\/0x/ },
    ...{ table: messageClaims, until: /Hashes/ },
  },
]

test.each(screens)(
  'each field on $page, changed alone, is found out, marked or not shown',
  async (one) => {
    const messageHash = Reflect.get(Object(site.world.message), 'messageHash')
    const screen = { ...one, page: `${one.page}?${site.param}&messageHash=${messageHash}` }
    const told = await lookHonest(site, screen)
    const lies = listFieldLies(told.answer, screen.table, 'waiting')
    expect([await tellLies(site, screen, told, lies), findUntold(screen.table, lies)]).toEqual([[], []])
  },
  120_000,
)

test('of the gateway’s nonces one is a proposal, and what it would mean is said to be the gateway’s word', async () => {
  const look = () =>
    site.look({ load: () => import('./ReviewPage'), page: `/review?${site.param}`, until: /\$.*would succeed.*\(\$/s })
  const lies: string[] = []
  const sights: Sight[] = []
  site.tell(/\/nonces$/, (answer) => {
    lies.push(...listFieldLies(answer, nonceClaims, 'waiting').map(({ field }) => field))
  })
  const honest = await look()
  expect(lies).toEqual(Object.keys(nonceClaims))
  for (const field of lies) {
    site.tell(/\/nonces$/, (answer) => change(answer, field, 99))
    sights.push(await look())
  }
  expect(sights[0]).toEqual(honest)
  expect(honest.all).toContain('After what the Safe service has queued from 2 on.')
  expect(sights[1]?.all).toContain('After what the Safe service has queued from 2 on.')
})

test('an account’s Safes are those that the gateway lists, each of which the chain is asked about', async () => {
  const [{ ChainSafes }, { findChain }] = await Promise.all([
    import('@/components/safe/list/ChainSafes'),
    import('@/lib/config/chain'),
  ])
  const devnet = findChain(31337)
  const load = async () => ({ default: () => devnet && <ChainSafes chain={devnet} owner={owners[0].address} /> })
  const look = () =>
    site.look({ load, page: '/', until: /Devnet.*(2 of 3|The Safe service lists no|knows no Safe|does not name you)/s })
  const path = /\/owners\//
  const stranger = await createSafe(site.chain, {
    ...{ version: '1.4.1', owners: [recipients[0].address] },
    threshold: 1,
    saltNonce: 9n,
  })
  expect((await look()).all).toContain('2 of 3')
  expect(Object.keys(ownedClaims)).toEqual(['safes'])
  for (const [safes, words] of [
    [[other], 'The network knows no Safe here'],
    [[stranger.address], 'The Safe service calls it yours; the network does not name you as an owner.'],
    [[], 'The Safe service lists no Safe of this account here.'],
  ] as const) {
    site.tell(path, (answer) => change(answer, 'safes', safes))
    expect((await look()).all).toContain(words)
  }
})
