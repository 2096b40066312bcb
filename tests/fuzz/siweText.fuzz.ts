import fc from 'fast-check'
import { SiweMessage } from 'siwe'
import { getAddress } from 'viem'
import { anvil } from 'viem/chains'
import { expect } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { AuthConfig } from '@/lib/auth/server/authConfig'
import { mintNonce } from '@/lib/auth/server/nonces'
import { verifySignIn } from '@/lib/auth/server/verifySignIn'
import { signInStatement } from '@/lib/auth/signInMessage'
import { readSiweText } from '@/lib/auth/siweText'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

// Good sign-in texts with a few things changed. Whatever is read says exactly what its lines say, to siwe too; whatever
// passes every check of the text is for this site, this chain and this nonce.

const now = Date.parse('2026-01-02T03:04:05.678Z')
const secrets = ['a secret for tests only: 32 characters or more'] as const
const browserId = 'a browser'
const nonce = mintNonce({ secrets, browserId, now })
const [{ address }, other] = owners
const origins = ['http://countersign:3000', 'https://safe.example', 'http://[::1]:3000', 'http://under_score'] as const

function configOf(siteOrigin: string): AuthConfig {
  // Every nonce counts as used, so a text that passes is told apart by that answer, and no signature is looked at.
  const nonceStore = () => ({ consume: async () => false })
  return { siteOrigin, chains: [anvil], secrets, embedded: false, safeSignInLifetime: 3_600_000, nonceStore }
}
const configs = new Map(origins.map((origin) => [origin, configOf(origin)]))

const moment = (offset: number) => new Date(now + offset).toISOString()
/** Line by line, the optional ones in any number: what `writeSiweText` does, written once more. */
function linesOf(origin: string, optional: string[]): string[] {
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    ...[address, '', signInStatement, '', `URI: ${origin}`, 'Version: 1', `Chain ID: ${anvil.id}`, `Nonce: ${nonce}`],
    ...[`Issued At: ${moment(0)}`, `Expiration Time: ${moment(600_000)}`, ...optional],
  ]
}

const evil = [
  'evil.example',
  'https://evil.example',
  'user@',
  '//',
  ':',
  '.',
  '@',
  '0',
  '00',
  '0x',
  ' ',
  '  ',
  '\n',
  '\r',
]
const odd = [
  '\t',
  '\0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u0661',
  '\ud800',
  'ſ',
  'é',
  '+00:00',
  'Z',
  'z',
  '.000',
  '%40',
  '[',
  ']',
]
const labels = [
  'URI: ',
  'Version: 1',
  'Chain ID: 1',
  `Nonce: ${nonce}`,
  'Resources:',
  '- https://a.example/',
  'Request ID: a',
]
const piece = fc.oneof(
  fc.constantFrom(
    ...evil,
    ...odd,
    ...labels,
    other.address,
    address.toLowerCase(),
    moment(1),
    'blob:',
    'http://',
    'https://',
  ),
  fc.string({ maxLength: 3, unit: 'binary' }),
  fc.string({ maxLength: 8, unit: 'binary-ascii' }),
)
const optionalLines = fc.subarray([
  `Not Before: ${moment(-1_000)}`,
  'Request ID: a-1',
  'Resources:\n- https://a.example/b\n- urn:recap:e30',
])

