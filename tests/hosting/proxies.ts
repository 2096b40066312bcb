import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BoundProcess, spawnBound } from '@/devnet/boundProcess'
import { findFreePort } from '@/scripts/gates/serveBuild'
import { certificate } from './certificate'
import { fillIn } from './examples'

export type ProxyName = 'nginx' | 'Caddy'

/** The ports of what is behind the proxy; a test leaves out what it does not run. */
type Behind = { sites?: readonly [number, number]; gateway?: number }

export type StartedProxy = { site: string; plainSite: string; gateway: string; stop: () => Promise<void> }

type Ports = { http: number; https: number }

// Nobody listens there.
const noPort = 9

const upstreams = ({ sites = [noPort, noPort], gateway = noPort }: Behind) =>
  [
    ['127.0.0.1:3000', `127.0.0.1:${sites[0]}`],
    ['127.0.0.1:8787', `127.0.0.1:${gateway}`],
  ] as const

const secondUpstream = ({ sites = [noPort, noPort] }: Behind) => ['127.0.0.1:3001', `127.0.0.1:${sites[1]}`] as const

const certificates = (fileOf: (name: string) => string, keyOf: (name: string) => string) =>
  ['safe.example', 'service.example'].flatMap(
    (name) =>
      [
        [fileOf(name), certificate.file],
        [keyOf(name), certificate.key],
      ] as const,
  )

/** Two names of this machine, which no server of names has to know. */
const names = [
  ['safe.example', 'localhost'],
  ['service.example', '127.0.0.1'],
] as const

/** The file stands within Debian's nginx.conf; of that what counts for it, in a folder of the test's own. */
function fillInNginx({ http, https }: Ports, behind: Behind, folder: string): string {
  const own = fillIn('nginx.conf', [
    ...upstreams(behind),
    secondUpstream(behind),
    ...certificates(
      (name) => `/etc/letsencrypt/live/${name}/fullchain.pem`,
      (name) => `/etc/letsencrypt/live/${name}/privkey.pem`,
    ),
    // A machine for tests may have no IPv6.
    ['[::]:80;', `127.0.0.2:${http};`],
    ['[::]:443 ', `127.0.0.2:${https} `],
    ['listen 80;', `listen ${http};`],
    ['listen 443 ', `listen ${https} `],
    ...names,
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} worker_processes 2; pid ${join(folder, 'pid')}; events { worker_connections 2048; }
http { access_log off; gzip on; ${temporary.join(' ')}
${own}}`
}

function fillInCaddy({ http, https }: Ports, behind: Behind): string {
  return fillIn('Caddyfile', [
    ...upstreams(behind),
    ['# tls', 'tls'],
    ...certificates(
      (name) => `/etc/ssl/${name}.pem`,
      (name) => `/etc/ssl/${name}.key`,
    ),
    ...names,
    ['{\n\tservers {', `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tservers {`],
  ])
}

const programs = {
  nginx: { fill: fillInNginx, command: '/usr/sbin/nginx', args: ['-e', 'stderr', '-g', 'daemon off;', '-c'] },
  Caddy: { fill: fillInCaddy, command: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config'] },
} as const

/** Starts a proxy with its file of `hosting`, in which only ports, paths and names are others. */
export async function startProxy(name: ProxyName, behind: Behind): Promise<StartedProxy> {
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const { fill, command, args } = programs[name]
  const config = join(folder, 'config')
  writeFileSync(config, fill(ports, behind, folder))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const started = spawnBound(command, [...args, config], { env, logPath: join(folder, 'log') })
  await waitForPort(ports.https, started)
  const stop = async () => {
    await started.stop()
    rmSync(folder, { recursive: true })
  }
  const [site, gateway] = ['localhost', '127.0.0.1'].map((host) => `https://${host}:${ports.https}`)
  return { site: `${site}`, gateway: `${gateway}`, plainSite: `http://localhost:${ports.http}`, stop }
}

/** Until somebody listens. */
export async function waitForPort(port: number, { child }: BoundProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(50)
  }
}
