import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PortInUseError } from './ports'

const require = createRequire(import.meta.url)

const platformPackages: Record<string, string> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
}

// The shell becomes anvil, so the child's id is anvil's. Its background half waits on a pipe that only this process
// holds: when this process ends in whatever way, SIGKILL included, the pipe closes and anvil is ended too.
const runUntilParentEnds = '{ read -r _ <&3; kill $$; } >/dev/null 2>&1 & exec "$0" "$@" 3<&-'

export type AnvilOptions = { host: string; port: number; args: string[] }
export type AnvilProcess = { url: string; stop: () => Promise<void> }

/** Starts anvil and resolves once it listens. Port 0 lets the system choose one. */
export async function startAnvil({ host, port, args }: AnvilOptions): Promise<AnvilProcess> {
  const child = spawn('/bin/sh', ['-c', runUntilParentEnds, findBinary(), ...serverArgs(host, port), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const ended = waitForExit(child)
  try {
    const url = await waitForUrl(child, ended, port)
    return { url, stop: () => stopProcess(child, ended) }
  } catch (error) {
    await stopProcess(child, ended)
    throw error
  }
}

/** The platform package's own program: neither PATH nor the meta package's install script is needed. */
function findBinary() {
  const platform = platformPackages[`${process.platform}-${process.arch}`]
  if (!platform) throw new Error(`There is no anvil for ${process.platform} on ${process.arch}`)
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  const folder = join(fromAnvil.resolve(`@foundry-rs/anvil-${platform}/package.json`), '..')
  return join(folder, 'bin', 'anvil')
}

function serverArgs(host: string, port: number) {
  return ['--host', host, '--port', String(port)]
}

function waitForUrl(child: ChildProcess, ended: Promise<void>, port: number) {
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  return new Promise<string>((resolve, reject) => {
    if (!child.stdout) return reject(new Error('anvil has no output to read'))
    // Reading goes on after the first match, or anvil would block on a full pipe.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /Listening on (\S+:\d+)/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
    child.once('error', reject)
    ended.then(() => {
      const isTaken = complaint.includes('Address already in use')
      reject(isTaken ? new PortInUseError(port) : new Error(`anvil ended before it listened: ${complaint.trim()}`))
    })
  })
}

function waitForExit(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    // The shell's background half ends when the pipe does; only then is everything closed.
    child.once('exit', () => child.stdio[3]?.destroy())
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
}

async function stopProcess(child: ChildProcess, ended: Promise<void>) {
  if (child.exitCode === null) child.kill('SIGTERM')
  for (const stream of child.stdio) stream?.destroy()
  await ended
}
