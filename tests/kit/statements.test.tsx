// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import {
  connectorsForWallets,
  cssStringFromTheme,
  darkTheme,
  useAddRecentTransaction,
  type Wallet,
} from '@rainbow-me/rainbowkit'
import { braveWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { owners } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { openPage } from '@/tests/api/sessionPage'
import { renderKit, stubBrowser } from './kitPage'

// What the specification says and a published package does by itself: an update that changes it fails here.

const [owner] = owners
// A second, which is the default, is short where other tests run beside this one.
const slow = { timeout: 15_000 }
let chain: Chain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())
beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A wallet of the package's kind that can be downloaded for everything. */
function entry(id: string, more: Partial<Wallet> = {}): () => Wallet {
  const urls = { qrCode: 'https://a.example', ios: 'https://a.example', browserExtension: 'https://a.example' }
  return () => ({
    id,
    name: `Wallet ${id}`,
    iconUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    iconBackground: '#fff',
    downloadUrls: urls,
    qrCode: { getUri: (uri) => uri, instructions: { learnMoreUrl: 'https://a.example', steps } },
    createConnector: (details) => (config) => ({ ...mock({ accounts: [owner.address] })(config), ...details }),
    ...more,
  })
}

const steps = (['install', 'create', 'scan'] as const).map((step) => ({
  step,
  title: `Title of ${step}` as const,
  description: `Description of ${step}` as const,
}))

const withWallets = (wallets: (() => Wallet)[]) =>
  connectorsForWallets([{ groupName: 'Popular', wallets }], { appName: 'A', projectId: 'a' })

/** A page whose wallets are these, with the connect dialog open. */
async function openDialog(wallets: (() => Wallet)[], userAgent?: string) {
  stubBrowser(userAgent)
  const page = openPage(chain.url, [owner.address])
  const { connectors } = page.config._internal
  connectors.setState(withWallets(wallets).map((create) => connectors.setup(create)))
  const hooks = renderKit({ rpcUrl: chain.url, page })
  await waitFor(() => expect(hooks.open).toBeDefined(), slow)
  hooks.open?.()
  return within(await screen.findByRole('dialog', undefined, slow))
}

function Lost() {
  return String(useAddRecentTransaction())
}

describe('what is refused', () => {
  test.each(['#12345', 'red', '#12', '123456', '#1234567'])('a wallet’s accent colour %s', (iconAccent) => {
    expect(() => withWallets([entry('a', { iconAccent })])).toThrow('`iconAccent` is not a hex value')
  })

  test.each(['#abc', '#A1B2C3'])('not a wallet’s accent colour %s', (iconAccent) => {
    expect(withWallets([entry('a', { iconAccent })])).toHaveLength(1)
  })

  test('a theme that is a function, once it is to be shown', () => {
    const theme = (() => darkTheme()) as unknown as ReturnType<typeof darkTheme>
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderKit({ rpcUrl: chain.url, provider: { theme } })).toThrow()
    expect(cssStringFromTheme(() => darkTheme())).toContain('--rk-')
  })

  test.each(['a-b', 'a b', 'ü', '"]'])('the id %s', (id) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderKit({ rpcUrl: chain.url, provider: { id } })).toThrow('Invalid ID')
  })

  test('a transaction without hash, description or with confirmations below one', async () => {
    const page = openPage(chain.url, [owner.address])
    const hooks = renderKit({ rpcUrl: chain.url, page, status: 'authenticated' })
    await connect(page.config, { connector: page.wallet })
    const hash = `0x${'1'.repeat(64)}`
    const add = (change: object) => () =>
      hooks.addTransaction({ hash, description: 'Pay', ...change } as Parameters<typeof hooks.addTransaction>[0])
    await waitFor(() => expect(add({ hash: '0x1' })).toThrow('Invalid transaction hash'), slow)
    expect(add({ description: undefined })).toThrow('Transaction must have a description')
    for (const confirmations of [0, -1, 1.5]) {
      expect(add({ confirmations })).toThrow('Transaction confirmations must be a positiver integer')
    }
    expect(add({ confirmations: 1 })).not.toThrow()
  })

  test('transaction hooks outside of the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Lost />)).toThrow('Transaction hooks must be used within RainbowKitProvider')
  })
})

