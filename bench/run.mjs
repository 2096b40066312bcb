#!/usr/bin/env node
// The comparison with the baseline app in one command: builds both, serves both on loopback, measures them in turns and
// holds the ratios against the project's targets. Takes 10 to 20 minutes on two cores.
//
//   node bench/run.mjs [--n 7] [--profile slow4g] [--skip-build] [--json FILE]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printTargets } from './web/targets.mjs'

const root = resolve(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '7' },
    profile: { type: 'string', default: 'slow4g' },
    'skip-build': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const nextCommand = join(root, 'node_modules/next/dist/bin/next')
const distDir = '.next-bench'
const children = new Set()

// Whoever watches the terminal presses Ctrl-C once; nothing that was started here may outlive it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => stopAll().then(() => process.exit(130)))

async function stopAll() {
  const running = [...children].filter((child) => child.exitCode === null && child.signalCode === null)
  await Promise.all(
    running.map((child) => {
      child.kill()
      return once(child, 'exit')
    }),
  )
}

function start(args, env, stdio = 'inherit') {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  children.add(child)
  return child
}

async function finish(name, args, env) {
  console.log(`${name} …`)
  const child = start(args, env)
  const [code] = await once(child, 'exit')
  children.delete(child)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function serve(name, args, env, url) {
  const child = start(args, env, ['ignore', 'ignore', 'inherit'])
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`the server of ${name} ended with ${child.exitCode}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return { url, pid: child.pid }
}

// The settings of the devnet; no devnet runs, for a visitor who is not connected needs none.
function siteSettings(port) {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir,
    NEXT_PUBLIC_APP_NAME: 'Countersign',
    LANGUAGES: 'en',
    NEXT_PUBLIC_CHAINS: '31337',
    NEXT_PUBLIC_RPC_URLS: '31337=http://127.0.0.1:8545',
    NEXT_PUBLIC_GATEWAY_URL: 'http://127.0.0.1:8787',
    NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID: 'countersign-devnet',
    SITE_ORIGIN: `http://localhost:${port}`,
    SESSION_SECRET: 'a-secret-that-only-measurements-use-0123456789',
  }
}

async function build(settings) {
  await finish('Building the baseline', [nextCommand, 'build', 'bench/baseline'], { NEXT_TELEMETRY_DISABLED: '1' })
  await finish('Building the site', ['scripts/build.mjs'], settings)
}

async function measure(baseline, site, json) {
  const args = ['bench/web-bench.mjs', `baseline=${baseline.url}`, `site=${site.url}`]
  args.push('--n', options.n, '--profile', options.profile, '--json', json)
  args.push('--pid', `baseline=${baseline.pid}`, '--pid', `site=${site.pid}`)
  args.push('--api', 'baseline=/api/nonce', '--api', 'site=/api/auth/nonce')
  await finish('Measuring', args, {})
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const json = options.json ? resolve(options.json) : join(folder, 'result.json')
try {
  const [baselinePort, sitePort] = [await findFreePort(), await findFreePort()]
  const settings = siteSettings(sitePort)
  if (!options['skip-build']) await build(settings)
  const baselineArgs = [nextCommand, 'start', 'bench/baseline', '-p', String(baselinePort), '-H', '127.0.0.1']
  const baseline = await serve('the baseline', baselineArgs, {}, `http://127.0.0.1:${baselinePort}`)
  const server = { ...settings, PORT: String(sitePort), HOSTNAME: 'localhost' }
  const site = await serve('the site', [`${distDir}/standalone/server.js`], server, settings.SITE_ORIGIN)
  await measure(baseline, site, json)
  const isFine = printTargets(JSON.parse(readFileSync(json, 'utf8')))
  process.exitCode = isFine ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await stopAll()
  rmSync(folder, { recursive: true })
}
