import { createPublicClient, type Hex, http, type PublicClient } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { safeContracts } from '@/devnet/safeContracts'
import { type RunningGateway, startGateway } from '@/gateway/server'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { judgeAccount } from '@/lib/safe/account/implementation'
import { readSafe } from '@/lib/safe/account/readSafe'
import { prepareExecution } from '@/lib/safe/execute/executeTransaction'
import { joinSafe } from '@/lib/safe-view/safeView'
import { decideActions } from '@/lib/signing/transaction/decideActions'
import { followTransaction } from '@/lib/signing/transaction/followTransaction'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { change, strangeHash } from '@/tests/verify/lyingGateway'
import { startForgetfulNode } from './forgetfulNode'
import { oldContracts, placeOldContracts } from './oldContracts'
import { SafeSeeder } from './safeSeeder'
import { faultsOf, openLists, openOf, verifyAnswer } from './verifiedLists'
import { type Kind, kinds, type Seeded, seedKind, seedUpgraded } from './versionWorld'

const [alice] = owners

let chain: Chain
let server: RunningGateway
let lists: ReturnType<typeof openLists>
let client: PublicClient
const seeded = new Map<string, Seeded>()
let upgraded: Awaited<ReturnType<typeof seedUpgraded>>[] = []

// Everything is on one chain, so that the gateway tells the versions apart as one does.
beforeAll(async () => {
  chain = await startDevnetChain()
  server = await startGateway({ chains: [{ rpcUrl: chain.url }] })
  lists = openLists(server.url)
  client = createPublicClient({ transport: http(chain.url, { batch: true }) })
  await placeOldContracts(chain)
  for (const kind of kinds) seeded.set(kind.label, await seedKind(chain, server.url, kind))
  const to = (version: '1.3.0' | '1.4.1') => ({ version, singleton: safeContracts(version).singletonL2 })
  const old = { version: '1.1.1', singleton: oldContracts['1.1.1'].singleton }
  upgraded = [
    await seedUpgraded(chain, server.url, '1.0.0', [old, to('1.3.0')]),
    await seedUpgraded(chain, server.url, '1.1.1', [to('1.4.1')]),
  ]
})
afterAll(async () => {
  await server.stop()
  await chain.stop()
})

const isSilent = ({ version }: Kind) => version === '0.1.0' || version === '1.0.0'

function find({ label }: Kind): Seeded {
  const found = seeded.get(label)
  if (!found) throw new Error(`There is no Safe of ${label}`)
  return found
}