type Edit = (text: string) => string
const lineEdit = (edit: (lines: string[], at: number) => string[]) =>
  fc.nat(12).map(
    (at): Edit =>
      (text) => {
        const lines = text.split('\n')
        return edit(lines, at % lines.length).join('\n')
      },
  )
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(800), fc.nat(3), piece).map(
    ([at, cut, put]): Edit =>
      (text) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + cut),
  ),
  fc.tuple(fc.nat(12), piece).map(
    ([at, put]): Edit =>
      (text) => {
        // Within the value of a line, where the checks are.
        const lines = text.split('\n')
        const line = lines[at % lines.length] ?? ''
        lines[at % lines.length] = line.replace(/^(\w+(?: \w+)?: )?.*/, (_, label = '') => label + put)
        return lines.join('\n')
      },
  ),
  lineEdit((lines, at) => lines.toSpliced(at, 1)),
  lineEdit((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  lineEdit((lines, at) => [...lines.slice(0, at), ...lines.slice(at).toReversed()]),
  fc.constant((text: string) => text.replaceAll('\n', '\r\n')),
  fc.constant((text: string) => text.replace(/^/, 'http://')),
  fc.option(piece, { nil: '' }).map(
    (put): Edit =>
      (text) =>
        text.replace(/URI: [^\n]*/, (line) => `${line}${put}/a?b=c#d`),
  ),
  fc.constant((text: string) => text.replace('http', 'blob:http')),
  fc.constant((text: string) => text.replace('://', '://a@')),
  fc.constant((text: string) => `${text}\n${text}`),
)

fuzz(
  'sign-in texts',
  fc.record({
    origin: fc.constantFrom(...origins),
    optional: optionalLines,
    changes: fc.array(edits, { minLength: 1, maxLength: 3 }),
  }),
  async ({ origin, optional, changes }) => {
    const good = linesOf(origin, optional).join('\n')
    const text = changes.reduce((edited, edit) => edit(edited), good)
    const said = await outcome(origin, text)
    if (said !== 'malformed_message') checkReading(text)
    if (said === 'nonce_used') checkPassed(origin, text)
    else expectSame(text === good, false)
  },
)

async function outcome(origin: (typeof origins)[number], message: string): Promise<unknown> {
  const config = configs.get(origin) ?? configOf(origin)
  return verifySignIn(config, { message, signature: '0x', browserId, now }).catch(({ reason }) => reason)
}

/** Written again from what was read, it is the same text; siwe, which is slow, reads the same from some of them. */
function checkReading(text: string): void {
  const read = readSiweText(text)
  if (!read) throw new Error('The server takes what nobody can read')
  const lines = [
    `${read.scheme ? `${read.scheme}://` : ''}${read.domain} wants you to sign in with your Ethereum account:`,
    ...(read.statement ? [read.address, '', read.statement, ''] : [read.address, '', '']),
    ...[`URI: ${read.uri}`, 'Version: 1', `Chain ID: ${BigInt(read.chainId)}`, `Nonce: ${read.nonce}`],
    `Issued At: ${new Date(read.issuedAt).toISOString()}`,
    ...(read.expirationTime ? [`Expiration Time: ${new Date(read.expirationTime).toISOString()}`] : []),
    ...(read.notBefore ? [`Not Before: ${new Date(read.notBefore).toISOString()}`] : []),
    ...(read.requestId ? [`Request ID: ${read.requestId}`] : []),
    ...(read.resources ? ['Resources:', ...read.resources.map((uri) => `- ${uri}`)] : []),
  ]
  expectSame(lines.join('\n'), text)
  expectSame(getAddress(read.address), read.address)
  if (text.length % 8 === 0) expect(new SiweMessage(text)).toMatchObject(read)
}

/** By the text alone, without any parser. */
function checkPassed(origin: string, text: string): void {
  const { host, protocol } = new URL(origin)
  const lines = text.split('\n')
  const first = `${host} wants you to sign in with your Ethereum account:`
  expectSame([first, `${protocol}//${first}`].includes(lines[0] ?? ''), true)
  expectSame(lines[3], signInStatement)
  expectSame(lines[5]?.replace(/^(URI: [^/]*\/\/[^/]*).*$/, '$1'), `URI: ${origin}`)
  expectSame(lines.slice(6, 9), ['Version: 1', `Chain ID: ${anvil.id}`, `Nonce: ${nonce}`])
  expectSame(text.match(/^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time): /gm)?.length, 6)
}
