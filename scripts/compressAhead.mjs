import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const shrinks = /\.(js|css|svg)$/
// The part of the deployed folder that `serveCompressed.mjs` serves.
const folder = 'compressed'
const packages = ['sirv', 'totalist', '@polka/url', 'mrmime']

/**
 * Writes a Brotli copy of each script and style of the deployed folder, and has its server prefer them: Next's own
 * compresses with gzip on every request, which is a seventh larger on the wire. Again does the same.
 */
export async function compressAhead(root, deployed, distName) {
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
  cpSync(join(root, 'scripts/serveCompressed.mjs'), join(deployed, 'serveCompressed.mjs'))
  const server = join(deployed, 'server.js')
  const text = readFileSync(server, 'utf8')
  const first = `import './serveCompressed.mjs'\n`
  if (!text.startsWith(first)) writeFileSync(server, first + text)
}
