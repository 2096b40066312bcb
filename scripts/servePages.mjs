// The prerendered pages in every language of the site: who has chosen a language, which a cookie says, gets the page in it,
// and everybody else in the first one. Compressed at build time and held in memory, which they take little of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const cookieName = 'countersign.language'

/**
 * Answers for pages and for addresses that lead nowhere; leaves the rest, such as scripts, the API, public files and
 * redirects, to `next`.
 * @param {{ folder: string, publicFolder: string, languages: string[] }} site
 */
export function servePages({ folder, publicFolder, languages }) {
  const pages = new Map(languages.map((language) => [language, readPages(join(folder, language))]))
  const publicFiles = new Set(readdirSync(publicFolder, { recursive: true }).map((name) => `/${name}`))
  const vary = languages.length > 1 ? 'Cookie, Accept-Encoding' : 'Accept-Encoding'

  /** @param {string} path */
  const isElsewhere = (path) => /^\/(_next|api)(\/|$)|^\/500$|\/\/|\\|.\/$/.test(path) || publicFiles.has(path)

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} next
   */
  return (request, response, next) => {
    const path = pathOf(request)
    if (path === undefined || isElsewhere(path)) return next()
    const ofLanguage = pages.get(chosenLanguage(request, languages))
    const page = path === '/404' ? undefined : ofLanguage?.get(path)
    const shown = page ?? ofLanguage?.get('/404')
    if (!shown) return next()
    // Always asked for again, which a page that has not changed answers with a few bytes.
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Vary', vary)
    if (page) response.setHeader('ETag', page.etag)
    if (page && request.headers['if-none-match']?.includes(page.etag)) return response.writeHead(304).end()
    const { encoding, body } = bodyFor(shown, request.headers['accept-encoding'] ?? '')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', body.length)
    return response.writeHead(page ? 200 : 404).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** The path that is asked for; undefined when this is for somebody else to answer. */
function pathOf({ method, url = '/' }) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function chosenLanguage({ headers }, languages) {
  const chosen = (headers.cookie ?? '').split('; ').find((part) => part.startsWith(`${cookieName}=`))
  return languages.find((language) => chosen === `${cookieName}=${language}`) ?? languages[0]
}

function readPages(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html.br'))
  return new Map(names.map((name) => [`/${name.replace(/(^index)?\.html\.br$/, '')}`, readPage(join(folder, name))]))
}

function readPage(file) {
  const br = readFileSync(file)
  const gzip = readFileSync(file.replace(/br$/, 'gz'))
  return { br, gzip, etag: `W/"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"` }
}

function bodyFor(page, accepted) {
  const names = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const encoding = ['br', 'gzip'].find((name) => names.some((part) => part.trim().split(';')[0] === name))
  return { encoding, body: encoding ? page[encoding] : gunzipSync(page.gzip) }
}
