import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { encodeErrorResult, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { formatTransactionLink } from '@/lib/safe/file/transactionLink'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { printable, printableJson } from './checkTx/printable'
import { readInput } from './checkTx/readInput'

const safe = '0x1111111111111111111111111111111111111111'
const account = { address: safe, chainId: 1, version: '1.1.1' } as const
const transaction = createTransaction({ to: '0x2222222222222222222222222222222222222222', value: 5n, data: '0x' }, 3n)
const { safeTxHash } = hashSafeTransaction(account, transaction)
const file: TransactionFile = { chainId: 1, safe, transaction, safeTxHash, signatures: [] }

// Each is a process of its own.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-tx-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

// tsx talks to itself over a path.
const guard = `const socket = require('node:net').Socket.prototype
const connect = socket.connect
socket.connect = function (...args) {
  if (!args.flat()[0]?.path) process.exit(9)
  return connect.apply(this, args)
}`

/** A process as somebody starts it; without a network any connection ends it with 9. */
async function checkTx(args: readonly string[], hasNetwork = false) {
  const imports = ['--import', 'tsx', ...(hasNetwork ? [] : ['--require', put('guard.cjs', guard)])]
  // Nothing of the surroundings counts as a setting.
  const env = { ...process.env, NEXT_PUBLIC_RPC_URLS: '1=http://127.0.0.1:9', COUNTERSIGN_PUBLIC: '' }
  const child = spawn(process.execPath, [...imports, resolve('scripts/checkTx.ts'), ...args], { env })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stdout, stderr }
}

const put = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

test('a file or a link is checked without any network, by the rules of the version that its hash is of', async () => {
  const path = put('good.json', formatTransactionFile(file))
  const link = `https://site.example/transactions/new?safe=eth:${safe}${formatTransactionLink('tx', file)}`
  const bad = put('bad.json', formatTransactionFile({ ...file, transaction: { ...transaction, value: 6n } }))
  const [good, changed] = await Promise.all([checkTx([path]), checkTx([bad, '--json'])])
  expect(good).toMatchObject({ code: 2, stderr: '' })
  expect(good.stdout).toMatch(/^\? Not verified\./)
  expect(good.stdout).toContain('the hashes are those of Safe 1.2.0.')
  expect(good.stdout).toContain(`0x ${safeTxHash.slice(2).match(/.{8}/g)?.slice(0, 4).join(' ')}`)
  expect(readInput(link)).toEqual(readInput(path))
  expect(changed).toMatchObject({ code: 1, stderr: '' })
  expect(JSON.parse(changed.stdout)).toMatchObject({ verdict: 'mismatch', exitCode: 1, transaction: { value: '6' } })
  // Asked for, it would go out.
  expect(await checkTx([path, '--rpc', 'http://127.0.0.1:8599'])).toMatchObject({ code: 9 })
})

test('what is no transaction ends with a sentence and 2, in JSON too, and moves no cursor', async () => {
  const [wild, inJson] = await Promise.all([checkTx(['--wrong\u001b[2J\u202e']), checkTx(['\u001b[2J', '--json'])])
  expect([wild.code, inJson.code]).toEqual([2, 2])
  expect(wild.stderr).toContain('Usage:')
  expect(JSON.parse(inJson.stdout)).toMatchObject({ verdict: 'unknown', exitCode: 2 })
  expect(wild.stderr + inJson.stdout).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
})

const ofSite = (query: string) => `https://site.example/transactions/tx?${query}`
test.each([
  ['a file that is not there', () => join(folder, 'none'), 'cannot be read'],
  [
    'a file of something else',
    () => put('else.json', formatTransactionFile(file).replace('safe-t', 't')),
    'no transaction',
  ],
  ['a file without end', () => put('long.json', ' '.repeat(2_000_001)), 'too large'],
  ['a damaged link', () => `https://site.example/#tx=%00`, 'damaged'],
  ['a link without a Safe', () => ofSite('id=0x12'), 'names no Safe'],
  ['a Safe without a network', () => ofSite(`safe=${safe}&id=0x12`), 'names no Safe'],
  ['a network that is not known', () => ofSite(`safe=nowhere:${safe}&id=0x12`), '“nowhere”'],
  ['a link without a transaction', () => ofSite(`safe=eth:${safe}`), 'names no transaction'],
])('refuses %s by a sentence', (_, given, said) => {
  expect(() => readInput(given())).toThrow(AppError)
  expect(() => readInput(given())).toThrow(said)
})

test('a contract cannot send it to another server', async () => {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    const body = Buffer.concat(await request.toArray()).toString()
    const answer = (call: { id: number; method: string; params: [{ to?: string }] }) => ({
      ...{ jsonrpc: '2.0', id: call.id },
      ...(call.method === 'eth_chainId' ? { result: '0x1' } : { error: lookElsewhere(call.params[0].to) }),
    })
    const call = JSON.parse(body || '{}')
    response.end(JSON.stringify(Array.isArray(call) ? call.map(answer) : answer(call)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const abi = parseAbi([
    'error OffchainLookup(address sender, string[] urls, bytes data, bytes4 callback, bytes extra)',
  ])
  const lookElsewhere = (sender: string | undefined) => {
    const args = [(sender ?? zeroAddress) as `0x${string}`, [`${url}/elsewhere`], '0x', '0x12345678', '0x'] as const
    const data = encodeErrorResult({ abi, errorName: 'OffchainLookup', args })
    return { code: 3, message: 'execution reverted', data }
  }
  const ended = await checkTx([put('asked.json', formatTransactionFile(file)), '--rpc', url], true)
  server.close()
  expect(ended).toMatchObject({ code: 2, stderr: '' })
  expect([...new Set(asked)]).toEqual(['/'])
})

test('what others wrote stands on one line, with codes for what cannot be seen, and JSON reads back', () => {
  const hostile = '\u001b[31mred\u009b2J\nnext\u202eback\t\u{e0041}'
  expect(printable(hostile)).toBe('U+001B[31mredU+009B2JU+000AnextU+202EbackU+0009U+E0041')
  expect(printable('x'.repeat(5_000))).toBe(`${'x'.repeat(4_000)}… (1000 more characters: see --json)`)
  const json = printableJson({ hostile, amount: 5n })
  expect(json).toMatch(/^[\n -~]*$/)
  expect(JSON.parse(json)).toEqual({ hostile, amount: '5' })
})
