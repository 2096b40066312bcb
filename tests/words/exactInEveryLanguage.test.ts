import { build } from 'esbuild'
import { expect, it } from 'vitest'
import type { exportAddressBook } from '@/components/address-book/addressBookFile'
import type { exportHistory } from '@/components/transactions/history/historyFile'
import type { createSignInMessage } from '@/lib/auth/signInMessage'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import type { formatBuilderFile } from '@/lib/safe/file/builderFile'
import { pseudoLanguage } from '@/scripts/pseudoWords.mjs'
import { listLanguages } from './findLanguageFaults'

type Written = {
  exportHistory: typeof exportHistory
  exportAddressBook: typeof exportAddressBook
  createSignInMessage: typeof createSignInMessage
  formatBuilderFile: typeof formatBuilderFile
  language: string
}

const entry = `
  export { exportHistory } from '@/components/transactions/history/historyFile'
  export { exportAddressBook } from '@/components/address-book/addressBookFile'
  export { createSignInMessage } from '@/lib/auth/signInMessage'
  export { formatBuilderFile } from '@/lib/safe/file/builderFile'
  export { language } from '@/lib/format/language'
`

/** The code that writes files and what is signed, put together as a build in this language does it. */
async function load(language: string): Promise<Written> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    resolveExtensions: [`.${language}.tsx`, `.${language}.ts`, '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
  })
  const code = outputFiles[0]?.text ?? ''
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}

const safe = { chainId: 31337, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const party = (value: string) => ({ value, name: null, logoUri: null })

function historyOf(transferInfo: object, direction: string) {
  const txInfo = { type: 'Transfer', sender: party(safe.address), recipient: party(bob), direction, transferInfo }
  const common = { id: 'multisig_1', timestamp: Date.UTC(2026, 7, 21), txStatus: 'SUCCESS', txHash: null }
  return { type: 'TRANSACTION', conflictType: 'None', transaction: { ...common, txInfo } }
}

const results = [
  historyOf({ type: 'NATIVE_COIN', value: '1234567890123456789000000000000000001' }, 'OUTGOING'),
  historyOf({ type: 'ERC20', tokenAddress: bob, tokenSymbol: 'USDC', value: '1500001', decimals: null }, 'INCOMING'),
]

function writeAll(written: Written): string[] {
  return [
    written.exportHistory(transactionPage.parse({ next: null, previous: null, results }).results, safe),
    written.exportAddressBook([{ chainId: 1, address: bob, name: 'Bob' }]),
    written.formatBuilderFile({
      ...{ chainId: 1, safe: safe.address, name: 'Batch', createdAt: 0 },
      calls: [{ to: bob, value: 1_500n, data: '0x' }],
    }),
    written.createSignInMessage({
      origin: 'https://app.example',
      address: bob,
      chainId: 1,
      nonce: 'abcdefgh',
      issuedAt: new Date(0),
    }),
  ]
}

it('writes files and sign-in messages to the letter the same in every language', async () => {
  const english = writeAll(await load('en'))
  expect(english[0]).toContain('1234567890123456789.000000000000000001')
  expect(english[3]).toContain('Sign in to prove that this account is yours.')
  for (const language of listLanguages('.').filter((tag) => tag !== pseudoLanguage)) {
    const written = await load(language)
    expect(written.language).toBe(language)
    expect(writeAll(written)).toEqual(english)
  }
})
