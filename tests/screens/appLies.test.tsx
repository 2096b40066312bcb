// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appClaims } from '@/tests/verify/claims/appClaims'
import { listFieldLies } from '@/tests/verify/fieldLies'
import { type LyingSite, startLyingSite } from './lyingSite'
import { findUntold, lookHonest, tellLies } from './tellLies'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const app = {
  ...{
    id: 1,
    url: 'https://app.example/one',
    name: 'An app',
    iconUrl: 'https://app.example/a.png',
    description: 'It does something.',
  },
  ...{ chainIds: ['31337'], provider: { url: 'https://maker.example/', name: 'Its maker' }, tags: ['Tools'] },
  ...{ accessControl: { type: 'NO_RESTRICTIONS' }, features: ['BATCHED_TRANSACTIONS'] },
  ...{
    socialProfiles: [{ platform: 'DISCORD', url: 'https://talk.example/' }],
    developerWebsite: 'https://maker.example/',
  },
}

test('each field of an app that the gateway lists, changed alone, is marked or not shown', async () => {
  const screen = {
    ...{ load: () => import('@/pages/apps'), page: `/apps?${site.param}`, path: /\/safe-apps$/ },
    ...{ until: /Listed apps.*(app\.example|No app|no app)/s, whose: 'as the Safe service lists it' },
  }
  const truth = await lookHonest(site, screen, [app])
  const lies = listFieldLies([app], appClaims, 'waiting')
  expect(await tellLies(site, screen, truth, lies)).toEqual([])
  // Of an app that only other sites may show nothing is drawn here.
  expect(
    findUntold(appClaims, lies).filter((field) => !field.includes('DOMAIN_ALLOWLIST') && !field.includes('UNKNOWN')),
  ).toEqual([])
})
