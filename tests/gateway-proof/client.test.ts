import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { encodeBatch } from '@/devnet/batch'
import { proposeTo, seedGateway } from '@/devnet/gateway/seedGateway'
import { hashSafeMessage, signSafeMessage } from '@/devnet/safeMessages'
import {
  buildSafeTransaction,
  encodeExecution,
  hashSafeTransaction,
  signSafeTransaction,
} from '@/devnet/safeTransactions'
import { tokenAbi } from '@/devnet/tokens'
import { joinSignatures } from '@/gateway/codec/signatures'
import { confirmMessage } from '@/lib/gateway/calls/confirmMessage'
import { deleteTransaction, deletionTypedData } from '@/lib/gateway/calls/deleteTransaction'
import { estimateTransaction } from '@/lib/gateway/calls/estimateTransaction'
import { proposeMessage } from '@/lib/gateway/calls/proposeMessage'
import { confirmTransaction, proposeTransaction } from '@/lib/gateway/calls/submitTransaction'
import { createGateway, type Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeAppsQuery } from '@/lib/gateway/queries/appQueries'
import { balancesQuery, fiatCodesQuery } from '@/lib/gateway/queries/assetQueries'
import { chainQuery, chainsQuery, masterCopiesQuery } from '@/lib/gateway/queries/chainQueries'
import { collectiblePagesQuery, collectiblesQuery } from '@/lib/gateway/queries/collectibleQueries'
import { messageQuery, messagesQuery } from '@/lib/gateway/queries/messageQueries'
import { ownedSafesQuery, safeInfoQuery, safeNoncesQuery } from '@/lib/gateway/queries/safeQueries'
import {
  decodedDataQuery,
  historyQuery,
  queueQuery,
  transactionDetailsQuery,
} from '@/lib/gateway/queries/transactionQueries'
import {
  incomingTransfersQuery,
  moduleTransactionsQuery,
  multisigTransactionsQuery,
} from '@/lib/gateway/queries/transferQueries'
import { type Proof, startProof } from './proof'

const [alice, bob, carol] = owners
const [dave] = recipients

let proof: Proof
let gateway: Gateway
let safe: Proof['world']['nested']
let safeRef: SafeRef
const queries = new QueryClient()

beforeAll(async () => {
  proof = await startProof({ safeAppsPath: 'tests/gateway-proof/safe-apps.json' })
  safe = proof.world.shared['1.4.1']
  safeRef = { chainId: 31337, address: safe.address }
  gateway = createGateway({ baseUrl: proof.url })
  await seedGateway(proof.url, proof.chain, proof.world)
})
afterAll(() => proof.stop())

function rows<Row>({ pages }: InfiniteData<{ results: Row[] }>) {
  return pages.flatMap(({ results }) => results)
}

