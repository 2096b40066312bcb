import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const joined = '_buildManifest.js'
// Each holds an empty list for a site like ours, and costs every first visit a request of its own.
const small = ['_ssgManifest.js', '_clientMiddlewareManifest.js']

/** Appends Next's two small manifests to its third, in each build's folder of `staticDir`. Again does nothing. */
export function joinManifests(staticDir) {
  for (const name of readdirSync(staticDir, { recursive: true })) {
    if (!name.endsWith(`/${joined}`)) continue
    const file = join(staticDir, name)
    const text = readFileSync(file, 'utf8')
    const others = small.map((other) => readFileSync(join(file, '..', other), 'utf8'))
    const missing = others.filter((other) => !text.includes(other))
    writeFileSync(file, [text, ...missing].join(';'))
  }
}

/** The page without the tags that load the two on their own. */
export function dropSmallManifests(html) {
  return html.replace(/<script src="[^"]*\/(\w+\.js)"[^>]*><\/script>/g, (tag, name) =>
    small.includes(name) ? '' : tag,
  )
}
