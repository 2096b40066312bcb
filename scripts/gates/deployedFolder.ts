import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { agplUaParser, findMarkers, listFiles, metaMaskSdk } from './forbiddenContent'
import { readLock } from './lockFile'

export const deployedLimit = 110 * 1024 * 1024

// next itself carries the image optimiser's code, which works only with sharp; the folders below must not be there.
const unwanted = [/(^|\/)node_modules\/(@img|sharp)(\/|$)/, /^(devnet|gateway|tests|bench|scripts|\.git|\.cache)(\/|$)/]

function listAll(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
}

function findUnlocked(root: string, deployed: string, files: string[]): string[] {
  const shipped = new Map(readLock(root).map((entry) => [entry.path, entry.isShipped]))
  const folders = new Set<string>()
  for (const file of files) {
    const [, folder, rest] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(relative(deployed, file)) ?? []
    // A trace takes the manifest of each package it passes on the way to another version of it: no code.
    if (folder && rest !== 'package.json') folders.add(folder)
  }
  return [...folders]
    .filter((folder) => shipped.get(folder) === false)
    .map((folder) => `${folder} is deployed, but a development dependency`)
}

/** What is wrong with the folder that gets deployed (`<distDir>/standalone`), and its size in bytes. */
export function checkDeployed(root: string, distDir: string): { faults: string[]; bytes: number } {
  const deployed = join(distDir, 'standalone')
  if (!existsSync(deployed)) return { faults: [`${deployed} is missing: build with output 'standalone'`], bytes: 0 }
  const files = listAll(deployed)
  const bytes = files.reduce((sum, file) => sum + lstatSync(file).size, 0)
  const faults = findUnlocked(root, deployed, files)
  if (bytes > deployedLimit) faults.push(`the deployed folder has ${Math.ceil(bytes / 2 ** 20)} MiB, more than 110`)
  for (const pattern of unwanted) {
    const found = files.map((file) => relative(deployed, file)).filter((file) => pattern.test(file))
    if (found.length > 0) faults.push(`${found.length} deployed files match ${pattern}, the first is ${found[0]}`)
  }
  const scripts = listFiles(deployed, /\.[cm]?js$/)
  return { faults: [...faults, ...findMarkers(deployed, scripts, [metaMaskSdk, agplUaParser])], bytes }
}
