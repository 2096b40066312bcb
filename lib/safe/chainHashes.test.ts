import fc from 'fast-check'
import { type Hex, hashMessage, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployer, owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { createSafe } from '@/devnet/safes'
import { anyTransaction } from '@/tests/safe/arbitraries'
import { compileContract } from '@/tests/safe/compile'
import { hashSafeDomain } from './domain'
import { hashSafeMessage } from './messageHash'
import { hashSafeTransaction } from './transactionHash'

const contractAbi = parseAbi([
  'function domainSeparator() view returns (bytes32)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function getMessageHash(bytes message) view returns (bytes32)',
])

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
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

describe('versions whose contracts are not published as a package', () => {
  test('hash as a contract with their rules does', async () => {
    const { abi, bytecode } = compileContract('LegacySafeHash')
    const hash = await chain.client.deployContract({ account: deployer, abi, bytecode })
    const { contractAddress } = await chain.client.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error('not deployed')
    const read = (functionName: string, args: unknown[]) =>
      chain.client.readContract({ address: contractAddress, abi, functionName, args }) as Promise<Hex>
    const anyVersion = fc.constantFrom('0.0.2', '0.1.0', '1.0.0', '1.1.0', '1.1.1', '1.2.0')
    await fc.assert(
      fc.asyncProperty(anyTransaction, anyVersion, async (transaction, version) => {
        const account = { address: transaction.gasToken, chainId: chain.chainId, version }
        const args = [account.address, transaction, version.startsWith('0.')]
        expect(await read('transactionHash', args)).toBe(hashSafeTransaction(account, transaction).safeTxHash)
        expect(await read('domainHash', [account.address])).toBe(hashSafeDomain(account))
        const { safeMessageHash, contentHash } = hashSafeMessage(account, transaction.data)
        expect(await read('messageHash', [account.address, contentHash])).toBe(safeMessageHash)
      }),
      { numRuns: 60 },
    )
  })
})
