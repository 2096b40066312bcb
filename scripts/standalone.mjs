// Completes `next build` with output 'standalone': Next leaves the browser's files out of the folder it traces, so that
// a CDN can serve them. Here `node server.js` serves everything.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { findKitFiles, prefetchKit } from './prefetchKit.mjs'

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

replace(join(distDir, 'static'), join(deployed, basename(distDir), 'static'))
replace(join(root, 'public'), join(deployed, 'public'))

// The wallet dialogs are a lazy piece. Fetched on the click it is slow, so browsers are asked to fetch it ahead, last.
const kitFiles = findKitFiles(distDir)
if (kitFiles.length === 0) {
  console.error(`no lazy piece with the wallet dialogs in ${distDir}`)
  process.exit(1)
}
for (const folder of [distDir, join(deployed, basename(distDir))]) prefetchKit(kitFiles, join(folder, 'server/pages'))
