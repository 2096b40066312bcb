import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

export type FirstLoad = {
  page: string
  /** False when the page is rendered for each request: it has no HTML on disk to measure. */
  isPrerendered: boolean
  /** gzip -9 bytes of the script tags (without nomodule) and of the stylesheets and style tags that the HTML names. */
  scriptBytes: number
  styleBytes: number
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
  let styleBytes = 0
  for (const [, tag = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    const source = attribute(tag, 'src')
    const type = attribute(tag, 'type') ?? ''
    if (source && !/\bnomodule\b/i.test(tag)) scripts.add(source)
    else if (!source && /^(|module|text\/javascript)$/.test(type)) {
      inlineScripts.push(`sha256-${createHash('sha256').update(body).digest('base64')}`)
    }
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    const source = attribute(tag, 'href')
    if (source && attribute(tag, 'rel') === 'stylesheet') styles.add(source)
  }
  for (const [, body = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styleBytes += gzipSize(body)
  const scriptBytes = sizeOf(distDir, scripts, missing)
  styleBytes += sizeOf(distDir, styles, missing)
  return { page, isPrerendered: true, scriptBytes, styleBytes, inlineScripts, missing }
}

/** What each page of a finished `next build` makes a browser load before anything else. */
export function measureFirstLoads(distDir: string): FirstLoad[] {
  const manifest = join(distDir, 'server/pages-manifest.json')
  const routes = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return Object.entries(routes)
    .filter(([route]) => isOurs(route))
    .map(([page, file]) => {
      if (file.endsWith('.html')) return measurePage(distDir, page, readFileSync(join(distDir, 'server', file), 'utf8'))
      return { page, isPrerendered: false, scriptBytes: 0, styleBytes: 0, inlineScripts: [], missing: [] }
    })
}
