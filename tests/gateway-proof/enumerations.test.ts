import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { type Abi, type Address, encodeFunctionData, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployer, owners, recipients } from '@/devnet/accounts'
import { type Chain, startChain } from '@/devnet/chain'
import { proposeTo, seedGateway } from '@/devnet/gateway/seedGateway'
import { readSafeArtifact, safeContracts } from '@/devnet/safeContracts'
import { createSafe, type Safe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { startGateway } from '@/gateway/server'
import { ask, type Proof, startProof } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const settings = parseAbi([
  'function setFallbackHandler(address handler)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function changeMasterCopy(address masterCopy)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
])
const sentinel = '0x0000000000000000000000000000000000000001'

/** Each kind of settings change as the Safe's call to itself. */
const changes: [keyof typeof sdk.SettingsInfoType, Hex][] = [
  ['ADD_OWNER', call('addOwnerWithThreshold', [bob.address, 1n])],
  ['SWAP_OWNER', call('swapOwner', [sentinel, bob.address, dave.address])],
  ['REMOVE_OWNER', call('removeOwner', [sentinel, dave.address, 1n])],
  ['CHANGE_THRESHOLD', call('changeThreshold', [1n])],
  ['ENABLE_MODULE', call('enableModule', [dave.address])],
  ['DISABLE_MODULE', call('disableModule', [sentinel, dave.address])],
  ['SET_FALLBACK_HANDLER', call('setFallbackHandler', [dave.address])],
]

function call(functionName: string, args: readonly unknown[]) {
  return encodeFunctionData({ abi: settings as Abi, functionName, args })
}

let proof: Proof
let second: Chain
let gateway: Awaited<ReturnType<typeof startGateway>>
let safe: Safe
let guardAddress: Address
const seen = new Set<string>()

beforeAll(async () => {
  proof = await startProof()
  second = await startChain({ chainId: 1 })
  gateway = await startGateway({ chains: chainOptions(), safeAppsPath: 'tests/gateway-proof/safe-apps.json' })
  await seedGateway(gateway.url, proof.chain, proof.world)
  safe = await createSafe(proof.chain, { version: '1.4.1', owners: [alice.address], threshold: 1, saltNonce: 900n })
  await changeEverything()
  await readEverything()
})
afterAll(async () => {
  await gateway.stop()
  await second.stop()
  await proof.stop()
})

function chainOptions() {
  const features = Object.values(sdk.FEATURES)
  const fixed = { type: 'FIXED', weiValue: '1000000000' }
  const oracle = { type: 'ORACLE', uri: 'https://oracle.example', gasParameter: 'fast', gweiFactor: '1' }
  return [
    { rpcUrl: proof.chain.url, gasPrice: [fixed, oracle, { type: 'UNKNOWN' }] },
    { rpcUrl: second.url, features, rpcAuthentication: 'API_KEY_PATH', name: 'Second' },
    { rpcUrl: second.url, chainId: 5, rpcAuthentication: 'UNKNOWN' },
  ]
}

async function changeEverything() {
  for (const [, data] of changes) await execute(data)
  guardAddress = await deployGuard()
  await execute(call('setGuard', [guardAddress]))
}

async function deployGuard() {
  const { client } = proof.chain
  const { abi, bytecode } = readSafeArtifact('1.4.1', 'examples/guards/DelegateCallTransactionGuard')
  const hash = await client.deployContract({ account: deployer, abi, bytecode, args: [dave.address] })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The guard was not deployed')
  return getAddress(contractAddress)
}

async function execute(data: Hex) {
  await executeSafeTransaction(proof.chain, safe, { to: safe.address, data }, [alice])
}

/** Collects every text in every answer. */
async function readEverything() {
  const safes = [
    safe,
    ...Object.values(proof.world.single),
    ...Object.values(proof.world.shared),
    proof.world.withModule,
  ]
  const lists = [
    '',
    '/balances/usd',
    '/transactions/history',
    '/transactions/queued',
    '/messages',
    '/multisig-transactions/',
  ]
  const paths = safes.flatMap(({ address }) => lists.map((list) => `/v1/chains/31337/safes/${address}${list}`))
  for (const path of ['/v1/chains', '/v1/chains/31337/safe-apps', ...paths]) await collect(path)
}

async function collect(path: string) {
  const { status, body } = await ask(gateway.url + path)
  expect([path, status]).toEqual([path, 200])
  collectTexts(body)
}

/** Remembers each text with the field it stood in; the entries of a list count as the list's own field. */
function collectTexts(value: unknown, field = '') {
  if (typeof value === 'string') seen.add(`${field}=${value}`)
  else if (Array.isArray(value)) for (const entry of value) collectTexts(entry, field)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) collectTexts(entry, key)
  }
}

test('the guard that was set is shown, and that it was taken away', async () => {
  const url = `${gateway.url}/v1/chains/31337/safes/${safe.address}`
  expect((await ask(url)).body).toMatchObject({ guard: { value: guardAddress } })
  await execute(call('setGuard', [zeroAddress]))
  expect((await ask(url)).body).toMatchObject({ guard: null })
  await collect(`/v1/chains/31337/safes/${safe.address}/transactions/history`)
})

