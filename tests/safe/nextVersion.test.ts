import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { type Hex, stringToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { composeQuery } from '@/lib/drafts/composeQuery'
import { judgeAccount, judgeImplementation } from '@/lib/safe/account/implementation'
import { readSafe, type SafeState } from '@/lib/safe/account/readSafe'
import { isKnownVersion, rulesByVersion, UnknownSafeVersionError, type VersionRules } from '@/lib/safe/account/version'
import { safeAbi } from '@/lib/safe/call/abi'
import { mayBeSilent } from '@/lib/safe/execute/readExecution'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { hashSafeMessage, safeMessageTypedData } from '@/lib/safe/hash/messageHash'
import { createTransaction, transactionFields } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction, safeTransactionTypedData } from '@/lib/safe/hash/transactionHash'
import { signSafeMessage, signTransaction } from '@/lib/safe/signature/signTransaction'
import { verifyMessage } from '@/lib/safe/verify/verifyMessage'
import { verifyTransaction } from '@/lib/safe/verify/verifyTransaction'
import { createOnChainCall } from '@/lib/signing/message/createOnChainCall'
import { signingDesk } from './signingDesk'

const next = '1.6.0'
const [alice] = owners
const calls = recipients.slice(0, 2).map(({ address: to }) => ({ to, value: 1n, data: '0x' as Hex }))
const transaction = createTransaction({ to: recipients[0].address, value: 7n, data: '0x' }, 0n)

let chain: Chain
let state: SafeState
let account: SafeAccount
/** What the contract in truth hashes: the code is that of the version before. */
let before: SafeAccount

const { seedSafe, nodeWallet } = signingDesk(() => chain)

beforeAll(async () => {
  chain = await startDevnetChain()
  const { safe } = await seedSafe('1.5.0', 1_600n)
  const code = (await chain.client.getCode({ address: safe.singleton })) ?? '0x'
  const hexOf = (text: string) => stringToHex(text).slice(2)
  const renamed = code.replace(hexOf('1.5.0'), hexOf(next)) as Hex
  expect(renamed).not.toBe(code)
  await chain.client.setCode({ address: safe.singleton, bytecode: renamed })
  state = await readSafe(chain.client, safe.address)
  account = { address: safe.address, chainId: chain.chainId, version: state.version }
  before = { ...account, version: '1.5.0' }
})
afterAll(() => chain.stop())

/** Reads, hashes, signs, verifies and composes as the screens do; each step ends as it ends. */
async function drive() {
  const context = { account, chain: state, client: chain.client }
  const { safeTxHash } = hashSafeTransaction(before, transaction)
  const { safeMessageHash, contentHash } = hashSafeMessage(before, 'hello')
  const signing = { wallet: nodeWallet(), signer: alice.address }
  const signed = await alice.signTypedData(safeTransactionTypedData(before, transaction))
  const signedMessage = await alice.signTypedData(safeMessageTypedData(before, contentHash))
  const steps = {
    hash: async () => hashSafeTransaction(account, transaction).safeTxHash,
    sign: async () => (await signTransaction(signing, account, transaction, safeTxHash)).signature,
    signMessage: async () => (await signSafeMessage(signing, account, 'hello', safeMessageHash)).signature,
    compose: () => new QueryClient().fetchQuery(composeQuery(chain.client as never, state.version, calls)),
    signOnChain: () => createOnChainCall(chain.client, state.version, contentHash),
    verify: async () => {
      const confirmations = [{ signer: alice.address, signature: signed }]
      return verifyTransaction(context, { transaction, safeTxHash, confirmations })
    },
    verifyMessage: async () => {
      const confirmations = [{ signer: alice.address, signature: signedMessage }]
      return verifyMessage(context, { message: 'hello', safeMessageHash, confirmations })
    },
  }
  const ends = await Promise.allSettled(Object.values(steps).map((step) => step()))
  const [hash, sign, message, compose, onChain, verified, verifiedMessage] = ends
  return { hash, sign, message, compose, onChain, verified, verifiedMessage, safeTxHash }
}

async function withRow<T>(run: () => Promise<T>): Promise<T> {
  const table: Record<string, VersionRules> = rulesByVersion
  table[next] = rulesByVersion['1.5.0']
  try {
    return await run()
  } finally {
    delete table[next]
  }
}

test('of a Safe of a version to come nothing is verified and nothing can be signed', async () => {
  expect(state).toMatchObject({ version: next, owners: owners.map(({ address }) => address), threshold: 2 })
  expect(isKnownVersion(next)).toBe(false)
  expect(judgeImplementation(state)).toMatchObject({ state: 'UNKNOWN' })
  expect(judgeAccount(state)).toBe('changedSingleton')
  // What it tells of an execution is not known, so that its silence proves nothing.
  expect(mayBeSilent({ version: next })).toBe(true)
  const { hash, sign, message, compose, onChain, verified, verifiedMessage } = await drive()
  const refused = { status: 'rejected', reason: expect.any(UnknownSafeVersionError) }
  for (const end of [hash, sign, message, compose, onChain]) expect(end).toMatchObject(refused)
  for (const end of [verified, verifiedMessage]) {
    expect(end).toMatchObject({ value: { status: 'unknown', hashes: undefined, signedBy: [] } })
    expect(JSON.stringify(end)).not.toContain('"match"')
  }
})

test('its row in the table is all that it takes', async () => {
  const { hash, sign, message, compose, onChain, verified, verifiedMessage, safeTxHash } = await withRow(drive)
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = transaction
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] as const
  expect(args).toHaveLength(transactionFields.length)
  const own = await chain.client.readContract({
    ...{ address: account.address, abi: safeAbi, functionName: 'getTransactionHash', args },
  })
  expect(own).toBe(safeTxHash)
  expect(hash).toMatchObject({ value: own })
  for (const end of [sign, message]) expect(end).toMatchObject({ value: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
  const { multiSendCallOnly, signMessageLib } = safeContracts('1.5.0')
  expect(compose).toMatchObject({ value: { to: multiSendCallOnly, operation: 1 } })
  expect(onChain).toMatchObject({ value: { to: signMessageLib, operation: 1 } })
  for (const end of [verified, verifiedMessage]) {
    expect(end).toMatchObject({ value: { status: 'match', signedBy: [alice.address] } })
  }
  expect(isKnownVersion(next)).toBe(false)
})

test('a version stands in the tables alone, nowhere in the code that asks for one', () => {
  const tables = ['version', 'proxies', 'deployments'].map((name) => `lib/safe/account/${name}.ts`)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'components', 'lib', 'pages'])
    .toString()
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !tables.includes(file))
  const literals = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    return [...text.matchAll(/['"`][01]\.\d\.\d(?:\+L2)?['"`]/g)].map(([literal]) => `${file}: ${literal}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(literals).toEqual([])
})
