import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lockEntrySchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.unknown().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
})
const lockSchema = z.object({ packages: z.record(z.string(), lockEntrySchema) })
const manifestSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
})

export type LockedPackage = {
  path: string
  name: string
  version: string | undefined
  isShipped: boolean
  linkTarget: string | undefined
  /** What the lock file says; undefined when it says nothing. */
  licence: unknown
  /** What the installed manifest says; undefined when the package is not installed here (another platform's). */
  installed: { version: string | undefined; licence: unknown } | undefined
}

function readManifest(folder: string) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Every package that the lock file of `root` names, with what is really installed for it. */
export function readLock(root: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, entry]) => {
      const manifest = readManifest(join(root, path))
      return {
        path,
        // An alias (npm:other@1) carries its real name.
        name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? (entry.link ? manifest?.version : undefined),
        isShipped: entry.dev !== true,
        linkTarget: entry.link ? entry.resolved : undefined,
        licence: entry.license,
        installed: manifest && { version: manifest.version, licence: manifest.license ?? manifest.licenses },
      }
    })
}
