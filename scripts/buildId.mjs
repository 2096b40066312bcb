import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from './sourceFiles.mjs'

/**
 * The name of a build, by what goes into it: the same sources and settings have the same on each machine and day, and
 * others another one, since browsers keep what lies under it. Digits, in which no blocker of ads finds a word.
 * @param {string} root
 * @param {unknown} settings
 */
export function nameBuild(root, settings) {
  const hash = createHash('sha256').update(`${JSON.stringify(settings)}\0`)
  // Settings count as they were understood, and what is made for the pseudo-language follows from the rest.
  const files = listSources(root).filter((name) => !/^\.env|\.en-XA\./.test(name))
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return BigInt(`0x${hash.digest('hex')}`)
    .toString()
    .slice(0, 24)
}
