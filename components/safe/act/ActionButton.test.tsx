// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { Obstacle } from '@/lib/signing/obstacle'
import { ActionButton } from './ActionButton'

afterEach(cleanup)

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:9') } })
const obstacles: (Obstacle | undefined)[] = [
  undefined,
  { code: 'told', sentence: 'Why not.' },
  { code: 'noWallet' },
  { code: 'otherChain', chainId: 1 },
]
const states = obstacles.flatMap((obstacle) =>
  [true, false].flatMap((isBusy) => [undefined, 'A note.'].map((note) => ({ obstacle, isBusy, note }))),
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
  expect(button.disabled).toBe(state.isBusy || state.obstacle !== undefined)
  if (button.disabled) expect(described).toMatch(/\S+\.$/)
})

// Each of these begins an act, so each draws its buttons by `ActionButton` alone.
test('every button that begins an act is one of these', () => {
  const folders = [
    'transactions/review',
    'transactions/review/outcome',
    'transactions/review/approvals',
    'transactions/details',
    'transactions/begun',
    'messages/sign',
    'messages/list',
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(`components/${folder}`).flatMap((name) => (name.endsWith('.tsx') ? [`${folder}/${name}`] : [])),
  )
  const disabled = files.filter((file) => /<Button[^>]*\sdisabled/s.test(readFileSync(`components/${file}`, 'utf8')))
  // Reading a text is no act, and what signs on the chain is reviewed first.
  expect(disabled).toEqual(['transactions/review/TransactionFileInput.tsx', 'messages/sign/SignMessageActs.tsx'])
})
