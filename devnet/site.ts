import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnBound } from './boundProcess'
import { cacheFolder } from './cache'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))
const logPath = join(cacheFolder, 'demo-site.log')

export type SiteOptions = { port: number; env: NodeJS.ProcessEnv }

/** Starts the site in development mode and resolves once its start page is there. */
export async function startSite({ port, env }: SiteOptions) {
  mkdirSync(cacheFolder, { recursive: true })
  const args = [require.resolve('next/dist/bin/next'), 'dev', '--hostname', '127.0.0.1', '--port', String(port)]
  const site = spawnBound(process.execPath, args, { cwd: root, env, logPath })
  const url = `http://localhost:${port}`
  try {
    await waitForPage(`http://127.0.0.1:${port}/`, site.ended)
  } catch (error) {
    await site.stop()
    throw error
  }
  return { url, logPath, ended: site.ended, stop: site.stop }
}

/** The first request also compiles the page, so that the visitor does not wait for that. */
async function waitForPage(url: string, ended: Promise<void>) {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 200) return
    if (isOver || status !== undefined) throw new Error(`The site did not start:\n${lastLines()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function lastLines() {
  return readFileSync(logPath, 'utf8').trim().split('\n').slice(-20).join('\n')
}
