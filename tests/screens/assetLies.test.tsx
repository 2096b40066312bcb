// @vitest-environment jsdom
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceClaims, collectibleClaims } from '@/tests/verify/claims/assetClaims'
import { never } from '@/tests/verify/claims/claim'
import { type FieldLie, listFieldLies } from '@/tests/verify/fieldLies'
import { change } from '@/tests/verify/lyingGateway'
import { type LyingSite, startLyingSite } from './lyingSite'
import { findUntold, lookHonest, tellLies } from './tellLies'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

const assets = {
  ...{ load: () => import('@/pages/balances'), page: '/balances', path: /\/balances\/usd$/i },
  ...{ list: 'items', table: balanceClaims, whose: 'listed and priced by the Safe service' },
}
const collectibles = {
  ...{ load: () => import('@/pages/balances/nfts'), page: '/balances/nfts', path: /\/collectibles$/ },
  ...{ list: 'results', table: { results: collectibleClaims } },
  whose: 'Names, texts and pictures are their makers’ and the Safe service’s word',
}
const ofSafe = <T extends { page: string; whose: string }>(screen: T) => {
  return { ...screen, page: `${screen.page}?${site.param}`, until: new RegExp(screen.whose) }
}

// No contract could tell the name of the chain's own currency: that of the settings is shown, whatever the gateway says.
const isOurs = ({ answer, field, path }: FieldLie) =>
  field === 'items.tokenInfo.name' &&
  JSON.stringify(Object(answer).items[Number(path.split('.')[1])]).includes(zeroAddress)

test.each([assets, collectibles])(
  'each field on $page, changed alone, is found out, marked or not shown',
  async (one) => {
    const screen = ofSafe(one)
    const told = await lookHonest(site, screen)
    const lies = listFieldLies(told.answer, screen.table, 'waiting')
    const claimed = lies.map((lie) => (isOurs(lie) ? { ...lie, claim: never } : lie))
    expect([await tellLies(site, screen, told, claimed), findUntold(screen.table, lies)]).toEqual([[], []])
  },
  120_000,
)

test.each([assets, collectibles])(
  'on $page what is listed twice is wrong; that the gateway lists it is said',
  async (one) => {
    const screen = ofSafe(one)
    const { honest, answer } = await lookHonest(site, screen)
    expect(`${honest.all} ${honest.verdicts}`).not.toContain('twice')
    const entries: unknown[] = Reflect.get(Object(answer), screen.list)
    for (const entry of entries) {
      site.tell(screen.path, () => change(answer, screen.list, [...entries, entry]))
      const { verdicts, all } = await site.look(screen)
      expect(verdicts.filter((verdict) => verdict.startsWith('mismatch'))).toHaveLength(1)
      expect(`${all} ${verdicts}`).toContain('The Safe service lists this asset twice; only the first counts.')
    }
    site.tell(screen.path, () => change(answer, screen.list, []))
    const none = await site.look({ ...screen, until: /priced by the Safe service|The Safe service lists no/ })
    expect(none.all).toMatch(/listed and priced by the Safe service|The Safe service lists no collectibles/)
  },
  60_000,
)
