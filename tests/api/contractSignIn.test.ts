import { createServer } from 'node:http'
import { encodeFunctionData, type Hex, hashMessage, parseAbi, type Chain as ViemChain } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { deployContracts } from '@/devnet/contracts'
import { safeContracts, safeVersions } from '@/devnet/safeContracts'
import { signSafeMessage, signUndeployedSafeMessage } from '@/devnet/safeMessages'
import { createSafe, predictSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import { type AuthServer, startAuthServer, startAuthServerWith } from './authServer'
import { type Browser, openBrowser, prepareSignIn } from './browser'

const [first, second, third] = owners
const outsider = recipients[0]
const shared = { owners: owners.map(({ address }) => address), threshold: 2 }
const signMessageAbi = parseAbi(['function signMessage(bytes data)'])
const refused = { status: 401, body: { error: 'invalid_signature' }, cookies: [] }
const unreachable = { status: 503, body: { error: 'chain_unreachable' }, cookies: [] }

let chain: Chain
let otherChain: Chain
let server: AuthServer

beforeAll(async () => {
  const both = await Promise.all([startChain(), startChain({ chainId: 100 })])
  chain = both[0]
  otherChain = both[1]
  await Promise.all(both.map(deployContracts))
  server = await startAuthServer(both.map(describeChain))
})
afterAll(async () => {
  await server.stop()
  await Promise.all([chain.stop(), otherChain.stop()])
})

function describeChain({ url, chainId }: Chain): ViemChain {
  return createChainClient(url, chainId).chain
}

async function prepareMessage(browser: Browser, { address }: Safe, { chainId } = chain) {
  return createSignInMessage({ origin: browser.siteOrigin, address, chainId, nonce: await browser.fetchNonce() })
}

describe.each(safeVersions)('a 2-of-3 Safe of version %s', (version) => {
  it('signs in by its contract (ERC-1271) once enough owners signed', async () => {
    const safe = await createSafe(chain, { ...shared, version })
    const browser = openBrowser(server)
    const tooFew = await prepareMessage(browser, safe)
    expect(await browser.verify(tooFew, await signSafeMessage(chain, safe, tooFew, [first]))).toMatchObject(refused)
    const message = await prepareMessage(browser, safe)
    const answer = await browser.verify(message, await signSafeMessage(chain, safe, message, [first, third]))
    expect(answer).toMatchObject({ status: 200, body: { session: { address: safe.address, chainId: 31337 } } })
    expect(await browser.fetchSession()).toMatchObject({ address: safe.address })
  })

  it('signs in before it is deployed (ERC-6492), which deploys nothing', async () => {
    const safe = predictSafe({ ...shared, version, saltNonce: 77n })
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, safe)
    const signature = await signUndeployedSafeMessage(chain, safe, message, [second, third])
    const answer = await browser.verify(message, signature)
    expect(answer).toMatchObject({ status: 200, body: { session: { address: safe.address, chainId: 31337 } } })
    expect(await chain.client.getCode({ address: safe.address })).toBeUndefined()
  })
})

