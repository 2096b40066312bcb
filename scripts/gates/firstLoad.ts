import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

export type FirstLoad = {
  page: string
  /** False when the page is rendered for each request: it has no HTML on disk to measure. */
  isPrerendered: boolean
  /** gzip -9 bytes of the script tags (without nomodule), and of the stylesheets that the HTML names and its style tags. */
  scriptBytes: number
  styleBytes: number
  /** The styles of the page's screen, which comes as a lazy piece, are in the HTML as well. */
  hasScreenStyles: boolean
  /** CSP source ('sha256-…') of each script that stands in the HTML itself. */
  inlineScripts: string[]
  missing: string[]
}

const gzipSize = (body: string | Buffer) => gzipSync(body, { level: 9 }).length
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
const isOurs = (route: string) => !route.startsWith('/api/') && !['/_app', '/_document', '/_error'].includes(route)

function sizeOf(distDir: string, urls: Set<string>, missing: string[]): number {
  let sum = 0
  for (const url of urls) {
    const file = join(distDir, decodeURIComponent(url.replace(/^\/_next\//, '').replace(/\?.*$/, '')))
    if (url.startsWith('/_next/static/') && existsSync(file)) sum += gzipSize(readFileSync(file))
    else missing.push(url)
  }
  return sum
}

function measurePage(distDir: string, page: string, html: string): FirstLoad {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const inlineScripts: string[] = []
  const missing: string[] = []
  for (const [, tag = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const source = attribute(tag, 'src')
    const type = attribute(tag, 'type') ?? ''
    if (source && !/\bnomodule\b/i.test(tag)) scripts.add(source)
    else if (!source && /^(|module|text\/javascript)$/.test(type)) {
      inlineScripts.push(`sha256-${createHash('sha256').update(body).digest('base64')}`)
    }
  }
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const sheets = links.filter((tag) => attribute(tag, 'rel') === 'stylesheet')
  // One that is switched off is not loaded: it stands for styles that are in the page.
  const isOff = (tag: string) => / disabled\b/.test(tag)
  for (const tag of sheets) if (!isOff(tag)) styles.add(attribute(tag, 'href') ?? '')
  const inlineStyles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body).join('')
  return {
    ...{ page, isPrerendered: true, hasScreenStyles: sheets.some(isOff), inlineScripts, missing },
    scriptBytes: sizeOf(distDir, scripts, missing),
    // A browser gets them in one file.
    styleBytes: (inlineStyles === '' ? 0 : gzipSize(inlineStyles)) + sizeOf(distDir, styles, missing),
  }
}

/** What each page of a finished `next build` makes a browser load before anything else. */
export function measureFirstLoads(distDir: string): FirstLoad[] {
  const manifest = join(distDir, 'server/pages-manifest.json')
  const routes = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return Object.entries(routes)
    .filter(([route]) => isOurs(route))
    .map(([page, file]) => {
      if (file.endsWith('.html')) return measurePage(distDir, page, readFileSync(join(distDir, 'server', file), 'utf8'))
      const nothing = { scriptBytes: 0, styleBytes: 0, hasScreenStyles: false, inlineScripts: [], missing: [] }
      return { page, isPrerendered: false, ...nothing }
    })
}
