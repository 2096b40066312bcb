import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { SafeVersion } from '@/devnet/safeContracts'
import { createSafe } from '@/devnet/safes'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { ObstacleError } from '@/lib/signing/obstacle'
import { UndeliveredError } from '@/lib/signing/undelivered'
import { depsOf as depsOfPerson } from '@/tests/act/person'
import { seedAct } from '@/tests/act/seedAct'
import { followToEnd } from './followTransaction'
import type { TransactionAct } from './recheck'
import { approve, execute } from './sendTransaction'
import { signAndSubmit } from './signTransaction'

const [alice, bob, carol] = owners
const everyone = owners.map(({ address }) => address)
const to = recipients[0].address

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

/** The service is out of reach in these tests: what is about the chain must not depend on it. */
const depsOf = (
  account: Address,
  person: Pick<Parameters<typeof depsOfPerson>[0], 'current' | 'onAnswer' | 'onAsk'> = {},
) => depsOfPerson({ chain, account, ...person })

const ignore = () => undefined
const seed = (version: SafeVersion, saltNonce: bigint, threshold: number) =>
  seedAct(chain, { version, saltNonce, threshold })

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'on %s an approval of one owner lets another one execute',
  async (version) => {
    const { act } = await seed(version, 900n, 2)
    const deps = depsOf(bob.address)
    const approval = await approve(deps, { ...act, account: bob.address })
    // The node answers before it has taken what was sent into a block.
    expect(await followToEnd(deps, approval, ignore)).toMatchObject({ outcome: 'success' })
    const before = await chain.client.getBalance({ address: to })
    const execution = await execute(depsOf(alice.address), act)
    expect(await followToEnd(deps, execution, ignore)).toMatchObject({ outcome: 'success' })
    expect(await chain.client.getBalance({ address: to })).toBe(before + 7n)
  },
)

test('nothing is signed or sent when the nonce was used meanwhile', async () => {
  const { safe, act } = await seed('1.4.1', 901n, 1)
  await executeSafeTransaction(chain, safe, { to, value: 1n }, [carol])
  const deps = depsOf(alice.address)
  await expect(signAndSubmit(deps, act)).rejects.toThrow('The nonce was used meanwhile')
  await expect(execute(deps, act)).rejects.toThrow(ObstacleError)
  expect(deps.asked).toEqual([])
})

test('nothing is signed or sent when owners or threshold are not those that were shown', async () => {
  const { act } = await seed('1.4.1', 902n, 2)
  const deps = depsOf(alice.address)
  const before = (change: Partial<TransactionAct['chain']>) => ({ ...act, chain: { ...act.chain, ...change } })
  await expect(signAndSubmit(deps, before({ threshold: 1 }))).rejects.toThrow('needs 2 signatures now, not 1')
  await expect(signAndSubmit(deps, before({ owners: [...everyone, to] }))).rejects.toThrow(
    'was removed from the owners',
  )
  await expect(signAndSubmit(deps, before({ owners: everyone.slice(1) }))).rejects.toThrow('An owner was added')
  expect(deps.asked).toEqual([])
})

test('nothing is signed under another hash than the one that was shown', async () => {
  const { act, transaction } = await seed('1.4.1', 903n, 2)
  const deps = depsOf(alice.address)
  const subject = { transaction: { ...transaction, value: 8n } }
  await expect(signAndSubmit(deps, { ...act, subject })).rejects.toThrow('Do not sign')
  expect(deps.asked).toEqual([])
})

test('a signature that was given under another account is not handed on', async () => {
  const { act } = await seed('1.4.1', 904n, 2)
  let account: Address = alice.address
  const onAnswer = () => {
    account = bob.address
  }
  const deps = depsOf(alice.address, { current: () => account, onAnswer })
  await expect(signAndSubmit(deps, act)).rejects.toThrow('The wallet has another account now')
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
})

