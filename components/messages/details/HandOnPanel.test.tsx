// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hashSafeMessage } from '@/lib/safe/hash/messageHash'
import { loadSite, openScreen, type Site } from '@/tests/screens/openScreen'
import { shownOwner, shownSafe } from '@/tests/screens/shownSafe'
import { holdStill, letGo } from '@/tests/screens/stillPage'

const text = 'We agree.'
const safe = { ...shownSafe, threshold: 2 }
const hash = hashSafeMessage(safe, text).safeMessageHash
const unkept = /This browser does not keep it: its storage is full/

let site: Site
let parts: Awaited<ReturnType<typeof loadParts>>
beforeAll(async () => {
  // Neither a service nor a node that answers.
  site = await loadSite('http://127.0.0.1:1', '')
  parts = await loadParts()
}, 60_000)
beforeEach(holdStill)
afterEach(() => {
  vi.restoreAllMocks()
  letGo()
  localStorage.clear()
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function loadParts() {
  const [panel, list, held, hook] = await Promise.all([
    import('./HandOnPanel'),
    import('@/components/messages/list/HeldMessages'),
    import('@/lib/signing/message/heldMessages'),
    import('@/lib/signing/message/useHeldMessages'),
  ])
  return { ...panel, ...list, ...held, ...hook }
}

function Shown() {
  const message = parts.useHeldMessage(safe, hash)
  return message ? <parts.HandOnPanel {...{ safe, message }} isComplete={false} /> : <p>It is gone</p>
}
const hold = () =>
  parts.holdMessage({ ...safe, hash }, JSON.stringify(text), [
    { signer: shownOwner, signature: `0x${'11'.repeat(65)}` as const },
  ])
const open = (Part: () => React.ReactNode) => openScreen(site, Part, '/transactions/messages')

test('what is held of a message is forgotten when that is asked for, to make room', () => {
  hold()
  open(Shown)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Forget it')
  expect(screen.getByText(/Save it as a file first/)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Keep it')
  press('Keep it')
  expect(parts.findHeld(safe, hash)).toBeDefined()
  press('Forget it')
  press('Forget for good')
  expect(screen.getByText('It is gone')).toBeDefined()
  expect(parts.findHeld(safe, hash)).toBeUndefined()
})

test('where the browser keeps nothing, the messages in it are said to be gone with the tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  hold()
  const { close } = open(Shown)
  expect(screen.getByText(unkept)).toBeDefined()
  close()
  open(() => <parts.HeldMessages safe={safe} />)
  expect(screen.getByText(unkept)).toBeDefined()
})

test('nothing is said of the storage of a browser that keeps them', () => {
  hold()
  open(Shown)
  expect(screen.queryByText(unkept)).toBeNull()
})