test('a new implementation, a called-off transaction and one that lost its nonce', async () => {
  const { client } = proof.chain
  const later = { to: dave.address, value: 1n }
  await proposeTo(gateway.url, proof.chain, safe, {
    to: safe.address,
    data: call('changeMasterCopy', [safe.singleton]),
  })
  await collect(`/v1/chains/31337/safes/${safe.address}/transactions/queued`)
  await client.sendTransactionSync({ account: alice, to: safe.address, value: 5n })
  await executeSafeTransaction(proof.chain, safe, later, [alice])
  await collect(`/v1/chains/31337/safes/${safe.address}/multisig-transactions/?executed=false`)
})

test('a Safe over a singleton that nobody published is of an unknown state', async () => {
  const { client } = proof.chain
  const bytecode = await client.getCode({ address: safeContracts('1.4.1').singletonL2 })
  const own = '0x00000000000000000000000000000000000b0b0b'
  await client.setCode({ address: own, bytecode: bytecode ?? '0x' })
  const factory = parseAbi(['function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)'])
  const data = encodeFunctionData({ abi: factory, args: [own, safe.initializer, 1n] })
  const { logs } = await client.sendTransactionSync({ account: deployer, to: safe.factory, data })
  const address = logs[0]?.address
  const { body } = await ask(`${gateway.url}/v1/chains/31337/safes/${address}`)
  expect(body).toMatchObject({ implementationVersionState: 'UNKNOWN', version: '1.4.1' })
  collectTexts(body)
})

test('the details of a transaction name the kind of each token, and both operations', async () => {
  const operations = new Set<unknown>()
  const { results } = (
    await ask(`${gateway.url}/v1/chains/31337/safes/${proof.world.shared['1.4.1'].address}/multisig-transactions/`)
  ).body as {
    results: { transaction: { id: string } }[]
  }
  for (const { transaction } of results) {
    const { body } = await ask(`${gateway.url}/v1/chains/31337/transactions/${transaction.id}`)
    operations.add((body as { txData: { operation: number } }).txData.operation)
    collectTexts(body)
  }
  expect(operations).toEqual(new Set([sdk.Operation.CALL, sdk.Operation.DELEGATE]))
})

// Last, as the tests above bring what seeding alone does not.
describe('every value that a chain can produce is produced', () => {
  test.each([
    ['TransactionStatus', 'txStatus', sdk.TransactionStatus],
    ['TokenType', 'type', sdk.TokenType],
    ['TransactionTokenType', 'type', sdk.TransactionTokenType],
    ['SettingsInfoType', 'type', sdk.SettingsInfoType],
    ['TransactionInfoType', 'type', sdk.TransactionInfoType],
    ['ConflictType', 'conflictType', sdk.ConflictType],
    ['TransactionListItemType', 'type', sdk.TransactionListItemType],
    ['DetailedExecutionInfoType', 'type', sdk.DetailedExecutionInfoType],
    ['LabelValue', 'label', sdk.LabelValue],
    ['SafeMessageStatus', 'status', sdk.SafeMessageStatus],
    ['SafeMessageListItemType', 'type', sdk.SafeMessageListItemType],
    ['ImplementationVersionState', 'implementationVersionState', sdk.ImplementationVersionState],
    ['FEATURES', 'features', sdk.FEATURES],
    ['RPC_AUTHENTICATION', 'authentication', sdk.RPC_AUTHENTICATION],
    ['GAS_PRICE_TYPE', 'type', sdk.GAS_PRICE_TYPE],
    ['SafeAppAccessPolicyTypes', 'type', sdk.SafeAppAccessPolicyTypes],
    ['SafeAppFeatures', 'features', sdk.SafeAppFeatures],
    ['SafeAppSocialPlatforms', 'platform', sdk.SafeAppSocialPlatforms],
  ])('%s', (_, field, values) => {
    expect(Object.values<string>(values).filter((value) => !seen.has(`${field}=${value}`))).toEqual([])
  })

  // UNKNOWN is for a transfer in which the Safe takes no part: such a call is shown as Custom, as by the hosted gateway.
  test('TransferDirection, but for the transfers of others', () => {
    const missing = Object.values(sdk.TransferDirection).filter((value) => !seen.has(`direction=${value}`))
    expect(missing.filter((value) => value !== 'UNKNOWN')).toEqual([])
  })
})

test('chains are kept apart', async () => {
  const { address } = proof.world.shared['1.4.1']
  expect((await ask(`${gateway.url}/v1/chains/1/safes/${address}`)).status).toBe(404)
  expect((await ask(`${gateway.url}/v1/chains/1/owners/${alice.address}/safes`)).body).toEqual({ safes: [] })
  expect((await ask(`${gateway.url}/v1/chains/1/about/master-copies`)).body).toEqual([])
  expect((await ask(`${gateway.url}/v1/chains`)).body).toMatchObject({
    count: 3,
    results: [{ chainId: '31337' }, { chainName: 'Second' }, { chainId: '5' }],
  })
  const page = (await ask(`${gateway.url}/v1/chains?cursor=${encodeURIComponent('limit=2&offset=0')}`)).body as {
    next: string
  }
  expect((await ask(page.next)).body).toMatchObject({ next: null, results: [{ chainId: '5' }] })
})
