// @vitest-environment jsdom

import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Chain } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createConfig, http, SwitchChainNotSupportedError, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { CopyButton } from '@/components/ui/CopyButton'
import { ConnectedControls } from '@/components/wallet/ConnectedControls'
import { SwitchNotice } from '@/components/wallet/SwitchNotice'
import { owners } from '@/devnet/accounts'
import { balanceQuery } from '@/lib/chain/balanceQuery'
import { avatarQuery, nameQuery } from '@/lib/chain/nameQueries'
import { publicEnv } from '@/lib/config/publicEnv'
import { AppError } from '@/lib/errors'
import { createQueryClient } from '@/lib/query/client'
import { addConnectors, walletId } from '@/lib/wallet/connectors'
import { metaMaskWallet } from '@/lib/wallet/metaMaskWallet'
import { renderKit, stubBrowser } from './kitPage'

// What the specification says of the page itself and no browser is needed to see.

const [owner] = owners

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'ethereum')
})

function emptyConfig(url = 'http://127.0.0.1:1') {
  return createConfig({ chains: [mainnet], transports: { 1: http(url, { retryCount: 0 }) }, connectors: [] })
}

describe('the list of wallets', () => {
  async function listWallets() {
    const config = emptyConfig()
    await addConnectors(config)
    return [...new Set(config.connectors.map(walletId))]
  }

  beforeEach(() => vi.stubEnv('COUNTERSIGN_DEVNET', 'false'))

  test('has no devnet account where the devnet is not configured', async () => {
    expect(await listWallets()).toEqual(['safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave'])
  })

  test('shows in Brave the browser’s wallet first and Brave last', async () => {
    Object.assign(window, { ethereum: { isBraveWallet: true, request: async () => [], on() {}, removeListener() {} } })
    const config = emptyConfig()
    await addConnectors(config)
    const page = { config, queryClient: new QueryClient() }
    const hooks = renderKit({ rpcUrl: '', page: page as never })
    await waitFor(() => expect(hooks.open).toBeDefined(), { timeout: 15_000 })
    act(() => hooks.open?.())
    const dialog = within(await screen.findByRole('dialog'))
    const shown = dialog.getAllByTestId(/^rk-wallet-option-/).map(({ dataset }) => dataset.testid?.slice(17))
    expect(shown).toEqual(['injected', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave'])
  })
})

test('MetaMask has a step after the download, for the phone and for the extension', () => {
  const { qrCode, extension } = metaMaskWallet({ projectId: 'a' })
  for (const means of [qrCode, extension]) {
    expect(means?.instructions?.steps.map(({ step }) => step)).toEqual(['install', 'create', 'refresh'])
  }
})

describe('links to the explorer', () => {
  const withExplorer = (url: string | undefined) => {
    const [chain] = publicEnv.chains
    const blockExplorers = url ? { default: { name: 'Explorer', url } } : undefined
    vi.spyOn(publicEnv.chains, 'find').mockReturnValue({ ...chain, blockExplorers } as Chain)
  }
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['tx', 'https://scan.example', 'https://scan.example/tx/0xab'],
    ['address', 'https://scan.example', 'https://scan.example/address/0xab'],
    ['tx', 'https://scan.example/', 'https://scan.example/tx/0xab'],
    ['address', 'https://scan.example/sub/', 'https://scan.example/sub/address/0xab'],
  ] as const)('to a %s at %s', (kind, explorer, href) => {
    withExplorer(explorer)
    render(<ExplorerLink {...{ chainId: 1, kind, value: '0xab' }}>Look</ExplorerLink>)
    expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe(href)
  })

  test('are not there where the chain has no explorer', () => {
    withExplorer(undefined)
    render(<ExplorerLink {...{ chainId: 1, kind: 'tx', value: '0xab' }}>Look</ExplorerLink>)
    expect(screen.queryByText('Look')).toBeNull()
  })
})

test('Copied! stands for a second and a half', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } })
  render(<CopyButton text="0xab" label="Copy Address" />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  await act(() => vi.advanceTimersByTimeAsync(1499))
  expect(screen.getByRole('button').textContent).toBe('Copied!')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button').textContent).toBe('Copy Address')
})

function FailedSwitch({ error }: { error: Error }) {
  const { mutate } = useMutation({ mutationKey: ['switchChain'], mutationFn: () => Promise.reject(error) })
  return (
    <button type="button" onClick={() => mutate()}>
      Switch
    </button>
  )
}

const cannot =
  'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.'

test.each([
  ['that cannot', new SwitchChainNotSupportedError({ connector: { name: 'Old wallet' } as never }), cannot],
  [
    'whose chain is unknown',
    new AppError('chain not found on connector.'),
    'The network was not switched: chain not found on connector.',
  ],
  [
    'that is locked',
    Object.assign(new Error('x'), { shortMessage: 'The device is locked.' }),
    'The network was not switched: The device is locked.',
  ],
  ['whose user refused', Object.assign(new Error('no'), { code: 4001 }), undefined],
])('a wallet %s and did not switch networks is told of, with the reason', async (_, error, reason) => {
  const config = createConfig({
    chains: [mainnet],
    transports: { 1: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: [mock({ accounts: [owner.address] })],
  })
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={createQueryClient()}>
        <SwitchNotice />
        <FailedSwitch error={error} />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const [connector] = config.connectors
  if (!connector) throw new Error('A wallet is needed')
  await act(() => connect(config, { connector }))
  fireEvent.click(screen.getByText('Switch'))
  if (reason) return void (await screen.findByText(reason))
  await act(async () => undefined)
  expect(screen.queryByText(/switch/)).toBeNull()
})

test('a node that fails is asked once', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    asked.push(String(init.body))
    return new Response('', { status: 503 })
  })
  const client = createQueryClient()
  await expect(client.fetchQuery(balanceQuery(owner.address, 1))).rejects.toThrow('503')
  expect(asked.filter((body) => body.includes('eth_call'))).toHaveLength(1)
})

test('with one network the header names it, and shows the account’s own picture', async () => {
  const config = createConfig({
    chains: [mainnet],
    transports: { 1: http('http://127.0.0.1:1', { retryCount: 0 }) },
    connectors: [mock({ accounts: [owner.address] })],
  })
  const session = { address: owner.address, chainId: 1, expiresAt: Date.now() + 60_000 }
  vi.stubGlobal('fetch', async () => Response.json({ session }))
  const client = createQueryClient()
  const avatar = 'data:image/svg+xml;base64,AAAA'
  client.setQueryData(nameQuery(owner.address).queryKey, 'alice.eth')
  client.setQueryData(avatarQuery('alice.eth').queryKey, avatar)
  const { container } = render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <ConnectedControls />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const [connector] = config.connectors
  if (!connector) throw new Error('A wallet is needed')
  await act(() => connect(config, { connector }))
  expect(await screen.findByRole('button', { name: 'Ethereum' })).toBeDefined()
  expect(screen.getByRole('button', { name: /alice\.eth/ })).toBeDefined()
  expect(container.querySelector('img')?.getAttribute('src')).toBe(avatar)
})
