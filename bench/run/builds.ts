import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteEnvironment } from '../../devnet/environment'
import { findFreePort } from '../../scripts/gates/serveBuild'
import { siteEnv } from '../../tests/e2e/support/siteEnv'
import { root, runProgram, type Served, type Settings, serveProgram } from './programs'

// A build knows the addresses of its node and service, so they are agreed on here, away from those of the demo and the tests.
export const worldPorts = { chain: 29645, gateway: 29887, apps: 29888 }

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

// The one of the browser tests has their ports in it, and the rest of what they talk to.
const builds = {
  baseline: {
    folder: 'bench/baseline/.next/server',
    args: [nextCommand, 'build', 'bench/baseline'],
    settings: always,
  },
  // The port of the site is not in its build.
  site: { folder: join(distDir, 'standalone/server.js'), args: ['scripts/build.mjs'], settings: siteSettings(0) },
  'site under test': {
    folder: join(siteEnv.NEXT_DIST_DIR, 'standalone/server.js'),
    args: ['scripts/build.mjs'],
    settings: { ...siteEnv, ...always, LANGUAGES: 'en' },
  },
}
export type Build = keyof typeof builds

/** Builds it, or with `isBuilt` looks whether it is there; what went wrong. */
export async function findProblem(name: Build, isBuilt: boolean): Promise<Error | undefined> {
  const { folder, args, settings } = builds[name]
  if (!isBuilt) return runProgram(`Building the ${name}`, args, settings).then(() => undefined, toError)
  return existsSync(join(root, folder))
    ? undefined
    : new Error(`The ${name} must be built first: leave out --skip-build`)
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

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
