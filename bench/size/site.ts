import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnBound } from '../../devnet/boundProcess'
import { ports, siteEnv, siteOrigin } from '../../tests/e2e/support/siteEnv'

const cwd = resolve(import.meta.dirname, '../..')
const env = { ...process.env, ...siteEnv, LANGUAGES: 'en', NEXT_TELEMETRY_DISABLED: '1' }

/** The site under test and all that it talks to, as the browser tests have them; returns what ends them. */
export async function serveSite(): Promise<() => Promise<void>> {
  for (const port of Object.values(ports)) await becomeFree(port)
  const args = ['--import', 'tsx', 'tests/e2e/support/serve.ts']
  const { child, stop } = spawnBound(process.execPath, args, { cwd, env, logPath: '/dev/null' })
  while (!(await fetch(`${siteOrigin}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`What serves the site ended with ${child.exitCode}`)
    await sleep(200)
  }
  return stop
}

/** What was served there before may be about to end. */
async function becomeFree(port: number) {
  const end = Date.now() + 30_000
  while (await isTaken(port)) {
    if (Date.now() > end) throw new Error(`Something else listens on port ${port}`)
    await sleep(500)
  }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return outcome
}
