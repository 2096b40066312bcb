import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { readSignIn } from './readSignIn'

const address = '0x000000000000000000000000000000000000bEEF'
const fields: SiweMessage = {
  ...{ address, chainId: 1, domain: 'app.example', uri: 'https://app.example/login' },
  ...{ nonce: 'abcdefgh12345678', version: '1' },
}

test('reads who asks, and finds nothing wrong with a sign-in of this Safe', () => {
  const context = { chainId: 1, address, originUrl: 'https://app.example/safe' } as const
  expect(readSignIn(createSiweMessage(fields), context)).toMatchObject({ domain: 'app.example', warnings: [] })
})

test.each([
  ['another account', { address: '0x000000000000000000000000000000000000dEaD' }, 'which is not this Safe'],
  ['another chain', { chainId: 5 }, 'It is for network 5'],
  ['another address than its domain', { uri: 'https://evil.example' }, 'It leads to evil.example'],
  ['another domain than the app’s', { domain: 'evil.example', uri: 'https://evil.example' }, 'The app that asks is at'],
  ['a time that is over', { expirationTime: new Date(0) }, 'It has expired'],
] as const)('warns of %s', (_, change, warning) => {
  const text = createSiweMessage({ ...fields, ...change })
  const context = { chainId: 1, address, originUrl: 'https://app.example' } as const
  expect(readSignIn(text, context)?.warnings.join(' ')).toContain(warning)
})

test.each(['xn--pp-7kc.example', 'login.xn--pp-7kc.example'])(
  'warns of a site that is named in letters of another alphabet: %s',
  (domain) => {
    const text = createSiweMessage(fields).replaceAll('app.example', domain)
    const { warnings } = readSignIn(text, { chainId: 1, address }) ?? {}
    expect(warnings?.join(' ')).toContain('letters of another alphabet')
  },
)

test.each([
  ['[2001:db8::7]:8443', 'https://[2001:db8::7]:8443'],
  ['under_score:3000', 'https://under_score:3000'],
  ['countersign', 'https://countersign/'],
])('reads a sign-in of any host, and what is wrong with it: %s', (domain, uri) => {
  const text = createSiweMessage(fields)
    .replace('app.example', domain)
    .replace(/URI: .*/, `URI: ${uri}`)
  expect(readSignIn(text, { chainId: 1, address })).toMatchObject({ domain, warnings: [] })
  const asking = { chainId: 1, address, originUrl: 'https://app.example' } as const
  expect(readSignIn(text, asking)?.warnings).toEqual([`The app that asks is at app.example, not at ${domain}.`])
})

test('names a site that hides behind a user', () => {
  const text = createSiweMessage(fields).replace('app.example', 'app.example@evil.example')
  expect(readSignIn(text, { chainId: 1, address })?.warnings).toEqual([
    'It leads to app.example, not to app.example@evil.example.',
  ])
})

test('takes no other text for a sign-in', () => {
  expect(readSignIn('app.example wants you to sign in', { chainId: 1, address })).toBeUndefined()
  expect(readSignIn('x'.repeat(100_000), { chainId: 1, address })).toBeUndefined()
})
