import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A screen is taken from its lazy piece by its name, which the bundler leaves as it is.
const taken = /\.A\((\d+)\)\.then\(\(?\w+\)?=>\w+\.(\w*Screen)\b/g

/**
 * The lazy pieces with the screens of each page, as `static/…` paths in the order in which the page needs them: a page's
 * own script would ask for them only once it runs. A piece may hand on, as `LateQueueScreen`, a screen that is in a piece of
 * its own. The pages are named as in the build's manifest.
 */
export function findScreenFiles(distDir) {
  const folder = join(distDir, 'static/chunks')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const lists = new Map(names.flatMap((name) => listPieces(readFileSync(join(folder, name), 'utf8'))))
  const { pages } = JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8'))
  const readAll = (files) =>
    files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(distDir, file), 'utf8'))
  const listTaken = (files) => readAll(files).flatMap((script) => [...script.matchAll(taken)])
  const filesOf = (found) => [...new Set(found.flatMap(([, id]) => lists.get(id) ?? []))]
  return new Map(
    Object.entries(pages).map(([page, files]) => {
      const direct = listTaken(files)
      const first = filesOf(direct)
      const names = new Set(direct.map(([, , name]) => name.replace(/^Late/, '')))
      const handedOn = listTaken(first).filter(([, , name]) => names.has(name))
      return [page, [...new Set([...first, ...filesOf(handedOn)])]]
    }),
  )
}

/** Each lazy piece of a script: its number, and the files that it loads. */
function listPieces(script) {
  const pieces = script.matchAll(/\b(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[(?:"[^"]+",?)+\])/g)
  return [...pieces].map(([, id, files]) => [id, JSON.parse(files)])
}

/** The page with orders to fetch `files` beside its own scripts. Again does nothing. */
export function addPreloads(html, files) {
  const preloads = files
    .filter((file) => !html.includes(`/_next/${file}"`))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'style' : 'script'
      // Behind the page's own scripts, which run first.
      return `<link rel="preload" href="/_next/${file}" as="${kind}" fetchpriority="low"/>`
    })
  return html.replace('</head>', `${preloads.join('')}</head>`)
}
