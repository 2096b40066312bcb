import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const shrinks = /\.(js|css|svg)$/
// The part of the deployed folder that `serveCompressed.mjs` serves.
const folder = 'compressed'
const scripts = ['serveCompressed.mjs', 'strictServer.mjs']
const packages = ['sirv', 'totalist', '@polka/url', 'mrmime']

/**
 * Writes a Brotli copy of each script and style of the deployed folder, and has its server prefer them: Next's own
 * compresses with gzip on every request, which is a seventh larger on the wire. Also gives the server the headers of every
 * answer. Again does the same.
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
  for (const name of scripts) cpSync(join(root, 'scripts', name), join(deployed, name))
  const { headers: rules } = JSON.parse(readFileSync(join(deployed, distName, 'routes-manifest.json'), 'utf8'))
  const told = { rules, staticFolder: join(distName, 'static') }
  writeFileSync(join(deployed, 'answerHeaders.json'), JSON.stringify(told))
  const server = join(deployed, 'server.js')
  const text = readFileSync(server, 'utf8')
  const first = `import './serveCompressed.mjs'\n`
  if (!text.startsWith(first)) writeFileSync(server, first + text)
}
