import { QueryClient } from '@tanstack/react-query'
import { createPublicClient, encodeFunctionData, http, multicall3Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployer, owners } from '@/devnet/accounts'
import { type Chain, createChainClient } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeVersions } from '@/devnet/safeContracts'
import { deploySafe, predictSafe } from '@/devnet/safes'
import { creationSetupQuery } from './creationSetup'

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

const addresses = owners.map(({ address }) => address)
const read = (address: `0x${string}`, hash: `0x${string}`, url = chain.url) => {
  const client = createPublicClient({ transport: http(url, { retryCount: 0 }) })
  return new QueryClient().fetchQuery(creationSetupQuery(client, { chainId: 31337, address }, hash))
}

test.each(safeVersions)('the setup of a Safe %s is read from the transaction that made it', async (version) => {
  const safe = predictSafe({ version, owners: addresses, threshold: 2, saltNonce: 501n })
  const { transactionHash } = await deploySafe(chain, safe)
  const setup = await read(safe.address, transactionHash)
  expect(setup).toMatchObject({ to: safe.address, data: safe.initializer, functionName: 'setup', isExact: true })
  expect(setup?.parameters.map(({ value }) => value)).toEqual([
    ...[addresses, 2n, zeroAddress, '0x', safe.fallbackHandler, zeroAddress, 0n, zeroAddress],
  ])
})

test('a transaction that made another Safe, or did not call the factory itself, shows nothing', async () => {
  const [one, two] = [502n, 503n].map((saltNonce) =>
    predictSafe({ version: '1.4.1', owners: addresses, threshold: 1, saltNonce }),
  )
  if (!one || !two) throw new Error('no Safes')
  const { transactionHash } = await deploySafe(chain, one)
  expect(await read(two.address, transactionHash)).toBeNull()
  const calls = [{ target: two.factory, allowFailure: false, callData: two.factoryData }]
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const to = '0xcA11bde05977b3631167028862bE2a173976CA11'
  const client = createChainClient(chain.url, chain.chainId)
  const batched = await client.sendTransactionSync({ account: deployer, to, data })
  expect(await read(two.address, batched.transactionHash)).toBeNull()
})

test('a chain that does not answer is a failure', async () => {
  const asked = read(zeroAddress, `0x${'12'.repeat(32)}`, 'http://127.0.0.1:1')
  await expect(asked).rejects.toMatchObject({ name: 'ChainUnavailableError' })
})