/** No row may have come as a kind that the client does not know. */
function expectKnown(values: unknown) {
  const text = JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  expect(text).not.toMatch(/"(type|txStatus|conflictType|direction|status)":"?UNKNOWN/)
}

describe('our own client reads from the gateway', () => {
  test('Safes, their owners and nonces', async () => {
    const info = await queries.fetchQuery(safeInfoQuery(gateway, safeRef))
    expect(info).toMatchObject({ nonce: 8n, threshold: 2, chainId: 31337, version: '1.4.1+L2' })
    expect((await queries.fetchQuery(ownedSafesQuery(gateway, 31337, carol.address))).safes).toContain(safe.address)
    expect(await queries.fetchQuery(safeNoncesQuery(gateway, safeRef))).toEqual({
      currentNonce: 8n,
      recommendedNonce: 11n,
    })
  })

  test('balances, currencies and collectibles', async () => {
    const { items } = await queries.fetchQuery(balancesQuery(gateway, safeRef))
    expect(items.map(({ balance }) => balance)).toEqual([6_050_000_000_000_000_000n, 10n ** 21n, 2_400_600_000n])
    expect((await queries.fetchQuery(fiatCodesQuery(gateway))).entries).toContain('EUR')
    const holder = { chainId: 31337, address: proof.world.shared['1.5.0'].address }
    const badges = (await queries.fetchQuery(collectiblesQuery(gateway, holder))).entries
    expect(badges).toMatchObject([{ id: 3n, tokenSymbol: 'BADGE' }])
    expect(rows(await queries.fetchInfiniteQuery(collectiblePagesQuery(gateway, holder)))).toEqual(badges)
  })

  test('history, queue and the lists by kind', async () => {
    const history = rows(await queries.fetchInfiniteQuery(historyQuery(gateway, safeRef)))
    expect(history.filter(({ type }) => type === 'TRANSACTION')).toHaveLength(14)
    const queue = rows(await queries.fetchInfiniteQuery(queueQuery(gateway, safeRef)))
    expect(queue.map(({ type }) => type)).toContain('CONFLICT_HEADER')
    const incoming = rows(await queries.fetchInfiniteQuery(incomingTransfersQuery(gateway, safeRef)))
    expect(incoming).toHaveLength(5)
    const spender = { chainId: 31337, address: proof.world.withModule.address }
    expect(rows(await queries.fetchInfiniteQuery(moduleTransactionsQuery(gateway, spender)))).toHaveLength(1)
    const multisig = rows(await queries.fetchInfiniteQuery(multisigTransactionsQuery(gateway, safeRef, { nonce: 8n })))
    expect(multisig).toHaveLength(2)
    expectKnown([history, queue, incoming, multisig])
  })

  test('the details of everything in history and queue', async () => {
    const history = rows(await queries.fetchInfiniteQuery(historyQuery(gateway, safeRef)))
    const queue = rows(await queries.fetchInfiniteQuery(queueQuery(gateway, safeRef)))
    for (const item of [...history, ...queue]) {
      if (!('transaction' in item) || item.transaction.id.startsWith('creation_')) continue
      const details = await queries.fetchQuery(transactionDetailsQuery(gateway, 31337, item.transaction.id))
      expect([details.txId, details.txStatus]).toEqual([item.transaction.id, item.transaction.txStatus])
      expectKnown(details)
    }
  })

  test('chains, Safe Apps, master copies and messages', async () => {
    const chain = await queries.fetchQuery(chainQuery(gateway, 31337))
    expect(rows(await queries.fetchInfiniteQuery(chainsQuery(gateway)))).toEqual([chain])
    const { entries, unread } = await queries.fetchQuery(safeAppsQuery(gateway, 31337))
    expect([entries.length, unread.length]).toEqual([2, 0])
    const copies = (await queries.fetchQuery(masterCopiesQuery(gateway, 31337))).entries
    expect(copies).toContainEqual({ address: safe.singleton, version: '1.4.1+L2' })
    const [label, confirmed] = rows(await queries.fetchInfiniteQuery(messagesQuery(gateway, safeRef)))
    expect([label?.type, confirmed?.type]).toEqual(['DATE_LABEL', 'MESSAGE'])
    const hash = hashSafeMessage(proof.chain, safe, 'This is our Safe.')
    expect(await queries.fetchQuery(messageQuery(gateway, 31337, hash))).toMatchObject({ status: 'CONFIRMED' })
    expectKnown([chain, confirmed])
  })

  test('call data with a batch inside', async () => {
    const transfer = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [dave.address, 5n] })
    const { data = '0x' } = encodeBatch(safe.version, [
      { to: proof.world.tokens.token, data: transfer },
      { to: dave.address, value: 1n },
    ])
    const decoded = await queries.fetchQuery(decodedDataQuery(gateway, 31337, data))
    expect(decoded).toMatchObject({
      parameters: [{ valueDecoded: [{ dataDecoded: { method: 'transfer' } }, { value: 1n }] }],
    })
  })

  test('a refusal with the gateway’s reason', async () => {
    const nobody = { chainId: 31337, address: dave.address }
    await expect(queries.fetchQuery(safeInfoQuery(gateway, nobody))).rejects.toMatchObject({ status: 404 })
    await expect(queries.fetchQuery(safeInfoQuery(gateway, nobody))).rejects.toThrow(/There is no Safe at/)
  })
})

