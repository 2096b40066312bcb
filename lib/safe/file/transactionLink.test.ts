import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { anyAddress, anyBytes, anyChainId, anyHex, anyTransaction } from '@/tests/safe/arbitraries'
import {
  formatTransactionFile,
  InvalidTransactionFileError,
  joinTransactionFiles,
  parseTransactionFile,
  type TransactionFile,
} from './transactionFile'
import { formatTransactionLink, parseTransactionLink } from './transactionLink'

const anySignature = fc.record({ signer: anyAddress, signature: anyHex() })
const anyFile: fc.Arbitrary<TransactionFile> = fc.record({
  chainId: anyChainId,
  safe: anyAddress,
  transaction: anyTransaction,
  safeTxHash: anyBytes(32),
  signatures: fc.array(anySignature, { maxLength: 3 }),
})
const [file] = fc.sample(anyFile, 1)
if (!file) throw new Error('no sample')
const { transaction } = file
const withData = (data: Hex): TransactionFile => ({ ...file, transaction: { ...transaction, data } })
const linkOf = (text: string) => `#tx=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`

describe('a link', () => {
  test('gives back every digit and signature, in characters that no messenger changes', () => {
    fc.assert(
      fc.property(anyFile, fc.constantFrom('tx', 'approve'), (file, purpose) => {
        const link = formatTransactionLink(purpose, file)
        expect(link).toMatch(/^#(tx|approve)=[\w-]+$/)
        expect(parseTransactionLink(link)).toEqual({ purpose, file })
      }),
    )
  })

  test('is refused with a sentence when it would be too long, in both directions', () => {
    const long = withData(`0x${'ab'.repeat(10_000)}`)
    expect(() => formatTransactionLink('tx', long)).toThrow(
      /^Too long for a link \(\d\d,\d{3} characters, at most 16,000/,
    )
    expect(() => parseTransactionLink(linkOf(formatTransactionFile(long)))).toThrow('too long')
  })

  test.each(['', '#', '#tx', '#other=abc', '?tx=abc'])('without a transaction is none: %s', (fragment) => {
    expect(parseTransactionLink(fragment)).toBeUndefined()
  })

  test('that is damaged or hostile throws nothing but InvalidTransactionFileError', () => {
    const whole = formatTransactionLink('tx', file)
    const texts = fc.oneof(
      fc.string().map((text) => `#tx=${text}`),
      fc.nat(whole.length - 6).map((end) => whole.slice(0, end + 5)),
      fc.json().map((text) => linkOf([...text].filter((character) => character < '\u0080').join(''))),
      fc.constantFrom('#tx=', '#tx=%00', '#tx=A', '#tx=abcd\n', linkOf(`${'['.repeat(10_000)}`)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => parseTransactionLink(text)).toThrow(InvalidTransactionFileError)
      }),
    )
  })
})

describe('joinTransactionFiles', () => {
  const [a, b] = fc.sample(fc.uniqueArray(anyBytes(20), { minLength: 2, maxLength: 2 }), 1)[0] ?? []
  if (!a || !b) throw new Error('no sample')
  const signed = (...signatures: TransactionFile['signatures']) => ({ ...file, signatures })

  test('holds each owner’s signature once, the newer one’s', () => {
    const older = signed({ signer: a, signature: '0x01' }, { signer: b, signature: '0x02' })
    const joined = joinTransactionFiles(signed({ signer: b, signature: '0x03' }), older)
    expect(joined).toEqual(signed({ signer: a, signature: '0x01' }, { signer: b, signature: '0x03' }))
  })

  test('joins nothing to another transaction, whatever hash it gives', () => {
    const changes: Partial<TransactionFile>[] = [
      { chainId: file.chainId + 1 },
      { safe: a },
      { transaction: { ...transaction, nonce: transaction.nonce + 1n } },
      { transaction: { ...transaction, data: `${transaction.data}00` } },
    ]
    for (const change of changes) expect(joinTransactionFiles({ ...file, ...change }, file)).toBeUndefined()
  })
})

test('a file with more signatures than any Safe has owners is refused before they are checked', () => {
  const signature = { signer: transaction.to, signature: '0x00' as const }
  const text = formatTransactionFile({ ...file, signatures: Array.from({ length: 201 }, () => signature) })
  expect(() => parseTransactionFile(text)).toThrow('too many signatures')
})
