// Completes `next build` with output 'standalone': Next leaves the browser's files out of the folder it traces, so that
// a CDN can serve them. Here `node server.js` serves everything, compressed ahead. Also gives the prerendered pages their
// styles inline and hints for the lazy wallet dialogs, which Next does not do for pages like ours. May be run again.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { compressAhead } from './compressAhead.mjs'
import { inlineStyles } from './inlineStyles.mjs'
import { dropSmallManifests, joinManifests } from './joinManifests.mjs'
import { addHints, findKitFiles } from './prefetchKit.mjs'

const root = resolve(import.meta.dirname, '..')
const distDir = resolve(root, process.env.NEXT_DIST_DIR || '.next')
const deployed = join(distDir, 'standalone')

if (!existsSync(join(deployed, 'server.js'))) {
  console.error(`${deployed} has no server.js: run \`next build\` first`)
  process.exit(1)
}

function replace(from, to) {
  rmSync(to, { recursive: true, force: true })
  if (existsSync(from)) cpSync(from, to, { recursive: true })
}

joinManifests(join(distDir, 'static'))
replace(join(distDir, 'static'), join(deployed, basename(distDir), 'static'))
replace(join(root, 'public'), join(deployed, 'public'))

// The wallet dialogs are a lazy piece. Fetched on the click it is slow, so browsers are asked to fetch it ahead, last.
const kitFiles = findKitFiles(distDir)
if (kitFiles.length === 0) {
  console.error(`no lazy piece with the wallet dialogs in ${distDir}`)
  process.exit(1)
}

function finishPages(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8')
    const styled = inlineStyles(html, (file) => readFileSync(join(distDir, file), 'utf8'))
    writeFileSync(join(folder, name), addHints(dropSmallManifests(styled), kitFiles))
  }
}

for (const folder of [distDir, join(deployed, basename(distDir))]) finishPages(join(folder, 'server/pages'))

await compressAhead(root, deployed, basename(distDir))
