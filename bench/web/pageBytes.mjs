import http from 'node:http'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, constants as zlib } from 'node:zlib'

/** GET as a browser would ask for it: the decoded body and the bytes that were on the wire. */
export function get(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent: false, headers: { 'accept-encoding': 'gzip, br', accept: '*/*' } })
    request.on('error', reject)
    request.on('response', (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const wire = Buffer.concat(parts)
        const encoding = response.headers['content-encoding']
        const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
        resolve({ status: response.statusCode, wire: wire.length, raw: decompress ? decompress(wire) : wire })
      })
    })
  })
}

const gzipSize = (body) => gzipSync(body, { level: 9 }).length
const brotliSize = (body) => brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }).length

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]

async function sumOf(urls, page) {
  const sum = { files: 0, raw: 0, gz: 0, br: 0, wire: 0 }
  for (const url of urls) {
    const { status, raw, wire } = await get(new URL(url.replaceAll('&amp;', '&'), page).href)
    if (status !== 200) continue
    sum.files++
    sum.raw += raw.length
    sum.gz += gzipSize(raw)
    sum.br += brotliSize(raw)
    sum.wire += wire
  }
  return sum
}

/** What the served HTML itself names: its script tags (without nomodule) and stylesheets. */
export async function pageBytes(base, path) {
  const page = await get(base + path)
  const html = page.raw.toString()
  const scripts = new Set()
  const styles = new Set()
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    const source = attribute(tag, 'src')
    if (source && !/\bnomodule\b/i.test(tag)) scripts.add(source)
  }
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    const source = attribute(tag, 'href')
    if (source && attribute(tag, 'rel') === 'stylesheet') styles.add(source)
  }
  return {
    html: { raw: page.raw.length, gz: gzipSize(page.raw), wire: page.wire },
    js: await sumOf(scripts, base + path),
    css: await sumOf(styles, base + path),
  }
}
