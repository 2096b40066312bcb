import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { createSafe, type Safe } from '@/devnet/safes'
import { type SafeTransactionInput, safeAbi } from '@/devnet/safeTransactions'
import { devnetTokens, tokenAbi } from '@/devnet/tokens'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { respell } from '@/tests/safe/spellings'
import {
  change,
  wrongFields as findWrong,
  type Lie,
  other,
  strangeHash,
  expectLies as tellLies,
  verifyAnswer,
} from '@/tests/verify/lyingGateway'

const [alice, bob] = owners
const [dave, erin] = recipients

let chain: Chain
let server: RunningGateway
let safe: Safe
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  const addresses = owners.map(({ address }) => address)
  safe = await createSafe(chain, { version: '1.4.1', owners: addresses, threshold: 2, saltNonce: 77n })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

async function read(path: string): Promise<unknown> {
  return (await fetch(`${server.url}/v1/chains/31337/${path}`)).json()
}

const verify = (answer: unknown, isChainUp = true) => verifyAnswer(chain.url, safe.address, answer, isChainUp)
const wrongFields = (answer: unknown) => findWrong(chain.url, safe.address, answer)
const expectLies = (answer: unknown, lies: readonly Lie[]) => tellLies(chain.url, safe.address, answer, lies)

async function propose(input: SafeTransactionInput) {
  const { safeTxHash } = await proposeTo(server.url, chain, safe, input)
  return read(`transactions/${safeTxHash}`)
}

const multisig = 'detailedExecutionInfo'
/** What is hashed, and what proves it: the same of every transaction. */
const hashedLies: Lie[] = [
  ['to', 'txData.to.value', other, 'to'],
  ['value', 'txData.value', '8', 'value'],
  ['data', 'txData.hexData', '0x12345678', 'data'],
  ['operation', 'txData.operation', 1, 'operation'],
  ['nonce', `${multisig}.nonce`, 3, 'nonce'],
  ['safeTxGas', `${multisig}.safeTxGas`, '9', 'safeTxGas'],
  ['baseGas', `${multisig}.baseGas`, '9', 'baseGas'],
  ['gasPrice', `${multisig}.gasPrice`, '9', 'gasPrice'],
  ['gasToken', `${multisig}.gasToken`, other, 'gasToken'],
  ['refundReceiver', `${multisig}.refundReceiver.value`, other, 'refundReceiver'],
  ['safeTxHash', `${multisig}.safeTxHash`, strangeHash, 'safeTxHash'],
  ['owner of a confirmation', `${multisig}.confirmations.0.signer.value`, bob.address, 'signer'],
  ['signature of a confirmation', `${multisig}.confirmations.0.signature`, `0x${'11'.repeat(64)}1b`, 'signature'],
  ['lost signature', `${multisig}.confirmations.0.signature`, null, 'signature'],
  ['number of confirmations', `${multisig}.confirmationsRequired`, 1, 'threshold'],
  ['list of owners', `${multisig}.signers.2.value`, other, 'signers'],
  ['Safe', 'safeAddress', other, 'safeAddress'],
  ['id', 'txId', `multisig_${other}_${strangeHash}`, 'txId'],
  ['status', 'txStatus', 'CANCELLED', 'txStatus'],
]

describe('a token transfer in the queue', () => {
  let answer: unknown
  beforeAll(async () => {
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 1_500_000n] })
    answer = await propose({ to: devnetTokens.dollar, data, nonce: 0n })
  })

  test('is a match when nothing was changed, with every check a match', async () => {
    const result = await verify(answer)
    expect(result).toMatchObject({ status: 'match', kind: 'multisig', warnings: [] })
    expect(result.checks.filter(({ status }) => status !== 'match')).toEqual([])
    expect(result.verification?.signedBy).toEqual([alice.address])
    expect(summarise(result.checks).sentence).toBe('Checked: this is what will be signed.')
  })

  test('is the same however its bytes and numbers are spelled', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const result = await verify(respell(answer, seed))
      expect(result).toMatchObject({ status: 'match', warnings: [] })
      expect(result.checks.filter(({ status }) => status !== 'match')).toEqual([])
    }
  })

  test('in answer to a question about another one is a mismatch, however true in itself', async () => {
    const { txId } = transactionDetails.parse(answer)
    const ask = (id: string) => verifyAnswer(chain.url, safe.address, answer, true, id)
    const [, , hash = ''] = txId.split('_')
    const loud = [hash.toUpperCase(), txId.replaceAll('0x', '0X'), txId.toUpperCase().replace('MULTISIG', 'multisig')]
    for (const id of [txId, hash, txId.toLowerCase(), ...loud]) {
      expect(await ask(id), id).toMatchObject({ status: 'match' })
    }
    for (const id of [strangeHash, `multisig_${safe.address}_${strangeHash}`, `module_${safe.address}_i1`]) {
      const { status, checks } = await ask(id)
      expect(status, id).toBe('mismatch')
      expect(summarise(checks).sentence).toBe('Does not match: Transaction id.')
    }
  })

  test('with one thing changed is a mismatch that names it', async () => {
    await expectLies(answer, hashedLies)
    await expectLies(answer, [
      ['recipient', 'txInfo.recipient.value', erin.address, 'recipient'],
      ['sender', 'txInfo.sender.value', erin.address, 'sender'],
      ['amount', 'txInfo.transferInfo.value', '1500', 'value'],
      ['token', 'txInfo.transferInfo.tokenAddress', devnetTokens.token, 'token'],
      ['decimals', 'txInfo.transferInfo.decimals', 9, 'decimals'],
      ['symbol', 'txInfo.transferInfo.tokenSymbol', 'USDC', 'symbol'],
      ['kind of token', 'txInfo.transferInfo', { type: 'NATIVE_COIN', value: '1500000' }, 'token'],
      ['direction', 'txInfo.direction', 'INCOMING', 'direction'],
      ['decoded method', 'txData.dataDecoded.method', 'approve', 'decodedData'],
      ['decoded parameter', 'txData.dataDecoded.parameters.0.value', erin.address, 'decodedData'],
    ])
  })

  test('is unknown, never a match, while the chain does not answer, and a lie is found all the same', async () => {
    expect(await verify(answer, false)).toMatchObject({ status: 'unknown' })
    expect(await verify(change(answer, 'txData.to.value', other), false)).toMatchObject({ status: 'mismatch' })
  })

  test('that is passed off as one without signatures is no match', async () => {
    const asTransfer = change(answer, multisig, null)
    expect(await wrongFields(asTransfer)).toContain('txId')
    expect(await verify(change(answer, multisig, { type: 'LATER' }))).toMatchObject({ status: 'unknown' })
  })

  test('summed up as a kind that is not known stays a match, and warns', async () => {
    const result = await verify(change(answer, 'txInfo', { type: 'SwapOrder' }))
    expect(result.status).toBe('match')
    expect(result.checks).toContainEqual(expect.objectContaining({ subject: 'summary', status: 'unknown' }))
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'unproved-summary' }))
  })
})

