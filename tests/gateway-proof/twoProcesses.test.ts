import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeMessageTo } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { startGateway } from '@/gateway/server'
import { findLost, writeAtOnce } from './load'
import { type PostgresServer, startPostgres } from './postgresServer'
import { killProgram, type Program, startProgram } from './program'
import { ask } from './proof'
import { startPublicNode } from './publicNode'

const [alice] = owners
const { shared } = describeWorld()
const safe = shared['1.4.1']
const opened = shared['1.3.0']
const patient = { timeout: 25_000, interval: 100 }
const healthSchema = z.object({
  chains: z.tuple([z.object({ knownTo: z.number().nullable(), isReader: z.boolean() })]),
})

let folder: string
let chain: Chain
let postgres: PostgresServer
let database: string
const programs: Program[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'two-'))
  ;[chain, postgres] = await Promise.all([startDevnetChain({ seeded: true }), startPostgres()])
  database = await postgres.createDatabase()
  await Promise.all([start(), start()])
  await Promise.all(programs.map(waitUntilKnown))
})
afterAll(async () => {
  await Promise.all(programs.map(killProgram))
  await chain.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

async function start() {
  const chains = [{ id: chain.chainId, rpc: chain.url, shortName: 'dev', pollSeconds: 0.1, finalityDepth: 6 }]
  const program = await startProgram(folder, { database, chains, safes: [`dev:${safe.address}`] })
  programs.push(program)
  return program
}

async function readHealth({ url }: Program) {
  return healthSchema.parse((await ask(`${url}/health`)).body).chains[0]
}

async function waitUntilKnown(program: Program) {
  await vi.waitFor(async () => {
    const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
    expect((await readHealth(program)).knownTo).toBe(head)
  }, patient)
}

async function readAll({ url }: { url: string }, of = safe.address) {
  const lists = [
    '',
    '/transactions/history?trusted=false',
    '/transactions/queued',
    '/multisig-transactions/',
    '/messages',
  ]
  const answers = await Promise.all(lists.map((path) => ask(`${url}/v1/chains/${chain.chainId}/safes/${of}${path}`)))
  return answers.map(({ text }) => text.replaceAll(url, ''))
}

/** Which reads the chain, and the other one. */
function tellApart() {
  return vi.waitFor(async () => {
    const states = await Promise.all(programs.map(readHealth))
    const [reader, ...moreReaders] = programs.filter((_, position) => states[position]?.isReader)
    const other = programs.find((program) => program !== reader)
    if (!reader || !other || moreReaders.length > 0) throw new Error('It is not one that reads the chain')
    return { reader, other }
  }, patient)
}

test('one of two reads the chain, the other knows what it reads, and forgets with it what the chain has replaced', async () => {
  const { reader, other } = await tellApart()
  const hash = await chain.client.sendTransaction({ account: alice, to: safe.address, value: 77n })
  await chain.client.mine({ blocks: 3 })
  await waitUntilKnown(other)
  expect((await readAll(other)).join()).toContain(hash)
  type Reorg = { Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }
  await chain.client.request<Reorg>({ method: 'anvil_reorg', params: [4, []] })
  await chain.client.mine({ blocks: 1 })
  for (const each of [reader, other]) {
    await waitUntilKnown(each)
    await vi.waitFor(async () => expect((await readAll(each)).join()).not.toContain(hash), patient)
  }
})

test('a Safe that somebody opens at the other one is read as well', async () => {
  const { reader, other } = await tellApart()
  const path = `/v1/chains/${chain.chainId}/safes/${opened.address}`
  expect((await ask(other.url + path)).status).toBe(200)
  for (const { url } of [other, reader]) {
    await vi.waitFor(async () => expect((await ask(url + path)).status).toBe(200), patient)
  }
})

test('nothing is lost or kept twice when both write and one is killed, and the other goes on and reads the chain', async () => {
  const { reader, other } = await tellApart()
  const urls = [reader.url, other.url]
  const load = { ...{ chain, safe, urls, firstNonce: 100n, count: 30, writers: 5 } }
  let killing: Promise<void> | undefined
  const kill = () => {
    urls.splice(urls.indexOf(reader.url), 1)
    return killProgram(reader)
  }
  const written = await writeAtOnce({
    ...load,
    onAcknowledged: (count) => {
      if (count >= 12) killing ??= kill()
    },
  })
  await killing
  expect(written).toMatchObject({ unexpected: [], twice: 0 })
  expect([written.proposed.length, urls.length]).toEqual([30, 1])
  expect(await findLost(other.url, chain, written)).toEqual([])
  programs.splice(programs.indexOf(reader), 1)

  await proposeMessageTo(other.url, chain, safe, 'One is enough.')
  const hash = await chain.client.sendTransaction({ account: alice, to: safe.address, value: 78n })
  await chain.client.mine({ blocks: 1 })
  await waitUntilKnown(other)
  expect((await readHealth(other)).isReader).toBe(true)
  const next = await start()
  await waitUntilKnown(next)
  const all = await readAll(other)
  expect(all.join()).toContain(hash)
  expect(await readAll(next)).toEqual(all)
  const whole = await startGateway({ chains: [{ rpcUrl: chain.url, shortName: 'dev' }], storePath: database })
  expect(await readAll(whole)).toEqual(all)
  await whole.stop()
})

test('who cannot reach the chain lets another process read it', async () => {
  const node = await startPublicNode(chain.url, {
    longestRange: 1_000,
    mostLogs: 1_000,
    tooOftenAt: 0,
    hasTraces: true,
  })
  const storePath = await postgres.createDatabase()
  const watch = { startBlock: 0, finalityDepth: 6, pollSeconds: 0.05, mostSafes: 5, safes: [safe.address] }
  const cutOff = await startGateway({ chains: [{ rpcUrl: node.url, watch }], storePath })
  const well = await startGateway({ chains: [{ rpcUrl: chain.url, watch }], storePath })
  const listReaders = () => [cutOff, well].map(({ gateway }) => gateway.chains[0]?.watched?.isReader)
  expect(listReaders()).toEqual([true, false])
  node.stop()
  await vi.waitFor(() => expect(listReaders()).toEqual([false, true]), patient)
  await Promise.all([cutOff.stop(), well.stop()])
})

test('while the database is away nothing is acknowledged and health says so; when it is back, all is as it was', async () => {
  const [program] = programs
  if (!program) throw new Error('No gateway is left')
  const before = await readAll(program)
  await postgres.breakDown()
  const message = await proposeMessageTo(program.url, chain, safe, 'Is somebody there?').catch(String)
  expect(message).toMatch(/answered 503: .*The records cannot be reached/)
  const { status, text } = await ask(`${program.url}/health`)
  expect([status, text]).toEqual([503, expect.stringContaining('ECONNREFUSED')])
  await postgres.start()
  await vi.waitFor(async () => expect((await ask(`${program.url}/health`)).status).toBe(200), patient)
  await waitUntilKnown(program)
  expect(await readAll(program)).toEqual(before)
})
