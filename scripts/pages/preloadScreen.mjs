import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A screen, and what stands around each, is taken from its lazy piece by its name, which the bundler leaves as it is.
const taken = /\.A\((\d+)\)\.then\(\(?\w+\)?=>\w+\.(\w*Screen|SafeCard)\b/g

/**
 * The lazy pieces with the screens of each page, as `static/…` paths in the order in which the page needs them: a page's
 * own script would ask for them only once it runs. A piece may hand on, as `LateQueueScreen`, a screen that is in a piece of
 * its own. The pages are named as in the build's manifest.
 */
export function findScreenFiles(distDir) {
  const folder = join(distDir, 'static/chunks')
  const scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`static/chunks/${name}`, readFileSync(join(folder, name), 'utf8')]),
  )
  const everywhere = new Map([...scripts.values()].flatMap(listPieces))
  const { pages } = JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8'))
  const readAll = (files) => files.map((file) => scripts.get(file) ?? '')
  const listTaken = (files) => readAll(files).flatMap((script) => [...script.matchAll(taken)])
  /** Pages that have something of a piece already load it in other files: their own scripts say which. */
  const filesOf = (found, files) => {
    const own = new Map(readAll(files).flatMap(listPieces))
    return found.flatMap(([, id]) => own.get(id) ?? everywhere.get(id) ?? [])
  }
  return new Map(
    Object.entries(pages).map(([page, files]) => {
      const direct = listTaken(files)
      const first = filesOf(direct, files)
      const names = new Set(direct.map(([, , name]) => name.replace(/^Late/, '')))
      const handedOn = listTaken(first).filter(([, , name]) => names.has(name))
      return [page, [...new Set([...first, ...filesOf(handedOn, first)])]]
    }),
  )
}

/** Each lazy piece of a script: its number, and the files that it loads. */
function listPieces(script) {
  const pieces = script.matchAll(/\b(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[(?:"[^"]+",?)+\])/g)
  return [...pieces].map(([, id, files]) => [id, JSON.parse(files)])
}

// A word of the curve. Another worker is for what a page hardly ever needs.
const recoveryMark = 'secp256k1_XMD'

/**
 * What the worker loads that recovers signatures, if one of `files` starts it: it would ask for one after the other. The
 * bundler names its files together.
 */
export function findWorkerFiles(distDir, files) {
  const read = (file) => readFileSync(join(distDir, file), 'utf8')
  const scripts = files.filter((file) => file.endsWith('.js')).map(read)
  const lists = scripts
    .flatMap((text) => [...text.matchAll(/"(static\/chunks\/turbopack-worker-[^"]+)",(\[[^\]]+\])/g)])
    .map(([, first, others]) => [first, ...JSON.parse(others)])
  return [...new Set(lists.filter((list) => list.some((file) => read(file).includes(recoveryMark))).flat())]
}

/** The page with orders to fetch the scripts of `files` beside its own. Again does nothing. */
export function addPreloads(html, files) {
  const preloads = files
    .filter((file) => file.endsWith('.js') && !html.includes(`/_next/${file}"`))
    // Behind the page's own scripts, which run first.
    .map((file) => `<link rel="preload" href="/_next/${file}" as="script" fetchpriority="low"/>`)
  return html.replace('</head>', `${preloads.join('')}</head>`)
}
