import {
  concat,
  type Hex,
  hashMessage,
  hexToBigInt,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from '@/devnet/chain'
import { type AuthServer, startAuthServerOnChain } from './authServer'
import { openBrowser, prepareSignIn } from './browser'

const account = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
let chain: Chain
let server: AuthServer
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ chain, server, stop } = await startAuthServerOnChain())
})
afterAll(() => stop())

describe('a signature that is refused', () => {
  it.each([
    ...['by another key', 'of an altered message', '0x', 'all zeros', 'cut short', 'with bytes behind it'],
    ...['with the other s, which no wallet makes', 'compact (EIP-2098)', 'without v'],
    ...['with a v of a chain', 'a message signed as bytes of its hash'],
  ])('%s', async (kind) => {
    const browser = openBrowser(server)
    const { message, signature } = await prepareSignIn(browser, account, chain.chainId)
    const altered = message.replace(account.address, stranger.address)
    const answer = {
      'by another key': async () => browser.verify(message, await stranger.signMessage({ message })),
      'of an altered message': () => browser.verify(altered, signature),
      '0x': () => browser.verify(message, '0x'),
      'all zeros': () => browser.verify(message, `0x${'00'.repeat(65)}`),
      'cut short': () => browser.verify(message, signature.slice(0, -2)),
      'with bytes behind it': () => browser.verify(message, `${signature}00`),
      'with the other s, which no wallet makes': () => browser.verify(message, withOtherS(signature)),
      'compact (EIP-2098)': () =>
        browser.verify(message, serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))),
      'without v': () => browser.verify(message, signature.slice(0, -2)),
      'with a v of a chain': () => browser.verify(message, `${signature.slice(0, -2)}25`),
      'a message signed as bytes of its hash': async () =>
        browser.verify(message, await account.signMessage({ message: { raw: hashMessage(message) } })),
    }[kind]
    expect(await answer?.()).toMatchObject({ status: 401, body: { error: 'invalid_signature' }, cookies: [] })
    expect(await browser.fetchSession()).toBeNull()
  })
})

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const sOf = (signature: Hex) => hexToBigInt(slice(signature, 32, 64))

/** The second signature that anyone can make of the first, by the same key for the same text. */
function withOtherS(signature: Hex): Hex {
  const v = signature.endsWith('1b') ? '0x1c' : '0x1b'
  return concat([slice(signature, 0, 32), toHex(order - sOf(signature), { size: 32 }), v])
}
