import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const portVariables = ['CHAIN_PORT', 'GATEWAY_PORT', 'APPS_PORT', 'PORT']
let occupant: Server
let taken: number
let free: Record<string, string>

beforeEach(async () => {
  occupant = createServer()
  taken = await listen(occupant)
  const others = portVariables.map(() => createServer())
  const ports = await Promise.all(others.map(listen))
  free = Object.fromEntries(portVariables.map((name, index) => [name, String(ports[index])]))
  for (const server of others) server.close()
})
afterEach(() => occupant.close())

async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function runDemo(env: Record<string, string>) {
  const args = ['--import', 'tsx', 'scripts/demo.ts']
  const demo = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(demo.stdout), text(demo.stderr), once(demo, 'exit')])
  return { output, errors, code }
}

it.each(portVariables)('names the port that is in use and the way to change it: %s', async (name) => {
  const { output, errors, code } = await runDemo({ ...free, [name]: String(taken) })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(`Port ${taken} is already in use`)
  expect(errors).toContain(`${name}=${taken + 1}`)
  expect(output).toBe('')
})

it('refuses what is no port', async () => {
  const { errors, code } = await runDemo({ PORT: 'eighty' })
  expect(code).toBe(1)
  expect(errors).toBe('PORT must be a port number\n')
})
