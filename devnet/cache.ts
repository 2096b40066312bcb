import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not by `new URL(…, import.meta.url)`, which bundlers take for the address of a file to serve.
const devnetFolder = dirname(fileURLToPath(import.meta.url))
export const cacheFolder = join(devnetFolder, '../.cache/')

const dayMs = 86_400_000

/** A name that changes with the devnet's sources and with the installed packages. */
export function hashInputs(files: string[]) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export function listSources() {
  const sources = readdirSync(devnetFolder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  return [
    ...sources.map((name) => join(devnetFolder, name)),
    ...listSolidity(),
    join(devnetFolder, '../package-lock.json'),
  ]
}

export function listSolidity() {
  const folder = join(devnetFolder, 'solidity')
  return readdirSync(folder).map((name) => join(folder, name))
}

/** The path of a cached file, made first if it is missing. Safe for several processes at once. */
export async function cacheFile(name: string, make: () => Promise<string>) {
  const path = join(cacheFolder, name)
  if (existsSync(path)) return path
  const content = await make()
  mkdirSync(cacheFolder, { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  writeFileSync(temporary, content)
  renameSync(temporary, path)
  removeOutdated(name)
  return path
}

/** Removes what earlier inputs left: the same name but for the hash at its end. What is young may be in use. */
function removeOutdated(name: string) {
  const prefix = name.slice(0, name.lastIndexOf('-') + 1)
  for (const other of readdirSync(cacheFolder)) {
    if (!prefix || !other.startsWith(prefix) || other === name) continue
    const age = Date.now() - (statSync(join(cacheFolder, other), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > dayMs) rmSync(join(cacheFolder, other), { force: true })
  }
}
