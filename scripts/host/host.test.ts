import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { spawnBound } from '@/devnet/boundProcess'
import type { Chain } from '@/devnet/chain'
import { multicall3Address } from '@/devnet/chain'
import { startDevnetChain } from '@/devnet/devnetChain'
import { proposeTo } from '@/devnet/gateway/seedGateway'
import { siteInputsKey } from '@/devnet/siteInputs'
import { describeWorld } from '@/devnet/world'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { checkPlan } from './checkPlan'
import { type HostOptions, readPlan } from './readPlan'

const [dave] = recipients
const safe = describeWorld().shared['1.4.1']
const buildFolder = '.next-host-test'

let chain: Chain
let data: string
let ports: HostOptions['ports']
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'host-'))
  chain = await startDevnetChain({ seeded: true })
  ports = { site: await findFreePort(), gateway: await findFreePort() }
})
afterAll(async () => {
  await chain.stop()
  rmSync(data, { recursive: true })
  rmSync(buildFolder, { recursive: true, force: true })
})

const node = () => `31337=${chain.url}`
const check = async (given: Partial<HostOptions>) =>
  checkPlan(readPlan({ rpc: [node()], safe: [], data, ports, ...given }, { NODE_ENV: 'test' }))

describe('what would keep it from working is said before anything is built', () => {
  test('values that mean nothing', async () => {
    await expect(check({ rpc: [] })).rejects.toThrow('Say where your node is')
    await expect(check({ rpc: ['http://127.0.0.1:8545'] })).rejects.toThrow('is no node: --rpc takes')
    await expect(check({ rpc: ['123454321=http://127.0.0.1:1'] })).rejects.toThrow('viem defines no chain 123454321')
    const mistyped = safe.address.replace(/[a-f]/, (letter) => letter.toUpperCase())
    for (const wrong of [`eth:${safe.address}`, 'dev:0x12', safe.address, `dev:${mistyped}`]) {
      await expect(check({ safe: [wrong] })).rejects.toThrow(`Not a Safe of a configured chain: ${wrong}`)
    }
  })

  test('a node of another network, one that does not answer, and one that no page may ask', async () => {
    await expect(check({ rpc: [`1=${chain.url}`] })).rejects.toThrow('is one of chain 31337')
    await expect(check({ rpc: ['1=http://127.0.0.1:1'] })).rejects.toThrow('does not answer')
    const shy = createServer(async (request, response) => {
      const answer = await fetch(chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: await text(request),
      })
      response.end(await answer.text())
    })
    const port = await findFreePort()
    await once(shy.listen(port, '127.0.0.1'), 'listening')
    const refusal = `The node at 127.0.0.1:${port} does not let pages of http://localhost:${ports.site} ask it`
    await expect(check({ rpc: [`31337=http://127.0.0.1:${port}`] })).rejects.toThrow(refusal)
    shy.close()
  })

  test('an address without a Safe', async () => {
    await check({ safe: [`dev:${safe.address}`] })
    await expect(check({ safe: [`dev:${dave.address}`] })).rejects.toThrow('no contract has that address')
    await expect(check({ safe: [`dev:${multicall3Address}`] })).rejects.toThrow('the contract there is another')
  })

  test('a port that is taken', async () => {
    const taken = createServer()
    const port = await findFreePort()
    await once(taken.listen(port, '127.0.0.1'), 'listening')
    const hint = `Port ${port} is already in use: choose another with GATEWAY_PORT`
    await expect(check({ ports: { ...ports, gateway: port } })).rejects.toThrow(hint)
    taken.close()
  })
})

/** In the place of a site that was built for these settings: it answers with those that it was started with. */
function placeBuild() {
  const { env } = readPlan({ rpc: [node()], safe: [], data, ports })
  mkdirSync(join(buildFolder, 'standalone'), { recursive: true })
  writeFileSync(join(buildFolder, 'site-key'), siteInputsKey(resolve('.'), { ...process.env, ...env }))
  const server = `import { createServer } from 'node:http'
const { SITE_ORIGIN, SESSION_SECRET, PORT, HOSTNAME } = process.env
createServer((_, response) => response.end(JSON.stringify({ SITE_ORIGIN, SESSION_SECRET }))).listen(PORT, HOSTNAME)`
  writeFileSync(join(buildFolder, 'standalone/server.js'), server)
}

async function run() {
  const env = {
    ...process.env,
    ...{ PORT: `${ports.site}`, GATEWAY_PORT: `${ports.gateway}`, NEXT_DIST_DIR: buildFolder },
  }
  const args = ['scripts/host.ts', '--rpc', node(), '--safe', `dev:${safe.address}`, '--data', data]
  const { child } = spawnBound(process.execPath, ['--import', 'tsx', ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  await vi.waitFor(() => expect(output).toContain('Ctrl-C stops both'), { timeout: 30_000 })
  return { child, output }
}

test('site and gateway run for the Safe until Ctrl-C, and go on where they were', async () => {
  placeBuild()
  const first = await run()
  const page = `http://localhost:${ports.site}/home?safe=dev:${safe.address}`
  expect(first.output).toContain(page)
  const settings = await (await fetch(page)).json()
  expect(settings).toEqual({
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    SESSION_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const gateway = `http://127.0.0.1:${ports.gateway}`
  const known = async () => (await fetch(`${gateway}/v1/chains/31337/safes/${safe.address}`)).status
  await vi.waitFor(async () => expect(await known()).toBe(200), { timeout: 20_000 })
  const { safeTxHash } = await proposeTo(gateway, chain, safe, { to: dave.address, value: 1n })
  first.child.kill('SIGINT')
  expect(await once(first.child, 'exit')).toEqual([0, null])
  await expect(fetch(page)).rejects.toThrow()
  await expect(fetch(gateway)).rejects.toThrow()

  const second = await run()
  expect(await (await fetch(page)).json()).toEqual(settings)
  expect((await fetch(`${gateway}/v1/chains/31337/transactions/${safeTxHash}`)).status).toBe(200)
  second.child.kill('SIGINT')
  expect(await once(second.child, 'exit')).toEqual([0, null])
})
