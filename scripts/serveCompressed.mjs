// Loaded by the deployed `server.js` before Next, which makes its HTTP server with `createServer` and offers no place for
// a handler in front of its own. Answers for the files and pages that were compressed at build time, and leaves all else to Next.
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { servePages } from './servePages.mjs'
import { headersByRules, strictly } from './strictServer.mjs'

const here = import.meta.dirname
const { rules, staticFolder, pagesFolder, languages } = JSON.parse(readFileSync(join(here, 'answers.json'), 'utf8'))
const files = readdirSync(join(here, staticFolder), { recursive: true }).map((name) => `/_next/static/${name}`)

const serve = sirv(join(here, 'compressed'), {
  brotli: true,
  etag: true,
  // Their names change with their content.
  maxAge: 31_536_000,
  immutable: true,
})

const answerPage = servePages({ folder: join(here, pagesFolder), publicFolder: join(here, 'public'), languages })

const createServer = strictly(http.createServer, { headersOf: headersByRules(rules, new Set(files)) })
http.createServer = (answer) =>
  createServer((request, response) =>
    serve(request, response, () => answerPage(request, response, () => answer(request, response))),
  )
