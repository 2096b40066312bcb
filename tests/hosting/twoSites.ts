import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type BoundProcess, spawnBound } from '@/devnet/boundProcess'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { packRelease } from '@/scripts/release/packRelease'
import { siteEnv } from '@/tests/e2e/support/siteEnv'
import { fillIn, readEnvironment, readUnit } from './examples'
import { type ProxyName, type StartedProxy, startProxy, waitForPort } from './proxies'

/**
 * Two processes on one Redis behind a proxy, all as `hosting` has it. Where two releases are mixed, as during an upgrade, the
 * second lacks a script of the first.
 */
export type TwoSites = {
  proxy: StartedProxy
  ports: readonly [number, number]
  /** Stops one process as its unit does, and resolves when it has ended. */
  stopSite: (place: 0 | 1) => Promise<void>
  startSite: (place: 0 | 1) => Promise<void>
  stop: () => Promise<void>
}

export async function startTwoSites(name: ProxyName, deployed: string, { isMixed = false } = {}): Promise<TwoSites> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  const redisPort = await findFreePort()
  const redis = await startRedisAsHosted(redisPort, folder)
  const ports = [await findFreePort(), await findFreePort()] as const
  const proxy = await startProxy(name, { sites: ports })
  const folders = [deployed, isMixed ? copyWithoutScript(deployed, join(folder, 'other')) : deployed]
  const processes: BoundProcess[] = []

  async function startSite(place: 0 | 1): Promise<void> {
    const port = ports[place]
    const { args, environment } = readUnit('systemd/countersign@.service', String(port))
    const settings = { ...readEnvironment('site.env'), SITE_ORIGIN: proxy.site }
    const env = { ...environment, ...settings, NONCE_STORE_URL: `redis://127.0.0.1:${redisPort}` }
    const started = spawnBound(process.execPath, args, {
      cwd: folders[place],
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    })
    started.child.stderr?.pipe(process.stderr)
    processes[place] = started
    await waitForPort(port, started)
    while (!(await fetch(`http://127.0.0.1:${port}/api/health`)).ok) await sleep(50)
  }

  async function stopSite(place: 0 | 1): Promise<void> {
    processes[place]?.child.kill('SIGTERM')
    await processes[place]?.ended
  }

  await Promise.all([startSite(0), startSite(1)])
  await Promise.all(ports.map((port, place) => waitUntilCounted(port, `198.51.100.${place}`, redisPort)))
  return {
    ...{ proxy, ports, startSite, stopSite },
    stop: async () => {
      await proxy.stop()
      await Promise.all(processes.map((each) => each.stop()))
      await redis.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

function copyWithoutScript(from: string, to: string): string {
  // Names of the same files cost nothing, but lead to no other disk.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  const scripts = join(to, siteEnv.NEXT_DIST_DIR, 'static/chunks')
  const [name = ''] = readdirSync(scripts).filter((file) => file.endsWith('.js'))
  rmSync(join(scripts, name))
  rmSync(join(to, 'compressed/_next/static/chunks', `${name}.br`))
  return to
}

/** A release of the build that the browser tests run against, as a host unpacks it: the folder to run. */
export function unpackRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const deployed = resolve(siteEnv.NEXT_DIST_DIR, 'standalone')
  packRelease({ deployed, name: 'test', time: 1_790_000_000 }, folder)
  execFileSync('tar', ['-xzf', join(folder, 'countersign-test.tar.gz'), '-C', folder])
  return { deployed: join(folder, 'countersign'), remove: () => rmSync(folder, { recursive: true }) }
}

/** Until a process counts requests in Redis: before it has a connection, each counts by itself. */
async function waitUntilCounted(port: number, address: string, redisPort: number): Promise<void> {
  const redis = new Redis(redisPort, '127.0.0.1')
  while ((await redis.get(`countersign:limit:nonce:${address}`)) === null) {
    await fetch(`http://127.0.0.1:${port}/api/auth/nonce`, { headers: { 'x-forwarded-for': address } })
  }
  redis.disconnect()
}

async function startRedisAsHosted(port: number, folder: string): Promise<BoundProcess> {
  const [data, config] = [join(folder, 'redis'), join(folder, 'redis.conf')]
  mkdirSync(data)
  const text = fillIn('redis.conf', [
    ['6380', String(port)],
    ['/var/lib/redis', data],
    ['/run/redis-countersign', folder],
    // A machine for tests may have no IPv6, for which the dash stands already.
    ['bind 127.0.0.1 -::1', 'bind 127.0.0.1'],
  ])
  writeFileSync(config, text)
  const redis = spawnBound('redis-server', [config], { logPath: join(folder, 'redis.log') })
  await waitForPort(port, redis)
  return redis
}