test('a payment: another recipient or amount in the summary, and a false rejection, are named', async () => {
  const answer = await propose({ to: dave.address, value: 7n, nonce: 1n })
  expect(await wrongFields(answer)).toEqual([])
  await expectLies(answer, [
    ['recipient', 'txInfo.recipient.value', erin.address, 'recipient'],
    ['amount', 'txInfo.transferInfo.value', '8', 'value'],
    ['kind', 'txInfo', { type: 'Custom', ...custom(dave.address), isCancellation: true }, 'isCancellation'],
  ])
})

test('a real rejection is one, and may not be said to be something else', async () => {
  const answer = await propose({ to: safe.address, nonce: 1n })
  expect(await wrongFields(answer)).toEqual([])
  await expectLies(answer, [
    ['rejection', 'txInfo.isCancellation', false, 'isCancellation'],
    ['method', 'txInfo.methodName', 'transfer', 'methodName'],
    ['target', 'txInfo.to.value', other, 'to'],
    ['value', 'txInfo.value', '5', 'value'],
    ['length', 'txInfo.dataSize', '5', 'dataSize'],
  ])
})

test('a change of owners: another owner, threshold or kind of change is named', async () => {
  const args = [erin.address, 2n] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args })
  const answer = await propose({ to: safe.address, data, nonce: 2n })
  expect(await wrongFields(answer)).toEqual([])
  await expectLies(answer, [
    ['owner', 'txInfo.settingsInfo.owner.value', dave.address, 'settingsInfo'],
    ['threshold', 'txInfo.settingsInfo.threshold', 1, 'settingsInfo'],
    ['kind', 'txInfo.settingsInfo', { type: 'DELETE_GUARD' }, 'settingsInfo'],
    ['decoding', 'txInfo.dataDecoded.method', 'setGuard', 'decodedData'],
    ['data', 'txData.hexData', '0x12345678', 'data'],
  ])
  for (const spelling of [`0x${data.slice(2).toUpperCase()}`, data.toUpperCase()]) {
    const summary = { type: 'Custom', ...custom(safe.address), value: '0', dataSize: '68', isCancellation: false }
    const hidden = change(change(answer, 'txData.hexData', spelling), 'txData.dataDecoded', null)
    const { decoded, warnings } = await verify(change(hidden, 'txInfo', summary))
    expect(decoded).toMatchObject({ functionName: 'addOwnerWithThreshold', isExact: true })
    expect(warnings.map(({ code }) => code)).toEqual(['ADD_OWNER'])
  }
})

test('a batch: another number of actions or another inner call is named, and the library is known', async () => {
  const payments = [dave, erin].map(({ address }) => ({ to: address, value: 5n }))
  const answer = await propose({ ...encodeBatch(safe.version, payments), nonce: 3n })
  const result = await verify(answer)
  expect(result.status).toBe('match')
  expect(result.warnings.map(({ code }) => code)).toEqual(['knownDelegateCall'])
  const inner = 'txData.dataDecoded.parameters.0.valueDecoded'
  await expectLies(answer, [
    ['count', 'txInfo.actionCount', 1, 'actionCount'],
    ['inner receiver', `${inner}.0.to`, other, 'innerCalls'],
    ['inner amount', `${inner}.1.value`, '6', 'innerCalls'],
    ['inner list', inner, [], 'innerCalls'],
    ['data', 'txData.hexData', '0x12345678', 'data'],
  ])
})

test('a function that is not known here leaves a match, and warns', async () => {
  const abi = parseAbi(['function f(uint256 a)'])
  const answer = await propose({ to: other, data: encodeFunctionData({ abi, args: [1n] }), nonce: 4n })
  const result = await verify(change(answer, 'txInfo.methodName', 'harmless'))
  expect(result.status).toBe('match')
  expect(result.warnings.map(({ code }) => code)).toContain('unproved-methodName')
})

function custom(to: Address) {
  return {
    to: { value: to, name: null, logoUri: null },
    dataSize: '0',
    value: '7',
    methodName: null,
    actionCount: null,
  }
}
