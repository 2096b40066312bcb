import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BoundProcess, spawnBound } from './boundProcess'
import { cacheFolder } from './cache'
import { siteInputsKey } from './siteInputs'

const root = fileURLToPath(new URL('..', import.meta.url))
const buildFolder = '.next-demo'
const logPath = join(cacheFolder, 'demo-site.log')

// Is given a process as soon as it runs, so that a signal can end it at any time.
type OnProcess = (running: BoundProcess) => void

/** Builds the site for the given settings, unless that build is there already. */
export async function buildSite(env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  mkdirSync(cacheFolder, { recursive: true })
  const key = siteInputsKey(root, env)
  if (readKey() === key) return
  const script = `node scripts/build.mjs && echo ${key} > ${buildFolder}/demo-key`
  const running = spawnBound('/bin/sh', ['-c', script], { cwd: root, env: siteEnv(env), logPath })
  onProcess(running)
  await running.ended
  if (running.child.exitCode !== 0) throw new Error(`The site could not be built:\n${lastLines()}`)
}

/** Starts the site that was built and resolves once its start page is there. */
export async function startSite(port: number, env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  const server = join(root, buildFolder, 'standalone/server.js')
  const address = { PORT: String(port), HOSTNAME: '127.0.0.1' }
  const site = spawnBound(process.execPath, [server], { cwd: root, env: { ...siteEnv(env), ...address }, logPath })
  onProcess(site)
  await waitForPage(`http://127.0.0.1:${port}/`, site.ended)
  return site
}

/** Starts the site from its sources, which it follows; resolves once its start page is there. */
export async function startDevelopment(port: number, env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  mkdirSync(cacheFolder, { recursive: true })
  const next = join(root, 'node_modules/.bin/next')
  const settings: NodeJS.ProcessEnv = { ...env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
  const site = spawnBound(next, ['dev', '-H', '127.0.0.1', '-p', String(port)], { cwd: root, env: settings, logPath })
  onProcess(site)
  await waitForPage(`http://127.0.0.1:${port}/`, site.ended)
  return site
}

function siteEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: buildFolder }
}

function readKey() {
  try {
    return readFileSync(join(root, buildFolder, 'demo-key'), 'utf8').trim()
  } catch {
    return undefined
  }
}

async function waitForPage(url: string, ended: Promise<void>) {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (isOver || response) throw new Error(`The site did not start:\n${lastLines()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function lastLines() {
  return readFileSync(logPath, 'utf8').trim().split('\n').slice(-20).join('\n')
}
