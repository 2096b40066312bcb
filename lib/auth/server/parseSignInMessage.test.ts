import { fc, it } from '@fast-check/vitest'
import { type Address, getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect } from 'vitest'
import { createSignInMessage, signInLifetime, signInStatement } from '@/lib/auth/signInMessage'
import { parseSignInMessage } from './parseSignInMessage'

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const addresses = hex(40).map((digits): Address => getAddress(`0x${digits}`))
const origins = fc.oneof(
  fc.webUrl().map((url) => new URL(url).origin),
  fc.constant('http://localhost:3000'),
)
const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const fields = fc.record({
  origin: origins,
  address: addresses,
  chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  nonce: hex(76),
  issuedAt: times,
})
const fixed = {
  origin: 'https://countersign.example',
  address: getAddress('0x52908400098527886e0f7030069857d2e4169ee7'),
  chainId: 1,
  nonce: 'abcdefgh',
  issuedAt: new Date('2026-01-02T03:04:05.678Z'),
}
const whole = {
  domain: 'countersign.example',
  address: fixed.address,
  uri: fixed.origin,
  version: '1',
  chainId: 1,
  nonce: fixed.nonce,
} as const

describe('a sign-in message', () => {
  it('reads as in EIP-4361', () => {
    expect(createSignInMessage(fixed)).toBe(
      [
        'countersign.example wants you to sign in with your Ethereum account:',
        '0x52908400098527886E0F7030069857D2E4169EE7',
        '',
        signInStatement,
        '',
        'URI: https://countersign.example',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: abcdefgh',
        'Issued At: 2026-01-02T03:04:05.678Z',
        'Expiration Time: 2026-01-02T03:14:05.678Z',
      ].join('\n'),
    )
  })

  it.prop([fields])('made in the browser says the same to the server', ({ origin, ...rest }) => {
    const { address, chainId, nonce, issuedAt } = rest
    expect(parseSignInMessage(createSignInMessage({ origin, ...rest }))).toEqual({
      ...{
        scheme: undefined,
        domain: new URL(origin).host,
        uri: origin,
        statement: signInStatement,
        notBefore: undefined,
      },
      ...{ address, chainId, nonce, issuedAt, expirationTime: new Date(issuedAt.getTime() + signInLifetime) },
    })
  })

  it('with every optional field is read too', () => {
    const optional = { scheme: 'https', notBefore: fixed.issuedAt, requestId: 'a', resources: ['https://a.example/b'] }
    const message = createSiweMessage({ ...whole, ...optional, issuedAt: fixed.issuedAt })
    expect(parseSignInMessage(message)).toMatchObject({
      scheme: 'https',
      notBefore: fixed.issuedAt,
      statement: undefined,
    })
  })

  it.prop([fields, fc.string()])('is refused with anything behind it', (good, tail) => {
    fc.pre(tail !== '')
    expect(() => parseSignInMessage(`${createSignInMessage(good)}${tail}`)).toThrow()
  })

  it.prop([fc.nat(10_000), fc.string({ minLength: 1, maxLength: 1, unit: 'binary' })])(
    'with any one character changed is refused or says exactly what its text says',
    (position, character) => {
      const message = createSignInMessage(fixed)
      const index = position % message.length
      const changed = message.slice(0, index) + character + message.slice(index + 1)
      const read = tryParse(changed)
      if (!read) return
      const { domain, address, statement, uri, chainId, nonce } = read
      const lines = changed.split('\n')
      expect(lines).toHaveLength(11)
      expect(lines.slice(0, 4)).toEqual([
        `${domain} wants you to sign in with your Ethereum account:`,
        address,
        '',
        statement,
      ])
      expect(lines[5]).toBe(`URI: ${uri}`)
      expect(Number(lines[7]?.replace('Chain ID: ', ''))).toBe(chainId)
      expect(lines[8]).toBe(`Nonce: ${nonce}`)
    },
  )

  it.each([
    ['lower-case time letters, which only one parser takes', /T(?=03:04)/, 't'],
    ['a leap second, which is no date', ':05.678Z', ':60.678Z'],
    ['the thirtieth of February', '2026-01-02', '2026-02-30'],
    ['a chain id that is no number', 'Chain ID: 1', 'Chain ID: 0x1'],
    ['a nonce too short', 'abcdefgh', 'abcdefg'],
    ['another version', 'Version: 1', 'Version: 2'],
    ['a lower-case address', fixed.address, fixed.address.toLowerCase()],
    ['a statement over two lines', signInStatement, 'One\nTwo'],
    ['fields hidden in the statement', signInStatement, 'URI: https://evil.example\nVersion: 1'],
    ['a line break of another system', '\nNonce', '\r\nNonce'],
    ['a URI that is none', 'URI: https://countersign.example', 'URI: nowhere'],
    ['its fields in another order', /(Version: 1)\n(Chain ID: 1)/, '$2\n$1'],
  ])('is refused with %s', (_, search, replacement) => {
    const message = createSignInMessage(fixed).replace(search, replacement)
    expect(message).not.toBe(createSignInMessage(fixed))
    expect(() => parseSignInMessage(message)).toThrow(expect.objectContaining({ reason: 'malformed_message' }))
  })
})

function tryParse(message: string) {
  try {
    return parseSignInMessage(message)
  } catch {
    return undefined
  }
}
