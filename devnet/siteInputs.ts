import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const folders = ['components', 'lib', 'pages', 'public', 'vendor']
const rootFiles =
  /^(package-lock\.json|tsconfig\.json|next\.config\.js|[^.].*\.d\.ts|instrumentation.*\.ts|\.env(?!\.example).*)$/

/** Changes with whatever a build of the site depends on: its sources, the lock file and the public settings. */
export function siteInputsKey(root: string, env: NodeJS.ProcessEnv) {
  const hash = createHash('sha256')
  const files = [
    ...readdirSync(root).filter((name) => rootFiles.test(name)),
    ...folders.flatMap((name) => list(root, name)),
  ]
  for (const file of files.filter((name) => name !== 'next-env.d.ts').sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  for (const name of Object.keys(env).sort()) {
    if (name === 'LANGUAGES' || name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}

function list(root: string, folder: string): string[] {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })) return []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files.map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
}
