import { readdirSync, readFileSync } from 'node:fs'
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

/** The page with hints to fetch `files` at the lowest priority, behind all that it needs itself. Again does nothing. */
export function addHints(html, files) {
  const hints = files
    .filter((file) => !html.includes(`/_next/${file}"`))
    .map((file) => `<link rel="prefetch" href="/_next/${file}" as="${file.endsWith('.css') ? 'style' : 'script'}"/>`)
  return html.replace('</body>', `${hints.join('')}</body>`)
}
