import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const style = 'html,body{margin:0;height:100%}iframe{border:0;width:100%;height:100%;display:block}'
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A Safe</title>
<style>${style}</style><body><script src="/outer.js"></script>`

/** Serves the page of a Safe's site that is not ours. What it answers to its frame, each test decides (`openInside`). */
export async function startOuterSite({ port }: { port: number }): Promise<{ close: () => void }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./outerPage.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  const server = createServer((request, response) => {
    const isScript = request.url === '/outer.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? outputFiles[0]?.text : page)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
