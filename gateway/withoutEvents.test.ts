import { type Address, encodeFunctionData, multicall3Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { type Chain, multicall3Address } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeVersions } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import {
  buildSafeTransaction,
  encodeExecution,
  executeSafeTransaction,
  safeAbi,
  signSafeTransaction,
} from '@/devnet/safeTransactions'
import { devnetTokens, mintToken } from '@/devnet/tokens'
import { type RunningGateway, startGateway } from './server'

const [alice, bob] = owners
const [dave, erin] = recipients
const moduleAbi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function execTransactionFromModuleReturnData(address to, uint256 value, bytes data, uint8 operation) returns (bool, bytes)',
])

let chain: Chain
let gateway: RunningGateway
beforeAll(async () => {
  chain = await startDevnetChain()
  gateway = await startGateway({ chains: [{ rpcUrl: chain.url }] })
})
afterAll(async () => {
  await gateway.stop()
  await chain.stop()
})

type Listed = {
  results: {
    transaction?: {
      id: string
      txStatus: string
      txInfo: Record<string, unknown>
      executionInfo: Record<string, unknown>
    }
  }[]
}

async function readHistory(address: Address) {
  const response = await fetch(`${gateway.url}/v1/chains/31337/safes/${address}/transactions/history`)
  const { results } = (await response.json()) as Listed
  return results.flatMap(({ transaction }) => transaction ?? [])
}

describe.each(safeVersions.flatMap((version) => [true, false].map((l2) => ({ version, l2 }))))(
  'Safe %o',
  ({ version, l2 }) => {
    let safe: Safe
    beforeAll(async () => {
      safe = await createSafe(chain, { version, l2, owners: [alice.address, bob.address], threshold: 1, saltNonce: 3n })
      await chain.client.sendTransactionSync({ account: alice, to: safe.address, value: 1000n })
    })

    test('two executions in one transaction of another contract are told apart', async () => {
      const { client } = chain
      const calls = []
      for (const [nonce, value] of [
        [0n, 11n],
        [1n, 22n],
      ] as const) {
        const transaction = await buildSafeTransaction(chain, safe, { to: dave.address, value, nonce })
        const signatures = await signSafeTransaction(chain, safe, transaction, [bob])
        calls.push({ target: safe.address, allowFailure: false, callData: encodeExecution(transaction, signatures) })
      }
      const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
      await client.sendTransactionSync({ account: erin, to: multicall3Address, data })
      const [second, first] = await readHistory(safe.address)
      expect([first, second].map((item) => [item?.executionInfo.nonce, item?.txInfo.transferInfo])).toEqual([
        [0, { type: 'NATIVE_COIN', value: '11' }],
        [1, { type: 'NATIVE_COIN', value: '22' }],
      ])
      const details = await fetch(`${gateway.url}/v1/chains/31337/transactions/${first?.id}`)
      expect(await details.json()).toMatchObject({
        detailedExecutionInfo: {
          confirmations: [{ signer: { value: bob.address } }],
          executor: { value: erin.address },
        },
      })
    })

    test.each(['execTransactionFromModule', 'execTransactionFromModuleReturnData'] as const)(
      'a module calls %s',
      async (functionName) => {
        const { client } = chain
        const modules = await client.readContract({
          ...{ address: safe.address, abi: parseAbi(['function isModuleEnabled(address module) view returns (bool)']) },
          ...{ functionName: 'isModuleEnabled', args: [erin.address] },
        })
        const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [erin.address] })
        if (!modules) await executeSafeTransaction(chain, safe, { to: safe.address, data: enable }, [alice])
        const pay = encodeFunctionData({ abi: moduleAbi, functionName, args: [dave.address, 7n, '0x', 0] })
        await client.sendTransactionSync({ account: erin, to: safe.address, data: pay })
        const tooMuch = encodeFunctionData({ abi: moduleAbi, functionName, args: [dave.address, 7_000n, '0x', 0] })
        await client.sendTransactionSync({ account: erin, to: safe.address, data: tooMuch })
        const [failed, paid] = await readHistory(safe.address)
        expect(paid).toMatchObject({
          txStatus: 'SUCCESS',
          txInfo: { type: 'Transfer', direction: 'OUTGOING', transferInfo: { type: 'NATIVE_COIN', value: '7' } },
          executionInfo: { type: 'MODULE', address: { value: erin.address } },
        })
        expect(failed).toMatchObject({ txStatus: 'FAILED', txInfo: { transferInfo: { value: '7000' } } })
      },
    )

    test('what comes in during an execution belongs to it, and is among the incoming transfers all the same', async () => {
      const before = (await readHistory(safe.address)).length
      await mintToken(chain, devnetTokens.token, bob.address, 50n)
      const fetchTokens = parseAbi([
        'function transferFrom(address from, address to, uint256 value) returns (bool)',
        'function approve(address spender, uint256 value) returns (bool)',
      ])
      await chain.client.writeContractSync({
        ...{ account: bob, chain: chain.client.chain, address: devnetTokens.token, abi: fetchTokens },
        ...{ functionName: 'approve', args: [safe.address, 50n] },
      })
      const data = encodeFunctionData({
        abi: fetchTokens,
        functionName: 'transferFrom',
        args: [bob.address, safe.address, 50n],
      })
      await executeSafeTransaction(chain, safe, { to: devnetTokens.token, data }, [alice])
      const after = await readHistory(safe.address)
      expect(after).toHaveLength(before + 1)
      expect(after[0]?.txInfo).toMatchObject({ direction: 'INCOMING', transferInfo: { type: 'ERC20', value: '50' } })
      const incoming = await fetch(`${gateway.url}/v1/chains/31337/safes/${safe.address}/incoming-transfers/`)
      const { results } = (await incoming.json()) as Listed
      expect(results[0]?.transaction?.txInfo).toMatchObject({
        sender: { value: bob.address },
        transferInfo: { value: '50' },
      })
    })
  },
)
