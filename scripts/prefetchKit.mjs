import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A word of RainbowKit's styles: the group of files that has them is the lazy piece with its dialogs.
const kitMark = 'data-rk'
const lists = /\[((?:"static\/chunks\/[^"]+",?)+)\]/g

/** The files that the dynamic import of the wallet dialogs loads, as `static/…` paths. Empty when there is none. */
export function findKitFiles(distDir) {
  const folder = join(distDir, 'static/chunks')
  const names = readdirSync(folder)
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const styles = names.filter((name) => name.endsWith('.css') && read(name).includes(kitMark))
  const groups = names
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [...read(name).matchAll(lists)].map(([list]) => JSON.parse(list)))
  return groups.find((files) => styles.some((style) => files.includes(`static/chunks/${style}`))) ?? []
}

/** The page with hints to fetch `files` at the lowest priority, behind all that it needs itself. */
export function addHints(html, files) {
  const hints = files
    .filter((file) => !html.includes(`/_next/${file}"`))
    .map((file) => `<link rel="prefetch" href="/_next/${file}" as="${file.endsWith('.css') ? 'style' : 'script'}"/>`)
  return html.replace('</body>', `${hints.join('')}</body>`)
}

/** Adds the hints to each prerendered page below `pages`; again does nothing. */
export function prefetchKit(files, pages) {
  for (const name of readdirSync(pages, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(pages, name), 'utf8')
    writeFileSync(join(pages, name), addHints(html, files))
  }
}