describe("a Safe's signature that is refused", () => {
  let safe: Safe
  beforeAll(async () => {
    safe = await createSafe(chain, { ...shared, version: '1.4.1', saltNonce: 1n })
    await createSafe(otherChain, { ...shared, version: '1.4.1', saltNonce: 1n })
  })

  it('made for the same Safe on another chain', async () => {
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, safe, otherChain)
    expect(await browser.verify(message, await signSafeMessage(chain, safe, message, [first, second]))).toMatchObject(
      refused,
    )
    const again = await prepareMessage(browser, safe, otherChain)
    const signature = await signSafeMessage(otherChain, safe, again, [first, second])
    expect(await browser.verify(again, signature)).toMatchObject({ status: 200, body: { session: { chainId: 100 } } })
  })

  it("for a message whose chain is not the Safe's, though the signature is right where it stands", async () => {
    const home = await createSafe(chain, { ...shared, version: '1.4.1', saltNonce: 2n })
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, home, otherChain)
    expect(await browser.verify(message, await signSafeMessage(chain, home, message, [first, second]))).toMatchObject(
      refused,
    )
  })

  it('of a message altered afterwards', async () => {
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, safe)
    const signature = await signSafeMessage(chain, safe, message, [first, second])
    const { statement, domain, address, uri, nonce, chainId } = parseSiweMessage(message)
    if (!domain || !address || !uri || !nonce || !chainId) throw new Error('The message lacks a field')
    const times = { issuedAt: new Date(), expirationTime: new Date(Date.now() + 60_000) }
    const altered = createSiweMessage({ statement, domain, address, uri, nonce, chainId, version: '1', ...times })
    expect(await browser.verify(altered, signature)).toMatchObject(refused)
  })

  it('by an outsider beside an owner', async () => {
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, safe)
    expect(await browser.verify(message, await signSafeMessage(chain, safe, message, [first, outsider]))).toMatchObject(
      refused,
    )
  })

  it('by an owner with their own key alone', async () => {
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, safe)
    expect(await browser.verify(message, await first.signMessage({ message }))).toMatchObject(refused)
  })

  it('wrapped in the creation of another Safe (ERC-6492)', async () => {
    const claimed = predictSafe({ ...shared, version: '1.4.1', saltNonce: 88n })
    const own = predictSafe({ version: '1.4.1', owners: [outsider.address], threshold: 1 })
    const browser = openBrowser(server)
    const message = await prepareMessage(browser, claimed)
    const signature = await signUndeployedSafeMessage(chain, { ...own, address: claimed.address }, message, [outsider])
    expect(await browser.verify(message, signature)).toMatchObject(refused)
  })

  it('0x, unless the Safe has approved the message on chain', async () => {
    const browser = openBrowser(server)
    const unsigned = await prepareMessage(browser, safe)
    expect(await browser.verify(unsigned, '0x')).toMatchObject(refused)
    const message = await prepareMessage(browser, safe)
    await approveOnChain(safe, hashMessage(message))
    expect(await browser.verify(message, '0x')).toMatchObject({
      status: 200,
      body: { session: { address: safe.address } },
    })
  })
})

async function approveOnChain(safe: Safe, messageHash: Hex) {
  const data = encodeFunctionData({ abi: signMessageAbi, functionName: 'signMessage', args: [messageHash] })
  const to = safeContracts(safe.version).signMessageLib
  await executeSafeTransaction(chain, safe, { to, data, operation: 1 }, [first, second])
}

describe('when the chain cannot be asked', () => {
  let logged: MockInstance<typeof console.error>
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => logged.mockRestore())

  async function signInAt(url: string, kind: 'key' | 'Safe') {
    const chains = [createChainClient(url, chain.chainId).chain]
    const lone = await startAuthServerWith({ chains })
    try {
      const browser = openBrowser(lone)
      if (kind === 'key') {
        const { message, signature } = await prepareSignIn(browser, first, chain.chainId)
        return await browser.verify(message, signature)
      }
      const safe = predictSafe({ ...shared, version: '1.4.1' })
      const message = await prepareMessage(browser, safe)
      return await browser.verify(message, await signSafeMessage(chain, safe, message, [first, second]))
    } finally {
      await lone.stop()
    }
  }

  it("a Safe's signature is refused as undecided", async () => {
    expect(await signInAt(await findDeadUrl(), 'Safe')).toMatchObject(unreachable)
  })

  it("the log says why, without the node's address, which may hold a key", async () => {
    await signInAt(await findDeadUrl(), 'Safe')
    expect(String(logged.mock.calls[0])).toBe('Chain 31337 could not be asked about the signature. (fetch failed)')
  })

  it('a key still signs in', async () => {
    expect(await signInAt(await findDeadUrl(), 'key')).toMatchObject({ status: 200 })
  })

  it('because the node is that of another chain, the signature is refused as undecided', async () => {
    expect(await signInAt(otherChain.url, 'Safe')).toMatchObject(unreachable)
  })

  it('because the node has had enough requests, the signature is refused as undecided', async () => {
    const node = await startRefusingNode()
    expect(await signInAt(node.url, 'Safe')).toMatchObject(unreachable)
    node.close()
  })
})

/** An address at which nothing listens any more. */
async function findDeadUrl() {
  const node = await startRefusingNode()
  node.close()
  return node.url
}

/** A node that names its chain and refuses all else, as a public one does beyond its limit. */
async function startRefusingNode() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method } = JSON.parse(Buffer.concat(chunks).toString())
    const answer =
      method === 'eth_chainId' ? { result: '0x7a69' } : { error: { code: -32005, message: 'Limit exceeded' } }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