describe.each(kinds)('a Safe of $label', (kind) => {
  test('is read by the gateway as the chain has it, and known for what it is', async () => {
    const { address } = find(kind)
    const state = await readSafe(client, address)
    const service = parseAnswer(safeInfo, await lists.read(`safes/${address}`))
    expect(judgeAccount(state)).toBe('known')
    expect(
      faultsOf(
        joinSafe({ chainId: 31337, address }, state, service, { chain: 'answered', service: 'answered' })?.checks ?? [],
      ),
    ).toEqual([])
  })

  test('has nothing in its history and queue that is called wrong; what cannot be proved is no more than this', async () => {
    const { address } = find(kind)
    const reading = { state: await readSafe(client, address), client }
    const rows = await lists.verifyAll(address, reading, ['1.0.0', '1.2.0', '1.4.1', '1.5.0+L2'].includes(kind.label))
    expect(rows).toHaveLength(19)
    const open: string[] = []
    for (const { listed, results } of rows) {
      for (const { checks, status } of results) {
        expect(faultsOf(checks), `${listed.id} ${listed.txStatus}`).toEqual([])
        expect(status).toBe(results[0]?.status)
      }
      if (results[0] && results[0].status !== 'match') open.push(openOf(results[0]))
    }
    expect(open).toEqual(openRows(kind))
  })

  test('a cancelled transaction has the signature of an owner who left, under a threshold of its time', async () => {
    const { address, cancelled } = find(kind)
    const answer = await lists.read(`transactions/${cancelled}`)
    const { checks, status, claimed } = await verifyAnswer(
      address,
      { state: await readSafe(client, address), client },
      answer,
    )
    expect(answer).toMatchObject({ txStatus: 'CANCELLED' })
    expect(claimed?.confirmations).toHaveLength(2)
    expect(faultsOf(checks)).toEqual([])
    expect(checks.filter(({ subject, status }) => subject === 'confirmation' && status === 'match')).toHaveLength(2)
    expect(status).toBe(isSilent(kind) ? 'unknown' : 'match')
    // Nobody proves that a stranger ever was an owner, however true the signature is.
    const stranger = await signAsStranger(cancelled)
    const signed = change(answer, 'detailedExecutionInfo.confirmations.0', stranger)
    const foreign = await verifyAnswer(address, { state: await readSafe(client, address), client }, signed)
    expect(foreign.status).toBe('unknown')
    expect(foreign.checks.filter(({ subject }) => subject === 'confirmation')).toContainEqual(
      expect.objectContaining({ status: 'unknown', owner: stranger.signer.value }),
    )
  })

  test('a lie about an execution is never verified', async () => {
    const { address } = find(kind)
    const reading = { state: await readSafe(client, address), client }
    const executed = (await lists.listAll(address, 'history')).filter(
      ({ executionInfo }) => executionInfo?.type === 'MULTISIG',
    )
    const [last, before] = executed
    const answer = await lists.read(`transactions/${last?.id}`)
    const info = 'detailedExecutionInfo'
    const wrong = async (path: string, value: unknown) =>
      faultsOf((await verifyAnswer(address, reading, change(answer, path, value))).checks).join()
    expect(await wrong('txData.value', '77')).toContain('value: ')
    expect(await wrong('txHash', before?.txHash)).toContain('txHash: ')
    expect(await wrong('txHash', strangeHash)).toContain('txHash: ')
    expect(await wrong('txStatus', 'FAILED')).toContain('txStatus: ')
    expect(await wrong('executedAt', 1_000)).toContain('time: ')
    expect(await wrong(`${info}.nonce`, 0)).toContain('nonce: ')
    expect(await wrong(`${info}.confirmations.0.signer.value`, owners[1].address)).toContain('signer: ')
    const other = `0x${'11'.repeat(64)}1b`
    expect(await wrong(`${info}.confirmations.0.signature`, other)).toContain('signature: ')
  })

  test('what waits may be signed and executed, and is proved then', async () => {
    const { address, open } = find(kind)
    const seeder = new SafeSeeder(chain, server.url, address, kind.version)
    const hash = await seeder.hash(open)
    const look = async () => {
      const reading = { state: await readSafe(client, address), client }
      const result = await verifyAnswer(address, reading, await lists.read(`transactions/${hash}`))
      const signedBy = result.verification?.signedBy ?? []
      const situation = { account: alice.address, walletChainId: 31337, ownerSafes: [], proposer: undefined, signedBy }
      const safe = { chainId: 31337, address }
      const common = { safe, chain: reading.state, transaction: open, verdict: summarise(result.checks) }
      return { ...reading, result, decisions: decideActions({ ...situation, ...common }) }
    }
    const before = await look()
    expect(before.decisions).toMatchObject({ sign: undefined, execute: undefined })
    await seeder.confirm(open, { by: alice, how: 'key' })
    const { state, result, decisions } = await look()
    expect(decisions).toMatchObject({ sign: { code: 'signed' }, execute: undefined })
    const call = prepareExecution(state, open, result.claimed?.confirmations ?? [], alice.address)
    const { transactionHash: txHash } = await seeder.send(alice, call.to, call.data)
    const sent = { chainId: 31337, safe: address, hash, txHash, sentAt: Date.now() }
    expect(await followTransaction(client, sent)).toMatchObject({ result: { outcome: 'success' } })
    const other = { ...sent, hash: strangeHash }
    expect(await followTransaction(client, other)).toMatchObject({ result: { outcome: 'other' } })
    expect((await look()).result).toMatchObject({ status: 'match' })
  })
})

async function signAsStranger(hash: Hex) {
  const [{ address }, signature] = [recipients[2], await recipients[2].sign({ hash })]
  return { signer: { value: address, name: null, logoUri: null }, signature, submittedAt: 1_000 }
}

/** Of each row that stays unproved, newest first, what it is that nothing proves. */
function openRows(kind: Kind): string[] {
  // Called by another contract, such a version leaves no trace at all; called by a Safe, only its L2 flavour names it.
  const indirect = isSilent(kind) ? ['confirmation execution txStatus', 'execution txStatus'] : ['confirmation']
  if (kind.l2) return []
  return isSilent(kind) ? [...indirect, 'txStatus', 'txStatus'] : indirect
}

test('a Safe that was upgraded keeps a history by the rules of each of its times', async () => {
  for (const { address, cancelled } of upgraded) {
    const reading = { state: await readSafe(client, address), client }
    for (const { listed, results } of await lists.verifyAll(address, reading)) {
      for (const { checks, status } of results) {
        expect(faultsOf(checks), `${listed.id} ${listed.txStatus}`).toEqual([])
        expect(status).toBe('match')
      }
    }
    for (const hash of cancelled) {
      const { checks } = await verifyAnswer(address, reading, await lists.read(`transactions/${hash}`))
      expect(faultsOf(checks)).toEqual([])
    }
  }
})

test('a node without the states of the past leaves more unproved, and makes nothing wrong', async () => {
  const node = await startForgetfulNode(chain.url)
  const forgetful = createPublicClient({ transport: http(node.url, { retryCount: 0 }) })
  const matches: Hex[] = []
  const addresses = kinds.filter(({ label }) => ['1.0.0', '1.2.0'].includes(label)).map((kind) => find(kind).address)
  for (const address of [...addresses, ...upgraded.map((safe) => safe.address)]) {
    const reading = { state: await readSafe(forgetful, address), client: forgetful }
    for (const { listed, results } of await lists.verifyAll(address, reading, false)) {
      for (const { checks } of results) expect(faultsOf(checks), `${listed.id} ${listed.txStatus}`).toEqual([])
      if (results[0]?.status === 'match' && listed.txHash) matches.push(listed.txHash)
    }
  }
  // Signatures of owners over the very hash prove most of what leaves no event.
  expect(matches.length).toBeGreaterThan(40)
  node.stop()
})
