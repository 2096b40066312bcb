// @vitest-environment jsdom
// jsdom's own files cannot be read as text.

import { File } from 'node:buffer'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { foundry } from 'viem/chains'
import { afterEach, expect, it, vi } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import { parseBuilderFile } from '@/lib/safe/file/builderFile'
import { planSettings } from '@/lib/safe/settings/settingsPlan'
import { shownSafe as safe, shownOwner as target } from '@/tests/screens/shownSafe'
import { stubInView } from '@/tests/screens/stubInView'
import { BatchImport } from './BatchImport'
import { DraftList } from './DraftList'

afterEach(cleanup)

// Nothing is in view here, so that no name is looked up.
stubInView(() => false)

const config = createConfig({ chains: [foundry], transports: { [foundry.id]: http('http://127.0.0.1:1') } })

function Draft() {
  const [calls, setCalls] = useState<ComposedCall[]>([])
  return (
    <>
      <BatchImport safe={safe} onImport={(more) => setCalls([...calls, ...more])} />
      <DraftList safe={safe} plan={planSettings(safe, calls)} onChange={setCalls} onReview={() => undefined} />
    </>
  )
}

const method = { name: 'lock', payable: true, inputs: [{ name: 'days', type: 'uint16[]' }] }
const row = { to: target, value: '5', contractMethod: method, contractInputsValues: { days: "['7', 30]" } }

function readText(blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}

function importRows(transactions: object[]) {
  const file = JSON.stringify({ version: '', chainId: '', transactions })
  fireEvent.change(screen.getByLabelText('Import batch'), { target: { files: [new File([file], 'batch.json')] } })
}

it('shows the method and values of an imported batch, and exports them again', async () => {
  const saved: Blob[] = []
  // What a browser does with a file to save.
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { container } = render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Draft />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  importRows([row])
  await screen.findByText('Imported. The file does not say for which network it is.')
  expect(container.textContent).toContain('lock(uint16[])')
  expect(container.textContent).toContain('as in the given interface')
  expect(screen.getByText('days')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Export batch' }))
  const text = await readText(saved[0])
  expect(JSON.parse(text).transactions).toMatchObject([{ to: target, value: '5', contractMethod: method }])
  expect(parseBuilderFile(text).calls[0]?.method?.values).toEqual({ days: "['7', 30]" })
})

it('takes nothing of a batch that holds what would not be made as it stands there, and says which row', async () => {
  render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Draft />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  for (const [wrong, said] of [
    [{ operation: 1 }, 'Transaction 2: it is a delegatecall (operation 1), and a batch can only make calls.'],
    [{ contractInputsValues: null }, 'Transaction 2: its method lock needs values, and the file has none.'],
  ] as const) {
    importRows([row, { ...row, ...wrong }])
    await waitFor(() => expect(screen.getByText(said)).toBeDefined())
    expect(screen.getByRole('heading', { name: 'Batch of 0 actions' })).toBeDefined()
  }
})
