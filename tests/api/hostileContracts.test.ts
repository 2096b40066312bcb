import { createServer } from 'node:http'
import {
  type Address,
  concat,
  createPublicClient,
  getContractAddress,
  type Hex,
  http,
  numberToHex,
  padHex,
  serializeErc6492Signature,
  size,
  slice,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { owners } from '@/devnet/accounts'
import { type Chain, createChainClient, startChain } from '@/devnet/chain'
import { createSignInMessage } from '@/lib/auth/signInMessage'
import { checkContractSignature } from '@/lib/safe/signature/contractSignature'
import { type AuthServer, startAuthServerWith } from './authServer'
import { openBrowser } from './browser'

const [owner] = owners
const magic: Hex = '0x1626ba7e'
const refused = { status: 401, body: { error: 'invalid_signature' }, cookies: [] }
const unreachable = { status: 503, body: { error: 'chain_unreachable' }, cookies: [] }

let chain: Chain
let server: AuthServer
beforeAll(async () => {
  chain = await startChain()
  server = await startAuthServerWith({ chains: [createChainClient(chain.url, chain.chainId).chain] })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

type Attempt = { address: Address; signature?: Hex; isSafe?: boolean; at?: AuthServer }

/** Signs in as the address with a nonce of the usual kind, or of the kind that is for Safes. */
async function signIn({ address, signature = '0x', isSafe = false, at = server }: Attempt) {
  const browser = openBrowser(at)
  const query = isSafe ? `?chainId=${chain.chainId}&address=${address}` : ''
  const nonce = String((await browser.send(`/api/auth/nonce${query}`)).body.nonce)
  const message = createSignInMessage({ origin: browser.siteOrigin, address, chainId: chain.chainId, nonce })
  return browser.verify(message, signature)
}

/** As a page asks: once. */
const pageClient = () => createPublicClient({ transport: http(chain.url, { retryCount: 0 }) })

/** PUSH32 each word, MSTORE, then RETURN of so many bytes. */
function answering(words: Hex[], length: number): Hex {
  const stores = words.map((word, index) =>
    concat(['0x7f', word, '0x60', numberToHex(index * 32, { size: 1 }), '0x52']),
  )
  return concat([...stores, '0x60', numberToHex(length, { size: 1 }), '0x5ff3'])
}

const word = (value: Hex, dir: 'left' | 'right' = 'right') => padHex(value, { size: 32, dir })
const anySignature: Hex = `0x${'11'.repeat(65)}`
let nextAddress = 0xabcdef0000n
async function deploy(code: Hex): Promise<Address> {
  nextAddress += 1n
  const address = numberToHex(nextAddress, { size: 20 })
  await chain.client.setCode({ address, bytecode: code })
  return address
}

describe('a contract that answers with the magic value and nothing else', () => {
  const good = answering([word(magic)], 32)

  it('signs in, and as a Safe too', async () => {
    const address = await deploy(good)
    expect(await signIn({ address, signature: anySignature })).toMatchObject({ status: 200 })
    expect(await signIn({ address, isSafe: true })).toMatchObject({ status: 200, body: { session: { isSafe: true } } })
  })

  it('signs in when it knows the older form alone', async () => {
    const address = await deploy(answering([word('0x20c13b0b')], 32))
    expect(await signIn({ address, signature: anySignature })).toMatchObject({ status: 200 })
  })

  it('lends its code to a key, which signs in as itself but not as a Safe', async () => {
    const address = await deploy(concat(['0xef0100', await deploy(good)]))
    expect(await signIn({ address, signature: anySignature })).toMatchObject({ status: 200 })
    expect(await signIn({ address, signature: anySignature, isSafe: true })).toMatchObject(refused)
  })
})

describe('an answer that only looks like the magic value', () => {
  it.each<[string, Hex]>([
    ['an echo of the call', '0x365f5f37365ff3'],
    ['the four bytes alone', answering([word(magic)], 4)],
    ['31 bytes of the word', answering([word(magic)], 31)],
    ['bytes behind the word', answering([word(magic), word('0x')], 64)],
    ['bytes within the word', answering([word('0x1626ba7eff')], 32)],
    ['a bit at the end of the word', answering([concat([magic, numberToHex(1, { size: 28 })])], 32)],
    ['the value at the right', answering([word(magic, 'left')], 32)],
    ['true', answering([word('0x01', 'left')], 32)],
    ['ERC-1271’s refusal', answering([word('0xffffffff')], 32)],
    ['nothing', '0x5f5ff3'],
    ['a revert', '0x5f5ffd'],
    ['the magic value in a revert', concat([slice(answering([word(magic)], 32), 0, -1), '0xfd'])],
    ['an invalid instruction', '0xfe'],
    ['a loop without an end', '0x5b5f56'],
    ['a jump to nowhere', '0x5f56'],
    ['an empty stack', '0x50'],
    ['1 MiB', '0x621000005ff3'],
    ['a revert with 1 MiB', '0x621000005ffd'],
    ['10 MiB', '0x62a000005ff3'],
  ])('is refused: %s', async (_, code) => {
    const address = await deploy(code)
    expect(await signIn({ address, signature: anySignature })).toMatchObject(refused)
    const input = {
      owner: address,
      hash: word('0x12'),
      preimage: concat([word('0x34'), '0x56']),
      signature: anySignature,
    }
    expect(await checkContractSignature(pageClient(), input)).toMatchObject({ status: 'invalid' })
  })
})

describe('an address without code', () => {
  const precompiled = [...Array.from({ length: 0x11 }, (_, index) => index + 1), 0x64, 0x100, 0x800, 0xffff]

  it.each([zeroAddress, ...precompiled.map((number) => numberToHex(number, { size: 20 }))])(
    'is nobody, whatever answers there: %s',
    async (address) => {
      const wrapped = serializeErc6492Signature({
        address: numberToHex(4, { size: 20 }),
        data: '0x12',
        signature: '0x',
      })
      for (const signature of ['0x', anySignature, wrapped] as const) {
        expect(await signIn({ address, signature })).toMatchObject(refused)
      }
      expect(await signIn({ address, isSafe: true })).toMatchObject(refused)
    },
  )

  it.each<[string, (good: Address) => Address]>([
    ['a factory that deploys elsewhere or nothing', (good) => good],
    ['a precompiled factory', () => numberToHex(4, { size: 20 })],
    ['no factory', () => owner.address],
  ])('does not sign by %s (ERC-6492)', async (_, factory) => {
    const good = await deploy(answering([word(magic)], 32))
    const signature = serializeErc6492Signature({ address: factory(good), data: '0x12', signature: anySignature })
    expect(await signIn({ address: `0x${'cd'.repeat(20)}`, signature })).toMatchObject(refused)
  })

  it.each<[string, Hex, number]>([
    ['accepts', answering([word(magic)], 32), 200],
    ['reverts with the magic value', concat([slice(answering([word(magic)], 32), 0, -1), '0xfd']), 401],
    ['answers what cannot be code', answering([word('0xef')], 32), 401],
    ['loops', '0x5b5f56', 401],
    ['echoes the call', '0x365f5f37365ff3', 401],
    ['adds bytes to the magic value', answering([word(magic), word('0x')], 64), 401],
    ['answers 1 MiB', '0x621000005ff3', 401],
    ['is given no code by its factory', '0x', 401],
  ])('signs as its factory would deploy it (ERC-6492), and only if that code says so: %s', async (_, code, status) => {
    // Deploys its call data: CREATE2 without a salt.
    const factory = await deploy('0x365f5f375f365f5ff500')
    const length = numberToHex(size(code), { size: 1 })
    const bytecode = concat(['0x60', length, '0x600a5f3960', length, '0x5ff3', code])
    const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: word('0x'), bytecode })
    const signature = serializeErc6492Signature({ address: factory, data: bytecode, signature: anySignature })
    expect((await signIn({ address, signature })).status).toBe(status)
    expect(await chain.client.getCode({ address })).toBeUndefined()
    // Nor as another address, whatever the factory deploys.
    expect(await signIn({ address: `0x${'ce'.repeat(20)}`, signature })).toMatchObject(refused)
  })

  it('does not sign by a wrapper that is cut short', async () => {
    const signature: Hex = `0x${'64926492'.repeat(8)}`
    expect(size(signature)).toBe(32)
    expect(await signIn({ address: `0x${'cd'.repeat(20)}`, signature })).toMatchObject(refused)
  })
})

describe('a node that answers without end', () => {
  it.each([
    ['what a contract says', 'eth_call', refused],
    ['which chain it is', 'eth_chainId', unreachable],
    ['the code of an account', 'eth_getCode', unreachable],
  ])('is not read to its end when asked %s', async (_, method, expected) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const address = await deploy(answering([word(magic)], 32))
    const node = await startEndlessNode(method)
    const at = await startAuthServerWith({ chains: [createChainClient(node.url, chain.chainId).chain] })
    expect(await signIn({ address, at })).toMatchObject(expected)
    await vi.waitFor(() => expect(node.open()).toBe(0))
    expect(node.mostSent()).toBeLessThan(8_000_000)
    await at.stop()
    node.stop()
    logged.mockRestore()
  })
})

/** The chain's node behind one that never ends its answers to one method. */
async function startEndlessNode(endless: string) {
  let open = 0
  let most = 0
  const node = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (JSON.parse(body).method !== endless) {
      const answer = await fetch(chain.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      response.end(await answer.text())
      return
    }
    open += 1
    let sent = 0
    const more = () => {
      while (!response.destroyed && response.write('0'.repeat(65_536))) sent += 65_536
      most = Math.max(most, sent)
    }
    response.on('drain', more)
    response.on('close', () => {
      open -= 1
    })
    response.write('{"jsonrpc":"2.0","id":1,"result":"0x')
    more()
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const address = node.address()
  if (typeof address !== 'object' || !address) throw new Error('The node does not listen')
  const stop = () => {
    node.closeAllConnections()
    node.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, open: () => open, mostSent: () => most, stop }
}
