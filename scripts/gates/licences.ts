import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { classifyLicence, worse } from './licenceClass'
import { type LockedPackage, readLock } from './lockFile'
import { isMain, runGate } from './runGate'

type Exception = { names: RegExp; reason: string }

// Licences that are not simply free, each with why it is all right here. One that no package needs any more is an error.
const exceptions: Exception[] = [
  {
    names: /^@img\/sharp(-libvips)?-/,
    reason:
      'LGPL. Optional part of next for its image optimiser, which is off (images.unoptimized); the traces leave it out ' +
      'of the deployed folder and the bundle gate looks that it is not there',
  },
  {
    names: /^@ethereumjs\/(rlp|tx|util)$/,
    reason: 'MPL-2.0, file by file: used unmodified, in a lazy chunk of a wallet vendor',
  },
  {
    names: /^@metamask\/eth-json-rpc-provider$/,
    reason: '1.0.1 names no licence in its manifest; the project and its later releases are ISC',
  },
]

function findLicenceFaults(packages: LockedPackage[]): string[] {
  const faults: string[] = []
  const used = new Set<Exception>()
  for (const found of packages) {
    if (!found.isShipped) continue
    const locked = classifyLicence(found.linkTarget ? found.installed?.licence : found.licence)
    const installed = found.installed ? classifyLicence(found.installed.licence) : locked
    const worst = worse(locked, installed)
    if (worst === 'free') continue
    const exception = exceptions.find(({ names }) => names.test(found.name))
    if (exception) used.add(exception)
    if (worst === 'forbidden' || !exception) {
      const words = JSON.stringify(found.installed?.licence ?? found.licence ?? 'none')
      faults.push(`${found.path} ${found.version}: licence ${words} is ${worst}`)
    }
  }
  for (const exception of exceptions) {
    if (!used.has(exception)) faults.push(`exception ${exception.names} is used by no package: remove it`)
  }
  return faults
}

type Pin = { name: string; version: RegExp; copies?: number; why: string }

const pins: Pin[] = [
  { name: 'ua-parser-js', version: /^1\./, why: 'version 2 is AGPL' },
  { name: 'qr', version: /^0\.5\./, why: 'later versions refuse the border RainbowKit asks for: every QR view throws' },
  {
    name: '@tanstack/query-core',
    version: /^5\./,
    copies: 1,
    why: 'a second copy has a context and a cache of its own',
  },
  { name: 'wagmi', version: /^2\./, why: 'RainbowKit imports connectors that wagmi 3 has not' },
  {
    name: '@safe-global/safe-gateway-typescript-sdk',
    version: /^3\.7\.3$/,
    copies: 1,
    why: 'the specified enumerations are those of this version',
  },
]

function findPinFaults(packages: LockedPackage[]): string[] {
  return pins.flatMap(({ name, version, copies, why }) => {
    const found = packages.filter((entry) => entry.isShipped && entry.name === name)
    const wrong = found
      .filter(
        (entry) =>
          ![entry.version, entry.installed?.version ?? entry.version].every((text) => version.test(text ?? '')),
      )
      .map((entry) => `${entry.path} is ${entry.installed?.version ?? entry.version}, not ${version}: ${why}`)
    const count = found.length === 0 || (copies !== undefined && found.length !== copies)
    return count ? [...wrong, `${name} is there ${found.length} times, not ${copies ?? 'at least 1'}: ${why}`] : wrong
  })
}

const stubFolder = 'vendor/metamask-sdk-stub'

/** The published @metamask/sdk is non-commercial: wherever the name stands in the tree, it has to be our stand-in. */
function findStubFaults(root: string, packages: LockedPackage[]): string[] {
  const named = packages.filter(({ path, name }) => name === '@metamask/sdk' || path.endsWith('/@metamask/sdk'))
  const faults = named
    .filter(({ linkTarget }) => linkTarget !== stubFolder)
    .map(({ path }) => `${path} is not the link to ${stubFolder}`)
  if (named.length === 0) faults.push('@metamask/sdk is not in the lock file: the override is gone')
  const files = readdirSync(join(root, stubFolder), { recursive: true }).map(String).sort()
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(root, stubFolder, file)).length, 0)
  if (files.join() !== 'index.js,package.json' || bytes > 2048) {
    faults.push(`${stubFolder} holds ${files.join(', ')} (${bytes} bytes): more than a stand-in`)
  }
  return faults
}

/** Everything wrong with what would be shipped from `root`: licences, pinned versions, the MetaMask stand-in. */
export function checkLicences(root: string, packages: LockedPackage[] = readLock(root)): string[] {
  return [...findLicenceFaults(packages), ...findPinFaults(packages), ...findStubFaults(root, packages)]
}

if (isMain(import.meta.url)) {
  const root = process.argv[2] ?? process.cwd()
  await runGate('licences', async () => {
    const packages = readLock(root)
    const shipped = packages.filter(({ isShipped }) => isShipped).length
    return { faults: checkLicences(root, packages), passed: `${shipped} shipped of ${packages.length} locked packages` }
  })
}
