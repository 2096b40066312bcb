import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressWidely = promisify(gzip)
const shrinks = /\.(js|css|svg)$/
// The parts of the deployed folder that `serveCompressed.mjs` serves: scripts and styles, and the pages of each language.
const folder = 'compressed'
export const pagesFolder = 'languages'
const scripts = ['serveCompressed.mjs', 'servePages.mjs', 'strictServer.mjs']
const packages = ['sirv', 'totalist', '@polka/url', 'mrmime']

/**
 * Writes a Brotli copy of each script and style of the deployed folder, and has its server prefer them: Next's own
 * compresses with gzip on every request, which is a seventh larger on the wire. Also gives the server the headers of every
 * answer. Again does the same.
 */
export async function compressAhead(root, deployed, distName, languages) {
  const from = join(deployed, distName, 'static')
  rmSync(join(deployed, folder), { recursive: true, force: true })
  const names = readdirSync(from, { recursive: true }).filter((name) => shrinks.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(from, name))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      const to = join(deployed, folder, '_next/static', `${name}.br`)
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(to, await compress(bytes, { params }))
    }),
  )
  for (const name of packages) {
    cpSync(join(root, 'node_modules', name), join(deployed, 'node_modules', name), { recursive: true })
  }
  for (const name of scripts) cpSync(join(root, 'scripts', name), join(deployed, name))
  const { headers: rules } = JSON.parse(readFileSync(join(deployed, distName, 'routes-manifest.json'), 'utf8'))
  const told = { rules, staticFolder: join(distName, 'static'), pagesFolder, languages }
  writeFileSync(join(deployed, 'answers.json'), JSON.stringify(told))
  const server = join(deployed, 'server.js')
  const text = readFileSync(server, 'utf8')
  const first = `import './serveCompressed.mjs'\n`
  if (!text.startsWith(first)) writeFileSync(server, first + text)
}

/** Writes the finished pages of one language, of which Next itself answers with that of a server error. */
export async function compressPages(from, deployed, language) {
  const names = readdirSync(from, { recursive: true }).filter((name) => name.endsWith('.html') && name !== '500.html')
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(from, name))
      const to = join(deployed, pagesFolder, language, name)
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(`${to}.br`, await compress(bytes))
      // Browsers take Brotli only where the connection is encrypted.
      writeFileSync(`${to}.gz`, await compressWidely(bytes, { level: 9 }))
    }),
  )
}
