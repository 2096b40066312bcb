import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { cacheFolder } from '@/devnet/cache'
import { demoApps, pageOf, styleSheet } from './pages'

export type AppsSite = {
  /** The file that tells a gateway of the apps. */
  listPath: string
  stop: () => Promise<void>
}

type Answer = { type: string; body: string }

const folder = dirname(fileURLToPath(import.meta.url))
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0a6b3d"/>
<path d="M6 12l4 4 8-8" fill="none" stroke="#fff" stroke-width="2.5"/></svg>`

/** Serves the demo's apps from an origin of their own, as real ones are; resolves once they can be opened. */
export async function startAppsSite({ port, chainId }: { port: number; chainId: number }): Promise<AppsSite> {
  const answers = await makeAnswers()
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://any').pathname)
    // Any front end may read the manifest; only the page's own files run.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-security-policy', "default-src 'self'")
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const listPath = join(cacheFolder, `apps-${port}.json`)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(listPath, JSON.stringify(listApps(`http://127.0.0.1:${port}`, chainId)))
  return {
    listPath,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function makeAnswers(): Promise<Map<string, Answer>> {
  const { outputFiles } = await build({
    entryPoints: demoApps.map(({ path }) => join(folder, `${path}.ts`)),
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  })
  const answers = new Map<string, Answer>([
    ['/style.css', { type: 'text/css', body: styleSheet }],
    ...outputFiles.map(({ path, text }) => [path, { type: 'text/javascript', body: text }] as const),
  ])
  for (const app of demoApps) {
    const { name, description } = app
    const manifest = { name, description, iconPath: 'icon.svg' }
    answers.set(`/${app.path}/`, { type: 'text/html; charset=utf-8', body: pageOf(app) })
    answers.set(`/${app.path}/manifest.json`, { type: 'application/json', body: JSON.stringify(manifest) })
    answers.set(`/${app.path}/icon.svg`, { type: 'image/svg+xml', body: icon })
  }
  return answers
}

function listApps(origin: string, chainId: number) {
  return demoApps.map(({ path, name, description, tags }, place) => ({
    id: place + 1,
    url: `${origin}/${path}/`,
    name,
    iconUrl: `${origin}/${path}/icon.svg`,
    description,
    chainIds: [chainId],
    tags,
  }))
}
