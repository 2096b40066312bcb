// Loaded by the deployed `server.js` before Next, which makes its HTTP server with `createServer` and offers no place for
// a handler in front of its own. Answers for the files that were compressed at build time, and leaves all else to Next.
import http from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const serve = sirv(join(import.meta.dirname, 'compressed'), {
  brotli: true,
  etag: true,
  // Their names change with their content.
  maxAge: 31_536_000,
  immutable: true,
  setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
})

const { createServer } = http
http.createServer = (answer) =>
  createServer((request, response) => serve(request, response, () => answer(request, response)))
