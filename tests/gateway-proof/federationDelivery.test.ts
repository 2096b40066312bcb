import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { confirmAt, proposeMessageTo, proposeTo } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { confirmedBy, federate, named, signedBy, soon } from './federatedPair'
import { type PostgresServer, startPostgres } from './postgresServer'
import { killProgram, type Program, startProgram } from './program'
import { ask } from './proof'

const [alice, bob] = owners
const [dave] = recipients
const safe = describeWorld().shared['1.4.1']
const payment = { to: dave.address, value: 1n }

let chain: Chain
let postgres: PostgresServer
let folder: string
const programs: Program[] = []
const federation = federate(() => chain, safe)
const { startHosted, startOwn, readTransaction, readMessage, readQueue } = federation

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'))
  ;[chain, postgres] = await Promise.all([startDevnetChain({ seeded: true }), startPostgres()])
})
afterEach(async () => {
  await Promise.all(programs.splice(0).map(killProgram))
  await federation.stopAll()
})
afterAll(async () => {
  await chain.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

async function start(database: string, service: string) {
  const watch = { pollSeconds: 0.1, finalityDepth: 5 }
  const chains = [{ id: chain.chainId, rpc: chain.url, shortName: 'dev', ...watch, service }]
  const program = await startProgram(folder, { database, chains, safes: [`dev:${safe.address}`] })
  programs.push(program)
  const url = `${program.url}/v1/chains/${chain.chainId}/safes/${safe.address}`
  await vi.waitFor(async () => expect((await ask(url)).status).toBe(200), { timeout: 20_000 })
  return program
}

async function findFreePort() {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe.each([
  ['SQLite', async () => join(folder, 'killed.sqlite')],
  ['PostgreSQL', () => postgres.createDatabase()],
])('on %s', (_, createDatabase) => {
  test('what was acknowledged is told to the service by the next process, when the first is killed', async () => {
    const [database, port] = [await createDatabase(), await findFreePort()]
    const service = `http://127.0.0.1:${port}`
    const killed = await start(database, service)
    const { safeTxHash } = await proposeTo(killed.url, chain, safe, payment)
    await confirmAt(killed.url, chain, safe, payment, bob)
    const message = await proposeMessageTo(killed.url, chain, safe, 'Last words')
    await killProgram(killed)
    const hosted = await startHosted({ port })
    await startOwn(service, { storePath: database })
    await vi.waitFor(async () => {
      expect(await readTransaction(hosted, safeTxHash)).toEqual(confirmedBy(alice, bob))
      expect(await readMessage(hosted, message)).toEqual(signedBy(alice))
    }, soon)
  })
})

test('of two processes one tells the service, whichever was asked, and when it ends the other', async () => {
  const hosted = await startHosted()
  const told: string[] = []
  federation.faults.intercept = ({ method, url = '' }) => {
    if (method === 'POST') told.push(url)
    return false
  }
  const storePath = await postgres.createDatabase()
  const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 0.05, mostSafes: 5, safes: [safe.address] }
  const [first, second] = [
    await startOwn(hosted.url, { storePath }, watch),
    await startOwn(hosted.url, { storePath }, watch),
  ]
  const isKnown = async () =>
    expect(await Promise.all([first, second].map(readQueue))).toMatchObject([{ count: 0 }, { count: 0 }])
  await vi.waitFor(isKnown, soon)
  const hashes: string[] = []
  for (const [index, { url }] of [first, second, first, second].entries()) {
    hashes.push((await proposeTo(url, chain, safe, { ...payment, nonce: BigInt(60 + index) })).safeTxHash)
  }
  const areThere = async () => {
    for (const hash of hashes) expect(await readTransaction(hosted, hash)).toEqual(confirmedBy(alice))
  }
  await vi.waitFor(areThere, soon)
  expect(told).toHaveLength(4)
  await first.stop()
  hashes.push((await proposeTo(second.url, chain, safe, { ...payment, nonce: 70n })).safeTxHash)
  await vi.waitFor(areThere, soon)
})

test('what was kept before there was a service is told to it as soon as somebody looks', async () => {
  const storePath = join(folder, 'before.sqlite')
  const hosted = await startHosted()
  const alone = await startHosted({ storePath })
  const { safeTxHash } = await proposeTo(alone.url, chain, safe, payment)
  await alone.stop()
  const own = await startOwn(hosted.url, { storePath })
  await readQueue(own)
  await vi.waitFor(async () => expect(await readTransaction(hosted, safeTxHash)).toEqual(confirmedBy(alice)), soon)
  expect(await readTransaction(own, safeTxHash)).toEqual(named({ from: 'HERE', differences: [] }))
})