test('a signature that was given while the Safe changed is told, not kept and not handed on', async () => {
  const { safe, act } = await seed('1.4.1', 906n, 2)
  const changeThreshold = encodeFunctionData({
    ...{ abi: parseAbi(['function changeThreshold(uint256)']), args: [1n] },
  })
  const onAsk = async (answer: () => Promise<unknown>) => {
    await executeSafeTransaction(chain, safe, { to: safe.address, data: changeThreshold }, [bob, carol])
    return answer()
  }
  const deps = depsOf(alice.address, { onAsk })
  const next = createTransaction({ to, value: 7n, data: '0x' }, act.chain.nonce + 1n)
  const { safeTxHash } = hashSafeTransaction({ ...act.ref, version: '1.4.1' }, next)
  const later = { ...act, subject: { transaction: next }, safeTxHash }
  await expect(signAndSubmit(deps, later)).rejects.toThrow('The Safe needs 1 signatures now, not 2.')
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
  const subject = { chainId: chain.chainId, safe: act.ref.address, hash: safeTxHash }
  expect(deps.unfinished.findSignature(subject, alice.address)).toBeUndefined()
  expect(deps.unfinished.listNotes(subject)).toEqual([])
})

test('whoever signs for a Safe among the owners is told when that Safe changed, and gives nothing', async () => {
  const pair = [alice.address, bob.address]
  const inner = await createSafe(chain, { version: '1.4.1', owners: pair, threshold: 1, saltNonce: 907n })
  const outer = await createSafe(chain, {
    ...{ version: '1.4.1', owners: [inner.address, carol.address], threshold: 2, saltNonce: 907n },
  })
  const state = await readSafe(chain.client, outer.address)
  const transaction = createTransaction({ to, value: 0n, data: '0x' }, 0n)
  const ref = { chainId: chain.chainId, address: outer.address }
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
  const ownerSafe = await readSafe(chain.client, inner.address)
  const shown = { ref, account: alice.address, chain: state, subject: { transaction }, safeTxHash, known: [] }
  const act = { ...shown, isQueued: false, ownerSafe }
  const subject = { chainId: chain.chainId, safe: outer.address, hash: safeTxHash }
  const honest = depsOf(alice.address)
  await expect(signAndSubmit(honest, act)).rejects.toThrow(UndeliveredError)
  expect(honest.unfinished.findSignature(subject, inner.address)).toBeDefined()
  const changeThreshold = encodeFunctionData({
    ...{ abi: parseAbi(['function changeThreshold(uint256)']), args: [2n] },
  })
  const onAsk = async (answer: () => Promise<unknown>) => {
    const signature = await answer()
    await executeSafeTransaction(chain, inner, { to: inner.address, data: changeThreshold }, [bob])
    return signature
  }
  const deps = depsOf(alice.address, { onAsk })
  await expect(signAndSubmit(deps, act)).rejects.toThrow('does not accept what was signed for it')
  expect(deps.unfinished.findSignature(subject, inner.address)).toBeUndefined()
  await expect(signAndSubmit(deps, act)).rejects.toThrow(
    'Of your Safe among the owners: The Safe needs 2 signatures now, not 1.',
  )
  expect(deps.asked).toHaveLength(1)
})

test('a signature that the service did not take is kept, and the wallet is not asked for it again', async () => {
  const { act } = await seed('1.4.1', 905n, 2)
  const deps = depsOf(alice.address)
  await expect(signAndSubmit(deps, act)).rejects.toThrow(UndeliveredError)
  await expect(signAndSubmit(deps, act)).rejects.toThrow('Your signature is kept in this browser')
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
  const subject = { chainId: chain.chainId, safe: act.ref.address, hash: act.safeTxHash }
  deps.unfinished.keepSignature({ ...subject, signer: alice.address, signature: `0x${'11'.repeat(64)}1b` })
  await expect(signAndSubmit(deps, act)).rejects.toThrow(UndeliveredError)
  expect(deps.asked).toHaveLength(2)
})
