// Compares two deployed folders byte for byte: `node scripts/compareBuilds.mjs FOLDER OTHER`. Ends with 1 when they differ.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The files that are in one folder alone, or have other bytes in the other. @param {string} one @param {string} other */
export function listOtherFiles(one, other) {
  const [ours, theirs] = [one, other].map(listFiles)
  const names = [...new Set([...ours, ...theirs])].sort()
  return names.filter((name) => {
    if (!ours.has(name) || !theirs.has(name)) return true
    return !readFileSync(join(one, name)).equals(readFileSync(join(other, name)))
  })
}

function listFiles(folder) {
  const names = readdirSync(folder, { recursive: true })
  return new Set(names.filter((name) => statSync(join(folder, name)).isFile()))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , one, other] = process.argv
  const found = listOtherFiles(one, other)
  console.log(found.length === 0 ? 'The same bytes.' : ['These differ:', ...found].join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}
