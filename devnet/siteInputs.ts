import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from '@/scripts/sourceFiles.mjs'

/** Changes with whatever a build of the site depends on: its sources, the lock file and the public settings. */
export function siteInputsKey(root: string, env: NodeJS.ProcessEnv) {
  const hash = createHash('sha256')
  // What is made for the pseudo-language follows from the rest.
  const files = listSources(root).filter((name) => !name.includes('.en-XA.'))
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  for (const name of Object.keys(env).sort()) {
    if (name === 'LANGUAGES' || name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${env[name]}\0`)
  }
  return hash.digest('hex')
}
