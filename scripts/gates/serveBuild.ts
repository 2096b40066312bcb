import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

async function waitUntilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the site's server stopped with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

/**
 * Serves a finished build as it is deployed, on a free port of loopback. Settings come from the environment, or are given;
 * `origin` is the one that visitors open, where that is not the server's own.
 */
export async function serveBuild(
  root: string,
  settings: Record<string, string> = {},
  origin?: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...settings,
    PORT: String(port),
    HOSTNAME: 'localhost',
    SITE_ORIGIN: origin ?? url,
  }
  const server = join(resolve(root, env.NEXT_DIST_DIR || '.next'), 'standalone/server.js')
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  try {
    await waitUntilAnswers(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
