import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteEnvironment } from '../../devnet/environment'
import { findFreePort } from '../../scripts/gates/serveBuild'
import { root, runProgram, type Served, type Settings, serveProgram } from './programs'

// A build knows the addresses of its node and service, so they are agreed on here, away from those of the demo and the tests.
export const worldPorts = { chain: 39645, gateway: 39887, apps: 39888 }

const nextCommand = join(root, 'node_modules/next/dist/bin/next')
const distDir = '.next-bench'
const always = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const secret = 'a-secret-that-only-measurements-use-0123456789'

const siteSettings = (site: number): Settings => ({
  ...siteEnvironment({ ...worldPorts, site }),
  ...always,
  LANGUAGES: 'en',
  SESSION_SECRET: secret,
  NEXT_DIST_DIR: distDir,
})

export async function buildBaseline(): Promise<void> {
  await runProgram('Building the baseline', [nextCommand, 'build', 'bench/baseline'], always)
}

export async function buildSite(): Promise<void> {
  // The port of the site is not in its build.
  await runProgram('Building the site', ['scripts/build.mjs'], siteSettings(0))
}

export function assertBuilt(folders: readonly string[]): void {
  const missing = folders.filter((folder) => !existsSync(join(root, folder)))
  if (missing.length > 0) throw new Error(`${missing.join(' and ')} must be built first: leave out --skip-build`)
}
export const builtFolders = { baseline: 'bench/baseline/.next', site: join(distDir, 'standalone') }

export async function serveBaseline(): Promise<Served> {
  const port = String(await findFreePort())
  const args = [nextCommand, 'start', 'bench/baseline', '-p', port, '-H', '127.0.0.1']
  return serveProgram('the baseline', args, always, `http://127.0.0.1:${port}`)
}

/** The site as it is deployed. `settings` may name another origin, which visitors see, and what else a host sets. */
export async function serveSite(settings: Settings = {}, port?: number): Promise<Served> {
  const own = port ?? (await findFreePort())
  const url = `http://localhost:${own}`
  const env = { ...siteSettings(own), PORT: String(own), HOSTNAME: 'localhost', ...settings }
  return serveProgram('the site', [join(distDir, 'standalone/server.js')], env, url)
}
