import fc from 'fast-check'
import { hashMessage, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { anyChainId, anyTransaction } from '@/tests/safe/arbitraries'
import { createOldSafe, oldVersions, placeOldContracts } from '@/tests/safe/oldContracts'
import { hashSafeDomain } from './domain'
import { hashSafeMessage, hashSafeMessageContent } from './messageHash'
import { hashSafeTransaction } from './transactionHash'

const contractAbi = parseAbi([
  'function domainSeparator() view returns (bytes32)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function getMessageHash(bytes message) view returns (bytes32)',
])

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
  await placeOldContracts(chain)
})
afterAll(() => chain.stop())

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('the contract of version %s', (version) => {
  test.each([true, false])('gives the same hashes (L2 singleton: %s)', async (l2) => {
    const { address } = await createSafe(chain, { version, owners: [owners[0].address], threshold: 1, l2 })
    const account = { address, chainId: chain.chainId, version }
    const read = { address, abi: contractAbi } as const
    expect(await chain.client.readContract({ ...read, functionName: 'domainSeparator' })).toBe(hashSafeDomain(account))
    const content = hashMessage('hello')
    const messageHash = await chain.client.readContract({ ...read, functionName: 'getMessageHash', args: [content] })
    expect(messageHash).toBe(hashSafeMessage(account, 'hello').safeMessageHash)
    await fc.assert(
      fc.asyncProperty(anyTransaction, async (transaction) => {
        const t = transaction
        const gas = [t.safeTxGas, t.baseGas, t.gasPrice, t.gasToken, t.refundReceiver, t.nonce] as const
        const args = [t.to, t.value, t.data, t.operation, ...gas] as const
        const hash = await chain.client.readContract({ ...read, functionName: 'getTransactionHash', args })
        expect(hash).toBe(hashSafeTransaction(account, transaction).safeTxHash)
      }),
      { numRuns: 30 },
    )
  })
})

describe.each(oldVersions)('the contract of version %s', (version) => {
  test('gives the same hashes, whatever the chain', async () => {
    const address = await createOldSafe(chain, version, [owners[0].address], 1)
    const read = { address, abi: contractAbi } as const
    await fc.assert(
      fc.asyncProperty(anyTransaction, anyChainId, async (t, chainId) => {
        const account = { address, chainId, version }
        const gas = [t.safeTxGas, t.baseGas, t.gasPrice, t.gasToken, t.refundReceiver, t.nonce] as const
        const args = [t.to, t.value, t.data, t.operation, ...gas] as const
        const [hash, separator, messageHash] = await Promise.all([
          chain.client.readContract({ ...read, functionName: 'getTransactionHash', args }),
          chain.client.readContract({ ...read, functionName: 'domainSeparator' }),
          chain.client.readContract({ ...read, functionName: 'getMessageHash', args: [t.data] }),
        ])
        expect(hash).toBe(hashSafeTransaction(account, t).safeTxHash)
        expect(separator).toBe(hashSafeDomain(account))
        expect(messageHash).toBe(hashSafeMessageContent(account, t.data).safeMessageHash)
      }),
      { numRuns: 15 },
    )
  })
})
