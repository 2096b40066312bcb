import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { SafeVersion } from '@/devnet/safeContracts'
import { executeSafeTransaction } from '@/devnet/safeTransactions'
import { depsOf as depsOfPerson } from '@/tests/act/person'
import { seedAct } from '@/tests/act/seedAct'
import type { Act } from './actDeps'
import { followTransaction } from './followTransaction'
import { ChangedMeanwhileError } from './recheck'
import { approve, execute, signAndSubmit } from './submit'
import { UndeliveredError } from './undelivered'

const [alice, bob, carol] = owners
const everyone = owners.map(({ address }) => address)
const to = recipients[0].address

let chain: Chain
beforeAll(async () => {
  chain = await startDevnetChain()
})
afterAll(() => chain.stop())

/** The service is out of reach in these tests: what is about the chain must not depend on it. */
const depsOf = (account: Address, person: Pick<Parameters<typeof depsOfPerson>[0], 'current' | 'onAnswer'> = {}) =>
  depsOfPerson({ chain, account, ...person })

const seed = (version: SafeVersion, saltNonce: bigint, threshold: number) =>
  seedAct(chain, { version, saltNonce, threshold })

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'on %s an approval of one owner lets another one execute',
  async (version) => {
    const { act } = await seed(version, 900n, 2)
    const deps = depsOf(bob.address)
    const approval = await approve(deps, { ...act, account: bob.address })
    expect(await followTransaction(deps.client, approval)).toMatchObject({ result: { outcome: 'success' } })
    const before = await chain.client.getBalance({ address: to })
    const execution = await execute(depsOf(alice.address), act)
    expect(await followTransaction(deps.client, execution)).toMatchObject({ result: { outcome: 'success' } })
    expect(await chain.client.getBalance({ address: to })).toBe(before + 7n)
  },
)

test('nothing is signed or sent when the nonce was used meanwhile', async () => {
  const { safe, act } = await seed('1.4.1', 901n, 1)
  await executeSafeTransaction(chain, safe, { to, value: 1n }, [carol])
  const deps = depsOf(alice.address)
  await expect(signAndSubmit(deps, act)).rejects.toThrow('The nonce was used meanwhile')
  await expect(execute(deps, act)).rejects.toThrow(ChangedMeanwhileError)
  expect(deps.asked).toEqual([])
})

test('nothing is signed or sent when owners or threshold are not those that were shown', async () => {
  const { act } = await seed('1.4.1', 902n, 2)
  const deps = depsOf(alice.address)
  const before = (change: Partial<Act['chain']>) => ({ ...act, chain: { ...act.chain, ...change } })
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
