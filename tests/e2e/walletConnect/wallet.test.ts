import './nodeSettings'
import EthereumProvider from '@walletconnect/ethereum-provider'
import { type Hex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { createMemoryStorage } from './memoryStorage'
import { type Relay, startRelay } from './relay'
import { startWalletConnectWallet, type WalletConnectWallet } from './wallet'

let chain: Chain
let relay: Relay
const wallets: WalletConnectWallet[] = []

beforeAll(async () => {
  chain = await startChain()
  relay = await startRelay()
})
afterEach(async () => {
  for (const wallet of wallets.splice(0)) await wallet.close()
})
afterAll(async () => {
  await relay.close()
  await chain.stop()
})

async function startWallet(storage = createMemoryStorage()) {
  const rpcUrls = { [chain.chainId]: chain.url }
  const wallet = await startWalletConnectWallet({ relayUrl: relay.url, rpcUrls, storage })
  wallets.push(wallet)
  return wallet
}

/** The site's side: the provider that wagmi's connector uses, in the version that it uses. */
function startSite(storage = createMemoryStorage()) {
  return EthereumProvider.init({
    projectId: 'test',
    relayUrl: relay.url,
    storage,
    showQrModal: false,
    optionalChains: [chain.chainId],
    rpcMap: { [chain.chainId]: chain.url },
    metadata: { name: 'Site', description: '', url: 'http://127.0.0.1', icons: [] },
    logger: 'silent',
    telemetryEnabled: false,
  })
}

async function connect(wallet: WalletConnectWallet, storage = createMemoryStorage()) {
  const site = await startSite(storage)
  const uri = new Promise<string>((resolve) => site.on('display_uri', resolve))
  const connected = site.connect()
  await Promise.all([uri.then(wallet.pair), connected])
  return site
}

describe('the WalletConnect test wallet', () => {
  it('pairs over the relay and signs a message and typed data with its real key', async () => {
    const wallet = await startWallet()
    const site = await connect(wallet)
    const address = wallet.address()
    expect(site.accounts).toEqual([address])

    const message = 'Sign in, please: ✓'
    const hex = `0x${Buffer.from(message).toString('hex')}`
    const signature = await site.request<Hex>({ method: 'personal_sign', params: [hex, address] })
    expect(await verifyMessage({ address, message, signature })).toBe(true)

    const typedData = {
      domain: { name: 'Test', chainId: chain.chainId },
      types: { Payment: [{ name: 'amount', type: 'uint256' }] },
      primaryType: 'Payment',
      message: { amount: '123456789012345678901' },
    } as const
    const params = [address, JSON.stringify(typedData)]
    const typedSignature = await site.request<Hex>({ method: 'eth_signTypedData_v4', params })
    const parsed = { ...typedData, message: { amount: 123456789012345678901n } }
    expect(await verifyTypedData({ address, ...parsed, signature: typedSignature })).toBe(true)
  })

  it('sends a transaction that the chain executes', async () => {
    const wallet = await startWallet()
    const site = await connect(wallet)
    const to = recipients[2].address
    const before = await chain.client.getBalance({ address: to })
    const transaction = { from: wallet.address(), to, value: '0xde0b6b3a7640000' }
    const hash = await site.request<Hex>({ method: 'eth_sendTransaction', params: [transaction] })
    const receipt = await chain.client.waitForTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(await chain.client.getBalance({ address: to })).toBe(before + parseEther('1'))
  })

  it('passes on the refusal of a pairing and of a signature, then goes on as before', async () => {
    const wallet = await startWallet()
    wallet.rejectNext('wc_sessionPropose')
    await expect(connect(wallet)).rejects.toMatchObject({ message: expect.stringMatching(/user rejected/i) })

    const site = await connect(wallet)
    wallet.rejectNext('personal_sign')
    const request = { method: 'personal_sign', params: ['0x00', wallet.address()] }
    await expect(site.request(request)).rejects.toMatchObject({ code: 4001 })
    expect(await site.request(request)).toMatch(/^0x/)
  })

  it('keeps the session when the site and the wallet start again from what they stored', async () => {
    const storages = { site: createMemoryStorage(), wallet: createMemoryStorage() }
    const first = await startWallet(storages.wallet)
    const site = await connect(first, storages.site)
    await site.signer.client.core.relayer.transportClose()
    await first.close()

    const restarted = await startSite(storages.site)
    const wallet = await startWallet(storages.wallet)
    expect(restarted.session?.topic).toBe(site.session?.topic)
    const request = { method: 'personal_sign', params: ['0x01', wallet.address()] }
    const signature = await restarted.request<Hex>(request)
    expect(await verifyMessage({ address: wallet.address(), message: { raw: '0x01' }, signature })).toBe(true)
  })

  it('tells the site of another account and of the end of the session', async () => {
    const wallet = await startWallet()
    const site = await connect(wallet)
    const changed = new Promise<string[]>((resolve) => site.on('accountsChanged', resolve))
    await wallet.switchAccount(1)
    expect(await changed).toEqual([wallet.accounts[1]])

    const ended = new Promise((resolve) => site.on('disconnect', resolve))
    await wallet.disconnect()
    await ended
    expect(site.session).toBeUndefined()
  })
})
