import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// In the bundler's scripts a module's number stands before its function, or before the numbers of what is one with it.
const modules = /(?<=[,[])\d{3,7}(?=,(?:\d{3,7},)*(?:\w+=>|\(\w*(?:,\w+)*\)=>|function\b))/g
const loaded = /<(?:script|link)\b(?![^>]*\brel="prefetch")[^>]*\b(?:src|href)="\/_next\/(static\/chunks\/[^"]+\.js)"/g

/** What of a page's scripts, those that its head names ahead included, brings a module that another of them has. */
export function findLoadedTwice(distDir: string): string[] {
  const pages = join(distDir, 'server/pages')
  const names = readdirSync(pages, { recursive: true }).map(String)
  return names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const html = readFileSync(join(pages, name), 'utf8')
      const files = [...new Set([...html.matchAll(loaded)].map(([, file = '']) => file))].filter((file) =>
        existsSync(join(distDir, file)),
      )
      const scripts = files.map((file) => ({ file, text: readFileSync(join(distDir, file), 'utf8') }))
      return listTwice(scripts).map((fault) => `${name} loads ${fault}`)
    })
}

export function listTwice(scripts: readonly { file: string; text: string }[]): string[] {
  const holders = new Map<string, string>()
  const twice = new Map<string, number>()
  for (const { file, text } of scripts) {
    for (const id of new Set(text.match(modules))) {
      const holder = holders.get(id)
      if (holder === undefined) holders.set(id, file)
      else twice.set(`${holder} and ${file}`, (twice.get(`${holder} and ${file}`) ?? 0) + 1)
    }
  }
  return [...twice].map(([both, count]) => `${count} modules twice, in ${both}`)
}
