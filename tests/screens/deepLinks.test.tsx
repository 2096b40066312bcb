// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type LyingSite, startLyingSite } from './lyingSite'

let site: LyingSite
beforeAll(async () => {
  site = await startLyingSite()
})
afterAll(() => site.stop())

/** One hash or id as links carry it: in each letter case, with either prefix, with what was pasted around it. */
const spell = (text: string) => [text, text.replaceAll('0x', '0X'), ...cases(text), ` ${text}\n`]
const cases = (text: string) => [
  text.replace(/[0-9a-f]{64}$/, (digits) => digits.toUpperCase()),
  text.replace(/0x[0-9a-f]{64}$/, (hash) => hash.toUpperCase()),
]

test('a link opens its transaction, message and Safe in every spelling, and nothing about it is called wrong', async () => {
  const told = site.world.told.find(({ situation }) => situation === 'executed')
  const { txId } = transactionDetails.parse(told?.details)
  const { messageHash } = safeMessage.parse(site.world.message)
  const { address } = site.world.safe
  const safes = [address.toUpperCase(), address.toLowerCase(), ` ${address} `].map((text) => `DEV:${text.trim()}`)
  const pages = [
    ...[...spell(txId), ...spell(txId.slice(-66))].map((id) => ({
      ...{ load: () => import('@/pages/transactions/tx'), until: /checks? passed/ },
      page: `/transactions/tx?${site.param}&id=${encodeURIComponent(id)}`,
    })),
    ...spell(messageHash).map((hash) => ({
      ...{ load: () => import('@/pages/transactions/msg'), until: /checks? passed/ },
      page: `/transactions/msg?${site.param}&messageHash=${encodeURIComponent(hash)}`,
    })),
    ...safes.map((safe) => ({
      ...{ load: () => import('@/pages/settings/setup'), until: /Module guard.*Sign in as this Safe/s },
      page: `/settings/setup?safe=${encodeURIComponent(safe)}`,
    })),
  ]
  for (const screen of pages) {
    const { verdicts } = await site.look(screen)
    expect(verdicts.length, screen.page).toBeGreaterThan(0)
    expect(
      verdicts.filter((verdict) => !verdict.startsWith('match')),
      screen.page,
    ).toEqual([])
  }
}, 120_000)
