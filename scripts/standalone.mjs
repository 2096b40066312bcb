// Completes `next build` with output 'standalone': Next leaves the browser's files out of the folder it traces, so that
// a CDN can serve them. Here `node server.js` serves everything, compressed ahead. Also gives the prerendered pages their
// styles inline, hints for their screens or for the lazy wallet dialogs, and the hashes of their scripts, which Next does
// not do for pages like ours. The languages that are named were built beside it: their pages and scripts go into the same
// folder. May be run again.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { forgetPlace, writeManifest } from './buildManifest.mjs'
import { compressAhead, compressPages, pagesFolder } from './compressAhead.mjs'
import { dropSmallManifests, joinManifests } from './joinManifests.mjs'
import { languageFolder, mergeFiles, readLanguages } from './languageBuilds.mjs'
import { addScreenStyles, inlineStyles } from './pages/inlineStyles.mjs'
import { addIntegrity } from './pages/integrity.mjs'
import { addHints, findKitFiles } from './pages/prefetchKit.mjs'
import { addPreloads, findScreenFiles, findWorkerFiles } from './pages/preloadScreen.mjs'

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

const [first] = readLanguages(distDir)
const pagesOf = (folder) => join(folder, 'server/pages')
const builds = [
  { language: first, folder: distDir },
  ...process.argv.slice(2).map((language) => ({ language, folder: languageFolder(distDir, language) })),
]

// A page about a Safe has work of its own, and fetches the wallet dialogs when that is done.
const workMark = 'data-frame="safe"'

function pageOf(file) {
  const path = `/${file.replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path.replace(/\/index$/, '')
}

function finishPages(folder) {
  // The wallet dialogs are a lazy piece. Fetched on the click it is slow, so browsers are asked to fetch it ahead, last.
  const kitFiles = findKitFiles(folder)
  if (kitFiles.length === 0) {
    console.error(`no lazy piece with the wallet dialogs in ${folder}`)
    process.exit(1)
  }
  const screens = findScreenFiles(folder)
  const readStyles = (style) => readFileSync(join(folder, style), 'utf8')
  const addScreen = (page, files) =>
    addHints(addPreloads(addScreenStyles(page, files, readStyles), files), findWorkerFiles(folder, files))
  for (const name of readdirSync(pagesOf(folder), { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(pagesOf(folder), name)
    const styled = inlineStyles(readFileSync(file, 'utf8'), readStyles)
    const page = dropSmallManifests(styled)
    const hinted = page.includes(workMark) ? addScreen(page, screens.get(pageOf(name))) : addHints(page, kitFiles)
    writeFileSync(
      file,
      addIntegrity(hinted, (part) => readFileSync(join(folder, part))),
    )
  }
}

replace(join(root, 'public'), join(deployed, 'public'))
const deployedStatic = join(deployed, basename(distDir), 'static')
const deployedPages = pagesOf(join(deployed, basename(distDir)))
rmSync(deployedStatic, { recursive: true, force: true })
rmSync(join(deployed, pagesFolder), { recursive: true, force: true })
for (const { language, folder } of builds) {
  joinManifests(join(folder, 'static'))
  mergeFiles(join(folder, 'static'), deployedStatic)
  finishPages(folder)
  await compressPages(pagesOf(folder), deployed, language)
}
// What the build traced, to know what to copy: 17 MiB that no server reads.
for (const name of readdirSync(deployedPages, { recursive: true })) {
  if (name.endsWith('.nft.json')) rmSync(join(deployedPages, name))
}
// Next itself still answers with some: a server error, and what its own folders or the API do not have.
cpSync(pagesOf(distDir), deployedPages, {
  recursive: true,
  filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.html'),
})

const distName = basename(distDir)
const languages = builds.map(({ language }) => language)
forgetPlace(root, deployed, distName)
await compressAhead(root, deployed, distName, languages)
writeManifest({ root, deployed, distName, languages, pagesFolder })
