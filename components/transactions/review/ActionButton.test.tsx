// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { Decision } from '@/lib/signing/transaction/decideActions'
import { ActionButton } from './ActionButton'

afterEach(cleanup)

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:9') } })
const decisions: Decision[] = [
  { allowed: true },
  { allowed: false, reason: 'Why not.' },
  { allowed: false, reason: 'Why not.', offer: 'connect' },
  { allowed: false, reason: 'Why not.', offer: 'switchChain' },
]
const states = decisions.flatMap((decision) =>
  [true, false].flatMap((isBusy) => [undefined, 'A note.'].map((note) => ({ decision, isBusy, note }))),
)

test.each(states)('an act that cannot be begun says why: %j', (state) => {
  render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <ActionButton {...state} chainId={1} onClick={() => undefined}>
          Act
        </ActionButton>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Act' })
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  expect(button.disabled).toBe(state.isBusy || !state.decision.allowed)
  if (button.disabled) expect(described).toMatch(/\S+\.$/)
})

// Each of these begins an act, so each draws its buttons by `ActionButton` alone.
test('every button that begins an act is one of these', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter((name) => /^(Review|Transaction|Linked|Begun).*\.tsx$/.test(name))
  const disabled = files.filter((name) => /<Button[^>]*\sdisabled/s.test(readFileSync(`${folder}/${name}`, 'utf8')))
  // Reading a text is no act.
  expect(disabled).toEqual(['TransactionFileInput.tsx'])
})
