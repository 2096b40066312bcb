// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { useRouter } from 'next/router'
import { getAddress, zeroAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { type FormLink, safeRoutes } from '@/lib/routes'
import { loadSite, openHook } from '@/tests/screens/openScreen'
import { shownOwner as owner, shownSafe as safe } from '@/tests/screens/shownSafe'

const dave = getAddress('0x00000000000000000000000000000000000000d1')

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const site = await loadSite('http://127.0.0.1:1', 'http://127.0.0.1:1')
const [{ useFormDraft }, { useFormLink }] = await Promise.all([
  import('@/lib/drafts/useFormDraft'),
  import('./useFormLink'),
])

function open(first: string) {
  const use = () => {
    const form = useFormDraft(safe)
    return { form, filled: useFormLink(safe, form), path: useRouter().asPath }
  }
  const { now } = openHook(site, use, undefined, first)
  return { now, typed: (kind: string) => now().form.typedTextOf(kind), path: () => now().path }
}

const to = (link: FormLink) => safeRoutes.newTransaction(safe, link)

test('a link names the form and its fields, once: the address is then the page’s alone', async () => {
  const { now, typed, path } = open(to({ form: 'send', token: zeroAddress, to: dave }))
  await waitFor(() => expect(path()).toBe(safeRoutes.newTransaction(safe)))
  expect([now().form.kind, typed('send').get('token'), typed('send').get('receiver')]).toEqual([
    'send',
    zeroAddress,
    dave,
  ])
  expect(now().filled).toMatchObject({ isPartial: false })
  act(() => typed('send').set('receiver', owner))
  expect([typed('send').get('receiver'), now().filled]).toEqual([owner, undefined])
})

test.each<[FormLink, string, Record<string, string>]>([
  [{ form: 'nft', token: dave, tokenId: '7' }, 'item', { collection: dave, tokenId: '7' }],
  [{ form: 'call', to: dave }, 'call', { contract: dave }],
  [{ form: 'owners', change: 'add', owner: dave }, 'owners', { type: 'add', newOwner: dave }],
  [{ form: 'owners', change: 'swap', owner }, 'owners', { type: 'swap', owner }],
  [{ form: 'settings', change: 'setGuard', to: dave }, 'settings', { kind: 'setGuard', address: dave }],
])('%o fills in its own form', async (link, kind, fields) => {
  const { now } = open(to(link))
  await waitFor(() => expect(now().filled).toEqual({ kind, fields, isPartial: false }))
})

test('what was typed for another token goes, and a link that says nothing new leaves all as it was', async () => {
  const first = open(to({ form: 'send', token: dave }))
  await waitFor(() => expect(first.typed('send').get('token')).toBe(dave))
  act(() => first.typed('send').set('amount', '5'))
  cleanup()
  const same = open(to({ form: 'send', token: dave }))
  await waitFor(() => expect(same.now().filled).toBeDefined())
  expect(same.typed('send').get('amount')).toBe('5')
  cleanup()
  const other = open(to({ form: 'send', token: zeroAddress }))
  await waitFor(() => expect(other.typed('send').get('token')).toBe(zeroAddress))
  expect(other.typed('send').get('amount')).toBeUndefined()
})

test.each([
  'form=send&to=0x12',
  `form=send&to=eth:${dave}`,
  `form=send&to=${dave.replace('d', 'D')}0`,
  'form=nft&tokenId=-1',
  `form=nft&tokenId=${'9'.repeat(79)}`,
  'form=owners&change=enableModule',
  'form=settings&change=add',
  'form=delegate',
])('what is not to be read in %s is left out, and the page says so', async (part) => {
  const { now, path } = open(`${safeRoutes.newTransaction(safe)}&${part}`)
  await waitFor(() => expect(path()).toBe(safeRoutes.newTransaction(safe)))
  expect(now().filled).toMatchObject({ fields: {}, isPartial: true })
})
