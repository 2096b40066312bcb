import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import type { SafeVersion } from '@/devnet/safeContracts'
import type { SafeSigner } from '@/devnet/safeSignatures'
import { createSafe } from '@/devnet/safes'
import { signSafeTransaction } from '@/devnet/safeTransactions'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import { readSafe } from '@/lib/safe/account/readSafe'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import type { ActDeps } from '@/lib/signing/runAct'
import { depsOf as depsOfPerson } from '@/tests/act/person'
import { handOver, NotTakenError } from './handOver'
import type { TransactionAct } from './recheck'
import { signAndSubmit } from './signTransaction'

const [alice, bob, carol] = owners
const to = recipients[0].address

let chain: Chain
let service: RunningGateway
/** How many of the next confirmations the service does not take. */
let refusals = 0

beforeAll(async () => {
  chain = await startDevnetChain()
  service = await startGateway({
    chains: [{ rpcUrl: chain.url }],
    intercept: ({ method, url }, response) => {
      if (refusals === 0 || method !== 'POST' || !url?.endsWith('/confirmations')) return false
      refusals -= 1
      response.writeHead(503).end()
      return true
    },
  })
})
afterAll(async () => {
  await service.stop()
  await chain.stop()
})

const depsOf = (account: Address) => depsOfPerson({ chain, account, gatewayUrl: service.url })

/** A transaction that Bob and a Safe of Carol’s, both owners like Alice, signed and handed on to Alice. */
async function seed(version: SafeVersion, saltNonce: bigint) {
  const nested = await createSafe(chain, { version: '1.4.1', owners: [carol.address], threshold: 1, saltNonce })
  const everyone = [alice.address, bob.address, nested.address]
  const safe = await createSafe(chain, { version, owners: everyone, threshold: 3, saltNonce })
  const state = await readSafe(chain.client, safe.address)
  const transaction = createTransaction({ to, value: 7n, data: '0x' }, state.nonce)
  const ref = { chainId: chain.chainId, address: safe.address }
  const { safeTxHash } = hashSafeTransaction({ ...ref, version }, transaction)
  const sign = async (signer: Address, by: SafeSigner): Promise<OwnerSignature> => ({
    signer,
    signature: await signSafeTransaction(chain, safe, transaction, [by]),
  })
  const signatures = [
    await sign(bob.address, bob),
    await sign(nested.address, { safe: nested, signers: [carol] }),
  ] as const
  const subject = { transaction, signatures, safeTxHash }
  const act: TransactionAct = {
    ref,
    account: alice.address,
    chain: state,
    subject,
    safeTxHash,
    known: [],
    isQueued: false,
  }
  return { act, everyone, signatures, subject, sign }
}

async function readQueued({ gateway }: ActDeps, { ref, safeTxHash }: TransactionAct) {
  const signal = AbortSignal.timeout(10_000)
  const { detailedExecutionInfo } = await readTransactionDetails(gateway, ref.chainId, safeTxHash, signal)
  return detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo : undefined
}

const readSigners = async (deps: ActDeps, act: TransactionAct) =>
  (await readQueued(deps, act))?.confirmations.map(({ signer }) => signer.value)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'on %s whoever proposes what came from hand to hand gives the service every signature of it',
  async (version) => {
    const { act, everyone } = await seed(version, 920n)
    const deps = depsOf(alice.address)
    expect(await signAndSubmit(deps, act)).toBeUndefined()
    expect(new Set(await readSigners(deps, act))).toEqual(new Set(everyone))
    expect(deps.asked).toEqual(['eth_signTypedData_v4'])
  },
)

test('a signature that the service did not take is named, and can be handed over again', async () => {
  const { act, everyone, signatures } = await seed('1.4.1', 921n)
  const deps = depsOf(alice.address)
  refusals = 1
  const notTaken = await signAndSubmit(deps, act)
  expect(notTaken).toBeInstanceOf(NotTakenError)
  expect(notTaken?.message).toContain(`did not take the signature of ${bob.address}. `)
  expect(await readSigners(deps, act)).toEqual([alice.address, signatures[1].signer])
  expect(await handOver(deps, act)).toBeUndefined()
  expect(new Set(await readSigners(deps, act))).toEqual(new Set(everyone))
  await expect(handOver(deps, act)).rejects.toThrow('The Safe service has all of these signatures already.')
  expect(deps.asked).toEqual(['eth_signTypedData_v4'])
})

test('who has signed hands the signatures over without the wallet, and counts as the proposer', async () => {
  const { act, everyone, signatures, subject, sign } = await seed('1.4.1', 922n)
  const deps = depsOf(alice.address)
  const signed = { ...subject, signatures: [...signatures, await sign(alice.address, alice)] }
  expect(await handOver(deps, { ...act, subject: signed })).toBeUndefined()
  expect(await readSigners(deps, act)).toEqual([alice.address, ...everyone.slice(1)])
  expect(await readQueued(deps, act)).toMatchObject({ proposer: { value: alice.address } })
  expect(deps.asked).toEqual([])
})

test('a service that is out of reach takes none, and all of them are named', async () => {
  const { act, signatures } = await seed('1.4.1', 923n)
  const deps = depsOfPerson({ chain, account: alice.address })
  const named = signatures.map(({ signer }) => signer).join(', ')
  await expect(handOver(deps, act)).rejects.toThrow(`did not take the signatures of ${named}. The Safe service cannot`)
})

test('nothing is handed over while one of the signatures does not hold', async () => {
  const { act, signatures, subject } = await seed('1.4.1', 924n)
  const deps = depsOf(alice.address)
  const [first, second] = signatures
  const forged = { ...first, signature: `0x${'11'.repeat(64)}1b` } as const
  const changed = { ...act, subject: { ...subject, signatures: [forged, second] } }
  await expect(handOver(deps, changed)).rejects.toThrow('Signature')
  await expect(readSigners(deps, act)).rejects.toThrow()
})
