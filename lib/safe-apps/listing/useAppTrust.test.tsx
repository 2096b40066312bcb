// @vitest-environment jsdom
import { RestrictedMethods } from '@safe-global/safe-apps-sdk'
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openHook } from '@/tests/screens/openScreen'
import { type RunningSite, startSite } from '@/tests/screens/startSite'
import { parseAppAddress } from './appAddress'

const listed = {
  ...{ id: 1, url: 'https://listed.example/app', name: 'An app', iconUrl: null, description: '', tags: [] },
  ...{ chainIds: ['31337'], provider: null, accessControl: { type: 'NO_RESTRICTIONS' }, features: [] },
  ...{ socialProfiles: [], developerWebsite: null },
}

let running: RunningSite
let parts: Awaited<ReturnType<typeof loadParts>>
beforeAll(async () => {
  running = await startSite()
  parts = await loadParts()
})
afterEach(() => {
  running.mend()
  localStorage.clear()
})
afterAll(() => running.stop())

async function loadParts() {
  const [trust, saved, permissions] = await Promise.all([
    import('./useAppTrust'),
    import('./useSavedApps'),
    import('@/lib/safe-apps/permissions/browserPermissions'),
  ])
  return { ...trust, ...saved, ...permissions }
}

/** Whether the app at an address is trusted while the gateway lists one app, or does not answer. */
async function open(href: string, isDown = false) {
  if (isDown) running.service.set('cut')
  else running.service.lie((url) => (url.includes('/safe-apps') ? [listed] : undefined))
  const address = parseAppAddress(href)
  const hook = openHook(
    running.site,
    () => ({ ...parts.useAppTrust(address, 31337), saved: parts.useSavedApps() }),
    undefined,
  )
  const atFirst = hook.now()
  expect(atFirst.isPending).toBe(true)
  await waitFor(() => expect(hook.now().isPending).toBe(false))
  return { ...hook, atFirst }
}
const stranger = 'https://stranger.example/app'

test('an app is trusted that the gateway lists, at the listed path or below it', async () => {
  for (const [href, isListed] of [
    ['https://listed.example/app', true],
    ['https://listed.example/app/page', true],
    ['https://listed.example/other', false],
    [stranger, false],
  ] as const) {
    const { now, atFirst, close } = await open(href)
    expect(atFirst.isTrusted).toBe(false)
    expect([now().isTrusted, now().app?.name], href).toEqual(isListed ? [true, 'An app'] : [false, undefined])
    close()
  }
})

test.each<[how: string, choose: (now: Awaited<ReturnType<typeof open>>['now']) => void]>([
  ['agreed to', (now) => now().accept()],
  ['pinned', (now) => now().saved.togglePin(`${stranger}/page`)],
  ['added', (now) => now().saved.addCustom({ href: `${stranger}/page`, name: 'Mine' })],
  [
    'permitted something',
    () => parts.browserPermissions.grant('https://stranger.example', [RestrictedMethods.requestAddressBook]),
  ],
])('a site that was %s is trusted at once, on another visit too, and no other is', async (_, choose) => {
  const first = await open(stranger)
  expect(first.now().isTrusted).toBe(false)
  act(() => choose(first.now))
  expect(first.now().isTrusted).toBe(true)
  first.close()
  const again = await open(`${stranger}/elsewhere`)
  expect([again.atFirst.isTrusted, again.now().isTrusted]).toEqual([true, true])
  again.close()
  const other = await open('https://other.example/')
  expect(other.now().isTrusted).toBe(false)
  other.close()
})

test('a list that is lost is said to be, and trusts nobody', async () => {
  const { now, close } = await open(listed.url, true)
  expect(now()).toMatchObject({ isTrusted: false, app: undefined, listed: [], listError: expect.any(Error) })
  close()
})

test('what is pinned or added is taken back, a removed app’s pin too', async () => {
  const { now, close } = await open(stranger)
  const { togglePin, addCustom, removeCustom } = now().saved
  act(() => togglePin(stranger))
  act(() => togglePin(stranger))
  expect(now().saved.pinned).toEqual([])
  act(() => addCustom({ href: stranger, name: 'Old' }))
  act(() => addCustom({ href: stranger, name: 'New' }))
  act(() => togglePin(stranger))
  expect(now().saved.custom).toEqual([{ href: stranger, name: 'New' }])
  act(() => removeCustom(stranger))
  expect([now().saved.custom, now().saved.pinned, now().isTrusted]).toEqual([[], [], false])
  close()
})
