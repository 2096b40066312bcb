// @vitest-environment jsdom
import { connectorsForWallets, type Wallet } from '@rainbow-me/rainbowkit'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mock } from 'wagmi/connectors'
import { prefersCoolMode } from '@/components/wallet/coolMode'
import { owners } from '@/devnet/accounts'
import { openPage } from '@/tests/api/sessionPage'
import { renderKit, stubBrowser } from './kitPage'

const [owner] = owners
const wallet = (): Wallet => ({
  ...{ id: 'one', name: 'One', iconUrl: 'data:image/svg+xml;base64,AAAA', iconBackground: '#000', installed: true },
  createConnector: (details) => (config) => ({ ...mock({ accounts: [owner.address] })(config), ...details }),
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The pictures that fly while a wallet's button is held for so many frames. */
async function countParticles(coolMode: boolean, frames: number): Promise<number> {
  stubBrowser()
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback))
  const page = openPage('http://127.0.0.1:1', [owner.address])
  const { connectors } = page.config._internal
  const [create] = connectorsForWallets([{ groupName: 'Popular', wallets: [wallet] }], { appName: 'A', projectId: 'a' })
  if (create) connectors.setState([connectors.setup(create)])
  const hooks = renderKit({ rpcUrl: '', page, provider: { coolMode } })
  await vi.waitFor(() => expect(hooks.open).toBeDefined())
  act(() => hooks.open?.())
  const button = await screen.findByTestId('rk-wallet-option-one')
  const container = () => document.getElementById('_rk_coolMode')
  if (coolMode) await vi.waitFor(() => expect(container()).not.toBeNull())
  // Far down, so that none has left the window in the meantime.
  const place = { clientX: 0, clientY: -1_000_000 }
  fireEvent.mouseDown(button, place)
  fireEvent.touchStart(button, { touches: [place], changedTouches: [place] })
  for (let frame = 0; frame < frames; frame += 1) for (const callback of waiting.splice(0)) callback(frame)
  return container()?.childElementCount ?? 0
}

test('cool mode lets at most 35 particles fly, and none where it is off', async () => {
  expect(await countParticles(false, 60)).toBe(0)
  cleanup()
  expect(await countParticles(true, 60)).toBe(35)
})

test.each([
  ['is off unless it is set', false, false, false],
  ['flies where it is set', true, false, true],
  ['stays still where less motion is asked for', true, true, false],
])('cool mode %s', (_, isSet, isReduced, expected) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isReduced && media.includes('reduced-motion') }))
  expect(prefersCoolMode(isSet)).toBe(expected)
})
