import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BoundProcess, spawnBound } from './boundProcess'
import { PortInUseError } from './ports'

const require = createRequire(import.meta.url)

const platformPackages: Record<string, string> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
}

export type AnvilOptions = { host: string; port: number; args: string[] }
export type AnvilProcess = { url: string; ended: Promise<void>; stop: () => Promise<void> }

/** Starts anvil and resolves once it listens. Port 0 lets the system choose one. */
export async function startAnvil({ host, port, args }: AnvilOptions): Promise<AnvilProcess> {
  const anvil = spawnBound(findBinary(), ['--host', host, '--port', String(port), ...args])
  try {
    const url = await waitForUrl(anvil, port)
    return { url, ended: anvil.ended, stop: anvil.stop }
  } catch (error) {
    await anvil.stop()
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

function waitForUrl({ child, ended }: BoundProcess, port: number) {
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
