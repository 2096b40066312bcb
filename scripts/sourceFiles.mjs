import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const folders = ['components', 'lib', 'pages', 'public', 'vendor']
const rootFiles =
  /^(package-lock\.json|tsconfig\.json|next\.config\.js|[^.].*\.d\.ts|instrumentation.*\.ts|\.env(?!\.example).*)$/

/**
 * Everything in a clone that goes into a build of the site, files with settings included, in an order that no machine changes.
 * @param {string} root
 */
export function listSources(root) {
  const files = [
    ...readdirSync(root).filter((name) => rootFiles.test(name)),
    ...folders.flatMap((name) => list(root, name)),
  ]
  return files.filter((name) => name !== 'next-env.d.ts').sort()
}

/** @param {string} root @param {string} folder @returns {string[]} */
function list(root, folder) {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })) return []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files.map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
}
