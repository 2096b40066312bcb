import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recipients } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { describeWorld } from '@/devnet/world'
import { openStore } from '@/gateway/store/database'
import { Proposals } from '@/gateway/store/proposals'
import { killProgram, type Program, runProgram, startProgram } from './program'
import { ask } from './proof'

const [dave] = recipients
const safe = describeWorld().shared['1.4.1']

let chain: Chain
let folder: string
const programs: Program[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-'))
  chain = await startDevnetChain({ seeded: true })
})
afterAll(async () => {
  await Promise.all(programs.map(killProgram))
  await chain.stop()
  rmSync(folder, { recursive: true })
})

const settings = (id = 31337) => ({
  // The second does not answer, which stops nobody.
  chains: [{ id, rpc: [chain.url, 'http://127.0.0.1:1'], shortName: 'dev', pollSeconds: 0.1, finalityDepth: 5 }],
  safes: [`dev:${safe.address}`],
})

async function start() {
  const program = await startProgram(folder, settings())
  programs.push(program)
  const { child, url } = program
  const history = `${url}/v1/chains/31337/safes/${safe.address}/transactions/history`
  await vi.waitFor(async () => expect((await ask(history)).status).toBe(200), { timeout: 20_000 })
  return { child, url, history }
}

test('keeps what it acknowledged and what it read when it is killed, tells how it is, and stops when it is told to', async () => {
  const first = await start()
  const { safeTxHash } = await proposeTo(first.url, chain, safe, { to: dave.address, value: 1n })
  await killProgram(first)
  const second = await start()
  const proposal = await ask(`${second.url}/v1/chains/31337/transactions/${safeTxHash}`)
  expect(proposal.body).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
  await vi.waitFor(async () => {
    const { status, body } = await ask(`${second.url}/health`)
    const known = { chainId: '31337', newestBlock: head, knownTo: head, watchedSafes: 1, problem: null }
    const others = { database: 'ok', tokenLists: [], prices: 'ok' }
    expect([status, body]).toEqual([200, { status: 'ok', ...others, chains: [expect.objectContaining(known)] }])
  })
  expect((await ask(`${second.url}/metrics`)).text).toContain(`gateway_known_block{chain="31337"} ${head}\n`)
  const copy = join(folder, 'copy.sqlite')
  expect((await runProgram(folder, settings(), ['--backup', copy])).said).toMatchObject({ event: 'copied', to: copy })
  const store = await openStore(copy)
  expect(await new Proposals(store, 31337).find(safeTxHash)).toMatchObject({ safeTxHash })
  await store.destroy()
  second.child.kill('SIGTERM')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})

test('does not start with a node of another chain, and says so', async () => {
  const { child, said } = await runProgram(folder, settings(1))
  const reason = expect.stringMatching(/is one of chain 31337/)
  expect(said).toMatchObject({ level: 'error', event: 'not started', reason })
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  expect(code).toBe(1)
})