test('texts that no input of ours brings onto a screen are the specified ones', () => {
  expect(packageText()).toContain('throw new Error("No authentication adapter found")')
  expect(packageText()).toContain('"oops_error": "Oops, something went wrong!"')
})

test('the signature is being verified until the server has answered', async () => {
  const page = openPage(chain.url, [owner.address])
  let answer = (_isRight: boolean) => {}
  // Every question gets the one answer: two clicks before the button is drawn anew sign, and ask, twice.
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const verify = () => answered
  const hooks = renderKit({ rpcUrl: chain.url, page, verify })
  await connect(page.config, { connector: page.wallet })
  await waitFor(() => expect(hooks.open).toBeDefined(), slow)
  hooks.open?.()
  const button = await screen.findByTestId('rk-auth-message-button')
  // It takes no clicks before the nonce is there.
  await waitFor(() => {
    fireEvent.click(button)
    screen.getByText('Verifying signature...')
  }, slow)
  answer(false)
  await screen.findByText('Error verifying signature, please retry!', undefined, slow)
})

describe('the connect dialog', () => {
  const seven = Array.from({ length: 7 }, (_, index) => entry(`w${index}`))

  test('lists three wallets used before first, marked, and no more', async () => {
    localStorage.setItem('rk-recent', JSON.stringify(['w6', 'w5', 'w4', 'w3']))
    const dialog = await openDialog(seven)
    expect(dialog.getAllByText('Recent')).toHaveLength(3)
    const [first, second, third] = dialog.getAllByTestId(/^rk-wallet-option-/).map(({ dataset }) => dataset.testid)
    expect([first, second, third]).toEqual(['w6', 'w5', 'w4'].map((id) => `rk-wallet-option-${id}`))
  })

  test('offers five wallets to download, and walks through download and instructions', async () => {
    const dialog = await openDialog(seven)
    const box = dialog.getByText('What is a Wallet?').closest('[style*="max-height"]')
    expect(box?.getAttribute('style')).toContain('504px')
    fireEvent.click(dialog.getByText('Get a Wallet'))
    const offers = await dialog.findAllByText('GET')
    expect(offers).toHaveLength(5)
    fireEvent.click(offers[0] ?? document.body)
    await dialog.findByText(/Get Wallet w0/)
  })

  test('shows what it waits for while the wallet opens', async () => {
    const slow = entry('slow', {
      qrCode: undefined as never,
      installed: true,
      createConnector: (details) => (config) => ({
        ...mock({ accounts: [owner.address] })(config),
        ...details,
        connect: () => new Promise<never>(() => {}),
      }),
    })
    const dialog = await openDialog([slow])
    fireEvent.click(dialog.getByTestId('rk-wallet-option-slow'))
    await dialog.findByText('Opening Wallet slow...')
  })

  test('is at most 468 pixels high in its compact form', () => {
    expect(packageText()).toContain('style: { maxHeight: compactModeEnabled ? 468 : 504 }')
  })

  test('draws codes with error correction level M', () => {
    expect(packageText()).toMatch(/ecc = "medium"/)
  })
})

test('a phone is offered three wallets to download', async () => {
  const dialog = await openDialog(
    Array.from({ length: 5 }, (_, index) => entry(`w${index}`)),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  )
  fireEvent.click(dialog.getByText('Get a Wallet'))
  expect(await dialog.findAllByText('GET')).toHaveLength(3)
})

test('Brave is listed in Brave alone', () => {
  expect(braveWallet().installed).toBeFalsy()
  Object.assign(window, { ethereum: { isBraveWallet: true, request() {} } })
  expect(braveWallet().installed).toBe(true)
  Reflect.deleteProperty(window, 'ethereum')
  expect(rainbowWallet({ projectId: 'a' }).name).toBe('Rainbow')
})

/** The package as it is installed: for what no input brings onto a screen. */
function packageText(): string {
  const folder = 'node_modules/@rainbow-me/rainbowkit/dist/'
  const files = readdirSync(folder).filter((name) => name === 'index.js' || name.startsWith('chunk-'))
  return files.map((name) => readFileSync(folder + name, 'utf8')).join('\n')
}