describe('our own client writes to the gateway', () => {
  test('an estimation', async () => {
    const estimated = await estimateTransaction(gateway, safeRef, {
      to: dave.address,
      value: 1n,
      data: '0x',
      operation: 0,
    })
    expect(estimated.safeTxGas).toBeGreaterThan(0n)
  })

  test('a transaction is proposed, confirmed, executed with what was collected, and shown as executed', async () => {
    const { chain } = proof
    const account = proof.world.shared['1.5.0']
    const ref = { chainId: 31337, address: account.address }
    const transaction = await buildSafeTransaction(chain, account, { to: dave.address, value: 9n })
    const safeTxHash = hashSafeTransaction(chain, account, transaction)
    const sign = (owner: typeof alice) => signSafeTransaction(chain, account, transaction, [owner])
    const proposal = { transaction, safeTxHash, sender: alice.address, signature: await sign(alice) }
    const origin = JSON.stringify({ name: 'Batches', url: 'https://batches.example' })
    const proposed = await proposeTransaction(gateway, ref, { ...proposal, origin })
    expect(proposed).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS', safeAppInfo: { name: 'Batches' } })
    const confirmed = await confirmTransaction(gateway, 31337, safeTxHash, await sign(bob))
    expect(confirmed).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })

    const execution = confirmed.detailedExecutionInfo
    if (execution?.type !== 'MULTISIG') throw new Error('A multisig transaction was expected')
    const collected = execution.confirmations.map(({ signer, signature }) => ({
      owner: signer.value,
      signature: signature ?? '0x',
    }))
    const data = encodeExecution(transaction, joinSignatures(collected))
    await chain.client.sendTransactionSync({ account: carol, to: account.address, data })
    const executed = await queries.fetchQuery(transactionDetailsQuery(gateway, 31337, safeTxHash))
    expect(executed).toMatchObject({
      ...{ txStatus: 'SUCCESS', safeAppInfo: { name: 'Batches' } },
      detailedExecutionInfo: { executor: { value: carol.address }, proposer: { value: alice.address } },
    })
    expect(rows(await queries.fetchInfiniteQuery(queueQuery(gateway, ref)))).toEqual([])
  })

  test('what is refused is refused with the reason', async () => {
    const input = { to: dave.address, value: 9n, nonce: 20n }
    const { safeTxHash } = await proposeTo(proof.url, proof.chain, safe, input)
    const transaction = await buildSafeTransaction(proof.chain, safe, input)
    const signature = await signSafeTransaction(proof.chain, safe, transaction, [alice])
    const again = confirmTransaction(gateway, 31337, safeTxHash, signature)
    await expect(again).rejects.toThrow(/has confirmed this transaction already/)
    const proposal = { transaction, safeTxHash, sender: bob.address, signature }
    await expect(proposeTransaction(gateway, safeRef, proposal)).rejects.toMatchObject({
      ...{ status: 422, details: `Invalid signature: the sender ${bob.address} has not signed` },
    })
  })

  test('a transaction is taken back by its proposer', async () => {
    const { safeTxHash } = await proposeTo(proof.url, proof.chain, safe, { to: dave.address, nonce: 21n })
    const signature: Hex = await alice.signTypedData(deletionTypedData(safeRef, safeTxHash as Hex))
    await deleteTransaction(gateway, 31337, safeTxHash, signature)
    await expect(queries.fetchQuery(transactionDetailsQuery(gateway, 31337, safeTxHash))).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a message is proposed and signed until the chain accepts it', async () => {
    const message = 'From our own client'
    const sign = (owner: typeof alice) => signSafeMessage(proof.chain, safe, message, [owner])
    const hash = hashSafeMessage(proof.chain, safe, message)
    await proposeMessage(gateway, safeRef, { message, signature: await sign(carol) })
    await confirmMessage(gateway, 31337, hash, await sign(bob))
    const { preparedSignature } = await queries.fetchQuery(messageQuery(gateway, 31337, hash))
    const { client } = proof.chain
    expect(await client.verifyMessage({ address: safe.address, message, signature: preparedSignature ?? '0x' })).toBe(
      true,
    )
  })
})
