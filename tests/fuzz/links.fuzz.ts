import fc from 'fast-check'
import { type Address, getAddress, isAddress } from 'viem'
import { expect } from 'vitest'
import { AppError } from '@/lib/errors'
import {
  formatTransactionFile,
  InvalidTransactionFileError,
  type TransactionFile,
} from '@/lib/safe/file/transactionFile'
import { formatTransactionLink, parseTransactionLink } from '@/lib/safe/file/transactionLink'
import { parsePastedSafe } from '@/lib/safe-view/safeFromLink'
import { anyAddress, anyBytes, anyChainId, anyHex, anyTransaction } from '@/tests/safe/arbitraries'
import { anySeed, respell } from '@/tests/safe/spellings'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

const ordinary = { noNullPrototype: true }
const anySignature = fc.record({ signer: anyAddress, signature: anyHex(100) }, ordinary)
const anyFile: fc.Arbitrary<TransactionFile> = fc.record(
  {
    ...{ chainId: anyChainId, safe: anyAddress, transaction: anyTransaction, safeTxHash: anyBytes(32) },
    signatures: fc.array(anySignature, { maxLength: 2 }),
  },
  ordinary,
)
const anyChange = fc.record({ at: fc.nat(10_000), text: fc.string({ maxLength: 2 }), length: fc.nat(3) })
const replace = (text: string, { at, text: by, length }: { at: number; text: string; length: number }) => {
  const place = at % (text.length + 1)
  return text.slice(0, place) + by + text.slice(place + length)
}
const asLink = (json: string) => `#tx=${Buffer.from(json, 'latin1').toString('base64url')}`

function read(link: string) {
  try {
    return parseTransactionLink(link)
  } catch (error) {
    if (!(error instanceof InvalidTransactionFileError)) throw error
    return undefined
  }
}

fuzz('transaction links', fc.tuple(anyFile, anySeed, anyChange, fc.boolean()), ([file, seed, change, isInside]) => {
  const link = formatTransactionLink('tx', file)
  expectSame(read(link), { purpose: 'tx', file })
  const json = formatTransactionFile(file, 0)
  expectSame(read(asLink(JSON.stringify(respell(JSON.parse(json), seed)))), { purpose: 'tx', file })
  const found = read(isInside ? asLink(replace(json, change)) : replace(link, change))
  // Whatever is still read is whole: written again it is the same, and no field went missing on the way.
  if (found) expectSame(read(formatTransactionLink(found.purpose, found.file)), found)
})

const prefixes = ['eth:', 'ETH:', 'Eth:', 'dev:', '']
const chains = [1, 1, 1, 31337, 1]
const forms = [
  (safe: string) => `https://app.safe.global/home?safe=${safe}`,
  (safe: string) => `HTTPS://x.example:8443/a/b?one&safe=${safe}&id=multisig_0x${'1'.repeat(40)}_0x12#end`,
  (safe: string) => `  /transactions/tx?id=abc&SAFE=${encodeURIComponent(safe)}&foo \n`,
  (safe: string) => `https://old.example/app/${safe}/balances`,
  (safe: string) => `https://other.example/?to=${encodeURIComponent(`https://a.example/home?safe=${safe}`)}`,
  (safe: string) => safe,
]
const spellings = [
  (safe: Address) => safe,
  (safe: Address) => safe.toLowerCase(),
  (safe: Address) => safe.toUpperCase(),
  (safe: Address) => `0x${safe.slice(2).toUpperCase()}`,
]

function open(text: string) {
  try {
    return parsePastedSafe(text, 1)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return undefined
  }
}

const anyLink = fc.record({
  ...{ safe: anyAddress, prefix: fc.nat(4), change: anyChange },
  ...{ form: fc.constantFrom(...forms), spell: fc.constantFrom(...spellings) },
})

fuzz('pasted links', anyLink, ({ safe, prefix, form, spell, change }) => {
  const link = form(`${prefixes[prefix]}${spell(safe)}`)
  expectSame(open(link), { chainId: chains[prefix], address: safe })
  const changed = replace(link, change)
  const found = open(changed)
  if (!found) return
  // What is opened stands in the text, whole, and in a letter case that its checksum allows.
  const written = (decode(changed).match(/0x[0-9a-f]{40}/gi) ?? []).filter(
    (text) => getAddress(`0x${text.slice(2).toLowerCase()}`) === found.address,
  )
  const isUnchecked = (text: string) => /^[^a-f]*$|^[^A-F]*$/.test(text.slice(2))
  expect(written.some((text) => isUnchecked(text) || isAddress(`0x${text.slice(2)}`))).toBe(true)
  expect([1, 31337]).toContain(found.chainId)
})

function decode(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text))
  } catch {
    return text
  }
}
