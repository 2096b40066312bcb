import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeVersions } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction, safeAbi } from '@/devnet/safeTransactions'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { type RunningGateway, startGateway } from '@/gateway/server'
import {
  wrongFields as findWrong,
  type Lie,
  other,
  strangeHash,
  expectLies as tellLies,
  verifyAnswer,
} from '@/tests/verify/lyingGateway'

const [alice, bob] = owners
const [dave, erin] = recipients
const multisig = 'detailedExecutionInfo'
const moduleAbi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])

let chain: Chain
let server: RunningGateway
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

async function read(path: string): Promise<unknown> {
  return (await fetch(`${server.url}/v1/chains/31337/${path}`)).json()
}

describe.each(safeVersions)('what is mined for a Safe %s', (version) => {
  let safe: Safe

  const verify = (answer: unknown, isChainUp = true) => verifyAnswer(chain.url, safe.address, answer, isChainUp)
  const wrongFields = (answer: unknown) => findWrong(chain.url, safe.address, answer)
  const expectLies = (answer: unknown, lies: readonly Lie[]) => tellLies(chain.url, safe.address, answer, lies)

  let history: unknown[]
  beforeAll(async () => {
    safe = await createSafe(chain, { version, owners: [alice.address, bob.address], threshold: 2, saltNonce: 78n })
    const { address } = safe
    await chain.client.sendTransactionSync({ account: erin, to: address, value: parseEther('1') })
    await mintToken(chain, devnetTokens.dollar, address, 5_000_000n)
    const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [erin.address] })
    await executeSafeTransaction(chain, safe, { to: address, data: enable }, [alice, bob])
    const args = [dave.address, 7n, '0x', 0] as const
    const data = encodeFunctionData({ abi: moduleAbi, functionName: 'execTransactionFromModule', args })
    await chain.client.sendTransactionSync({ account: erin, to: address, data })
    const answer = await read(`safes/${address}/transactions/history`)
    creation = detailsOf(
      listTransactions(answer).find(({ id }) => id.startsWith('creation')),
      address,
    )
    history = await Promise.all(listIds(answer).map((id) => read(`transactions/${id}`)))
  })

  let creation: unknown
  const find = (prefix: string) => history.find((item) => JSON.stringify(item).includes(`"txId":"${prefix}`))

  test('is proved for every kind', async () => {
    const results = await Promise.all(history.map((item) => verify(item)))
    expect(results.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'module match',
      'multisig match',
      'transfer match',
      'transfer match',
    ])
  })

  test('an execution: another transaction or end is named', async () => {
    await expectLies(find('multisig'), [
      ['end', 'txStatus', 'FAILED', 'txStatus'],
      ['place', 'txHash', strangeHash, 'txHash'],
      ['sent', 'txStatus', 'AWAITING_EXECUTION', 'nonce'],
    ])
  })

  test('a module: another module, end or call is named', async () => {
    await expectLies(find('module'), [
      ['module', `${multisig}.address.value`, other, 'module'],
      ['end', 'txStatus', 'FAILED', 'txStatus'],
      ['call', 'txData.value', '8', 'moduleCall'],
      ['summary', 'txInfo.recipient.value', other, 'recipient'],
      ['place', 'txHash', strangeHash, 'txHash'],
    ])
  })

  test('a payment or token that came in: another sender, amount, token or receiver is named', async () => {
    const isToken = (item: unknown) => JSON.stringify(item).includes('"tokenAddress"')
    const [token] = history.filter((item) => isToken(item))
    const payment = history.find((item) => JSON.stringify(item).includes('"txId":"transfer') && !isToken(item))
    for (const item of [payment, token]) {
      await expectLies(item, [
        ['sender', 'txInfo.sender.value', other, 'sender'],
        ['amount', 'txInfo.transferInfo.value', '1', 'value'],
        ['recipient', 'txInfo.recipient.value', other, 'recipient'],
        ['direction', 'txInfo.direction', 'OUTGOING', 'direction'],
      ])
    }
    await expectLies(token, [
      ['token', 'txInfo.transferInfo.tokenAddress', devnetTokens.token, 'token'],
      ['decimals', 'txInfo.transferInfo.decimals', 18, 'decimals'],
    ])
  })

  test('a creation: another creator, factory, singleton or transaction is named', async () => {
    expect(await wrongFields(creation)).toEqual([])
    await expectLies(creation, [
      ['creator', 'txInfo.creator.value', other, 'creator'],
      ['factory', 'txInfo.factory.value', other, 'factory'],
      ['singleton', 'txInfo.implementation.value', other, 'implementation'],
      ['place', 'txHash', strangeHash, 'txHash'],
      ['Safe', 'safeAddress', other, 'safeAddress'],
    ])
  })
})

type Listed = { id: string; timestamp: number; txInfo: unknown; txStatus: unknown; txHash: unknown }

function listTransactions(answer: unknown): Listed[] {
  const { results } = answer as { results: { transaction?: Listed }[] }
  return results.flatMap(({ transaction }) => transaction ?? [])
}

/** A creation has no details of its own: they are made of what the history says. */
function detailsOf(item: Listed | undefined, safeAddress: Address) {
  if (!item) throw new Error('The history has no creation')
  const { id, timestamp: executedAt, txInfo, txStatus, txHash } = item
  return { txId: id, safeAddress, txInfo, txStatus, txHash, executedAt, txData: null, detailedExecutionInfo: null }
}

function listIds(answer: unknown): string[] {
  return listTransactions(answer).flatMap(({ id }) => (id.startsWith('creation') ? [] : [id]))
}
