import {
  type Address,
  concat,
  createTestClient,
  encodeFunctionData,
  http,
  parseAbi,
  parseEventLogs,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMnemonic } from '@/devnet/accounts'
import { safeContracts } from '@/devnet/safeContracts'
import { ask, type Proof, startProof } from './proof'

// Everything below is plain viem: none of the project's own ways to make, sign or send Safe transactions.
const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function setFallbackHandler(address handler)',
  'event ProxyCreation(address indexed proxy, address singleton)',
])
const accountAt = (addressIndex: number) => mnemonicToAccount(testMnemonic, { addressIndex })
const [first, second, third, fourth] = [accountAt(11), accountAt(12), accountAt(13), accountAt(14)] as const
const { proxyFactory, singletonL2, singleton, fallbackHandler } = safeContracts('1.4.1')
type Account = typeof first
const sentinel = '0x0000000000000000000000000000000000000001'

let proof: Proof
let client: ReturnType<typeof connect>
function connect(url: string) {
  return createTestClient({ chain: anvil, mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
}

beforeAll(async () => {
  proof = await startProof()
  client = connect(proof.chain.url)
  for (const { address } of [first, second, third, fourth]) await client.setBalance({ address, value: 10n ** 20n })
})
afterAll(() => proof.stop())

async function create(master: Address, saltNonce: bigint) {
  const owners = [first, second].map(({ address }) => address).sort()
  const initializer = encodeFunctionData({
    ...{ abi, functionName: 'setup' },
    args: [owners, 2n, zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const call = { abi, functionName: 'createProxyWithNonce', args: [master, initializer, saltNonce] } as const
  const hash = await client.writeContract({ account: first, chain: anvil, address: proxyFactory, ...call })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [log] = parseEventLogs({ abi, logs, eventName: 'ProxyCreation' })
  if (!log) throw new Error('No Safe was created')
  return log.args.proxy
}

/** Signs with the raw hash that the contract itself gives, and sends. */
async function execute(
  safe: Address,
  to: Address,
  value: bigint,
  data: `0x${string}`,
  signers: Account[] = [first, second],
  attached = 0n,
) {
  const nonce = await client.readContract({ address: safe, abi, functionName: 'nonce' })
  const rest = [0, 0n, 0n, 0n, zeroAddress, zeroAddress] as const
  const hash = await client.readContract({
    address: safe,
    abi,
    functionName: 'getTransactionHash',
    args: [to, value, data, ...rest, nonce],
  })
  const sorted = [...signers].sort((left, right) => (left.address.toLowerCase() < right.address.toLowerCase() ? -1 : 1))
  const signatures = concat(await Promise.all(sorted.map((signer) => signer.sign({ hash }))))
  const sent = encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [to, value, data, ...rest, signatures],
  })
  await client.sendTransactionSync({ account: fourth, chain: anvil, to: safe, data: sent, value: attached })
  return hash
}

type Listed = {
  results: { type: string; transaction?: Record<string, unknown> & { id: string; txInfo: Record<string, unknown> } }[]
}

async function read(path: string) {
  return (await ask(`${proof.base}/${path}`)).body
}

describe.each([
  ['with events (L2)', singletonL2, '1.4.1+L2'],
  ['without events (L1)', singleton, '1.4.1'],
])('a Safe made, used and changed by plain calls, %s', (_, master, version) => {
  test('is shown as the chain has it', async () => {
    const before = Date.now()
    const safe = await create(master, 77n)
    await client.sendTransactionSync({ account: third, chain: anvil, to: safe, value: 5_000n })
    const paid = await execute(safe, third.address, 1_200n, '0x', [first, second], 33n)
    const swap = encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [third.address, 1n] })
    const changed = await execute(safe, safe, 0n, swap)
    const drop = encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [zeroAddress] })
    await execute(safe, safe, 0n, drop, [third])

    const info = await read(`safes/${safe}`)
    expect(info).toMatchObject({
      nonce: 3,
      threshold: 1,
      version,
      fallbackHandler: null,
      implementation: { value: master },
    })
    expect(new Set((info as { owners: { value: Address }[] }).owners.map(({ value }) => value))).toEqual(
      new Set([first, second, third].map(({ address }) => address)),
    )
    expect(await read(`owners/${third.address}/safes`)).toMatchObject({ safes: expect.arrayContaining([safe]) })
    expect(await read(`safes/${safe}/balances/usd`)).toMatchObject({ items: [{ balance: String(5_000 + 33 - 1_200) }] })

    const history = (await read(`safes/${safe}/transactions/history`)) as Listed
    const transactions = history.results.flatMap(({ transaction }) => transaction ?? [])
    expect(transactions.map(({ txInfo }) => txInfo.settingsInfo ?? txInfo.transferInfo ?? txInfo.type)).toMatchObject([
      { type: 'SET_FALLBACK_HANDLER', handler: { value: zeroAddress } },
      { type: 'ADD_OWNER', owner: { value: third.address }, threshold: 1 },
      { type: 'NATIVE_COIN', value: '1200' },
      { type: 'NATIVE_COIN', value: '5000' },
      'Creation',
    ])
    expect(transactions.at(-1)?.txInfo).toMatchObject({
      creator: { value: first.address },
      saltNonce: '77',
      factory: { value: proxyFactory },
    })
    expect(transactions.map(({ id }) => id).slice(1, 3)).toEqual([
      `multisig_${safe}_${changed}`,
      `multisig_${safe}_${paid}`,
    ])

    const details = await read(`transactions/${paid}`)
    expect(details).toMatchObject({
      txStatus: 'SUCCESS',
      txInfo: { sender: { value: safe }, recipient: { value: third.address } },
      detailedExecutionInfo: { nonce: 0, confirmationsRequired: 2, executor: { value: fourth.address } },
    })
    const { executedAt, detailedExecutionInfo } = details as {
      executedAt: number
      detailedExecutionInfo: { confirmations: { signer: { value: Address } }[] }
    }
    expect(new Set(detailedExecutionInfo.confirmations.map(({ signer }) => signer.value))).toEqual(
      new Set([first.address, second.address]),
    )
    expect(Math.abs(executedAt - before)).toBeLessThan(3_600_000)

    const incoming = (await read(`safes/${safe}/incoming-transfers/`)) as Listed
    const amounts = incoming.results.map(({ transaction }) => transaction?.txInfo.transferInfo)
    expect(amounts).toMatchObject([{ value: '33' }, { value: '5000' }])
  })

  test('an owner who was swapped out is one no longer', async () => {
    const safe = await create(master, 78n)
    const owners = ((await read(`safes/${safe}`)) as { owners: { value: Address }[] }).owners.map(({ value }) => value)
    const old = owners[0] ?? zeroAddress
    const swap = encodeFunctionData({ abi, functionName: 'swapOwner', args: [sentinel, old, fourth.address] })
    await execute(safe, safe, 0n, swap)
    expect(((await read(`owners/${old}/safes`)) as { safes: Address[] }).safes).not.toContain(safe)
    expect(((await read(`owners/${fourth.address}/safes`)) as { safes: Address[] }).safes).toContain(safe)
    const { results } = (await read(`safes/${safe}/transactions/history`)) as Listed
    const shown = results.find(({ type }) => type === 'TRANSACTION')?.transaction?.txInfo
    expect(shown).toMatchObject({
      settingsInfo: { type: 'SWAP_OWNER', oldOwner: { value: old }, newOwner: { value: fourth.address } },
    })
  })

  test('what a revert of the chain undoes is undone here', async () => {
    const safe = await create(master, 79n)
    const kept = await read(`safes/${safe}/transactions/history`)
    const snapshot = await client.snapshot()
    await client.sendTransactionSync({ account: third, chain: anvil, to: safe, value: 9n })
    const undone = await execute(safe, third.address, 4n, '0x')
    expect(await read(`safes/${safe}`)).toMatchObject({ nonce: 1 })
    expect(await read(`transactions/${undone}`)).toMatchObject({ txStatus: 'SUCCESS' })

    await client.revert({ id: snapshot })
    expect(await read(`safes/${safe}`)).toMatchObject({ nonce: 0 })
    expect(await read(`safes/${safe}/transactions/history`)).toEqual(kept)
    expect(await read(`transactions/${undone}`)).toMatchObject({ code: 404 })

    // As many blocks again, so that the number alone tells nothing.
    await client.sendTransactionSync({ account: third, chain: anvil, to: safe, value: 10n })
    await client.sendTransactionSync({ account: third, chain: anvil, to: safe, value: 11n })
    const { results } = (await read(`safes/${safe}/transactions/history`)) as Listed
    const values = results.flatMap(({ transaction }) => transaction?.txInfo.transferInfo ?? [])
    expect(values).toMatchObject([{ value: '11' }, { value: '10' }])
  })

  test('a Safe that a revert takes away is there no more', async () => {
    const snapshot = await client.snapshot()
    const safe = await create(master, 80n)
    expect(await read(`safes/${safe}`)).toMatchObject({ nonce: 0 })
    await client.revert({ id: snapshot })
    expect(await read(`safes/${safe}`)).toMatchObject({ code: 404 })
  })
})
