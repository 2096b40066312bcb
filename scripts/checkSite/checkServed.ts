import { createHash } from 'node:crypto'
import { headersByRules } from '@/scripts/strictServer.mjs'
import { askSite, type SiteAnswer } from './askSite'
import type { SiteManifest } from './siteManifest'
import * as words from './words'

type Request = {
  /** In the words of whoever reads what differs. */
  name: string
  path: string
  headers: Record<string, string>
  status: number
  /** SHA-256 in hex; undefined where only the headers count. */
  hash?: string | undefined
  encoding: string
  location?: string
}

// One after the other would be slow over a distance, and more a load.
const atOnce = 6
const encodings = ['identity', 'gzip', 'br']
const languageCookie = (language: string) => ({ Cookie: `countersign.language=${language}` })

/** Everything that a browser can be served of a build: each file and page in each encoding, what leads nowhere, and redirects. */
export function listRequests({ pages, files }: SiteManifest): Request[] {
  const [first = ''] = Object.keys(pages)
  const inEncodings = (request: Omit<Request, 'encoding'>): Request[] =>
    encodings.map((encoding) => ({
      ...request,
      encoding,
      headers: { ...request.headers, 'Accept-Encoding': encoding },
    }))
  const ofFiles = Object.entries(files).flatMap(([path, hash]) =>
    inEncodings({ name: path, path, headers: {}, status: 200, hash }),
  )
  const ofPages = Object.entries(pages).flatMap(([language, hashes]) =>
    Object.entries(hashes).flatMap(([path, hash]) => {
      const status = path === '/404' ? 404 : 200
      return inEncodings({
        ...{ name: words.pageIn(path, language), path, headers: languageCookie(language), status, hash },
      })
    }),
  )
  // What a build does not have must lead nowhere; the second is where a script would live on after its site was mended.
  const nowhere = ['/no-such-page', '/sw.js', '/service-worker.js'].map((path) => ({
    ...{ name: path, path, headers: {}, status: 404, hash: pages[first]?.['/404'], encoding: 'identity' },
  }))
  const redirects = Object.keys(pages[first] ?? {})
    .filter((path) => path !== '/' && path !== '/404')
    .map((path) => ({
      ...{ name: `${path}/`, path: `${path}/`, headers: {}, status: 308, encoding: 'identity', location: path },
    }))
  return [...ofFiles, ...ofPages, ...nowhere, ...redirects]
}

/** Asks a site for each of `requests`: what differs from `expected`, each as a sentence. */
export async function checkServed(
  site: string,
  expected: SiteManifest,
  requests: readonly Request[],
): Promise<string[]> {
  const isStatic = (path: string) => path.startsWith('/_next/static/')
  const headersOf = headersByRules(expected.headers, new Set(Object.keys(expected.files).filter(isStatic)))
  const waiting = [...requests.entries()]
  const found: string[][] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, request] = next
      const answer = await askSite(new URL(encodeURI(request.path), site).href, request.headers)
      found[place] = findDifferences(request, answer, headersOf(request.path), site)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.flat()
}

function findDifferences(
  { name, path, status, hash, encoding, location }: Request,
  { status: told, headers, body }: SiteAnswer,
  expected: { key: string; value: string }[],
  site: string,
): string[] {
  const faults: string[] = []
  if (told !== status) faults.push(words.otherStatus(told, status))
  for (const { key, value } of expected) {
    const sent = headers.get(key)
    if (sent !== value) faults.push(words.otherHeader(key, sent))
  }
  const ours = new Set(expected.map(({ key }) => key.toLowerCase()))
  for (const [key, value] of headers) {
    if (!ours.has(key) && !isHarmless(key, told)) faults.push(words.addedHeader(key, value))
  }
  const type = headers.get('content-type')
  if (hash !== undefined && !typeOf(path, status).test(type ?? '')) faults.push(words.otherType(type))
  if (hash !== undefined && createHash('sha256').update(body).digest('hex') !== hash) {
    faults.push(words.otherBytes(encoding))
  }
  const target = headers.get('location')
  if (location !== undefined && (target === null || new URL(target, site).href !== new URL(location, site).href)) {
    faults.push(words.otherTarget(target))
  }
  return faults.map((fault) => words.asked(name, fault))
}

// How an answer is carried and kept, and by whom; whatever else a header could have a browser do is listed nowhere.
const carrying =
  /^(date|connection|keep-alive|content-(length|type|encoding)|transfer-encoding|etag|last-modified|cache-control|vary|accept-ranges|age|server|via|alt-svc|strict-transport-security|cf-ray|cf-cache-status|x-(cache|served-by|timer|request-id)|x-amz-cf-(id|pop))$/

function isHarmless(key: string, status: number): boolean {
  return carrying.test(key) || (status === 308 && /^(location|refresh)$/.test(key))
}

const types: Record<string, RegExp> = {
  js: /^(application|text)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
}

/** Of a name without an ending that is known any type but a page's, which would run. */
function typeOf(path: string, status: number): RegExp {
  const [, ending] = /\.(\w+)$/.exec(path) ?? []
  if (ending === undefined || status === 404) return /^text\/html\b/
  return types[ending] ?? /^(?!.*(html|xml|javascript))/
}
