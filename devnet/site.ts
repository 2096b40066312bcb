import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BoundProcess, spawnBound } from './boundProcess'
import { cacheFolder } from './cache'
import { siteInputsKey } from './siteInputs'

const root = fileURLToPath(new URL('..', import.meta.url))
const keyName = 'site-key'

// Is given a process as soon as it runs, so that a signal can end it at any time.
type OnProcess = (running: BoundProcess) => void

/** Builds the site for the given settings in a folder of the clone, unless that build is there already. */
export async function buildSite(folder: string, env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  mkdirSync(cacheFolder, { recursive: true })
  const key = siteInputsKey(root, env)
  const keyFile = join(root, folder, keyName)
  if (readKey(keyFile) === key) return
  const logPath = logOf(folder)
  rmSync(keyFile, { force: true })
  const options = { cwd: root, env: siteEnv(folder, env), logPath }
  const running = spawnBound(process.execPath, ['scripts/build.mjs'], options)
  onProcess(running)
  await running.ended
  if (running.child.exitCode !== 0) throw new Error(`The site could not be built:\n${lastLines(logPath)}`)
  writeFileSync(keyFile, key)
}

/** Starts the site that was built and resolves once its start page is there. */
export async function startSite(folder: string, port: number, env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  mkdirSync(cacheFolder, { recursive: true })
  const logPath = logOf(folder)
  const server = join(root, folder, 'standalone/server.js')
  const address = { PORT: String(port), HOSTNAME: '127.0.0.1' }
  const options = { cwd: root, env: { ...siteEnv(folder, env), ...address }, logPath }
  const site = spawnBound(process.execPath, [server], options)
  onProcess(site)
  await waitForPage(`http://127.0.0.1:${port}/`, site.ended, logPath)
  return site
}

/** Starts the site from its sources, which it follows; resolves once its start page is there. */
export async function startDevelopment(port: number, env: NodeJS.ProcessEnv, onProcess: OnProcess) {
  mkdirSync(cacheFolder, { recursive: true })
  const next = join(root, 'node_modules/.bin/next')
  const settings: NodeJS.ProcessEnv = { ...env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
  const logPath = logOf('.next-dev')
  const site = spawnBound(next, ['dev', '-H', '127.0.0.1', '-p', String(port)], { cwd: root, env: settings, logPath })
  onProcess(site)
  await waitForPage(`http://127.0.0.1:${port}/`, site.ended, logPath)
  return site
}

function siteEnv(folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: folder }
}

const logOf = (folder: string) => join(cacheFolder, `site${folder}.log`)

function readKey(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function waitForPage(url: string, ended: Promise<void>, logPath: string) {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    if (isOver || response) throw new Error(`The site did not start:\n${lastLines(logPath)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function lastLines(logPath: string) {
  return readFileSync(logPath, 'utf8').trim().split('\n').slice(-20).join('\n')
}
