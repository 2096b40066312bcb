import { fileURLToPath } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { build } from 'esbuild'

type Listener = ((event: { data: unknown }) => void) | null

// What a browser's worker has that Node's has by other names.
const scope = `
  const { parentPort } = require('node:worker_threads')
  globalThis.postMessage = (message) => parentPort.postMessage(message)
  globalThis.addEventListener = (_, listen) => parentPort.on('message', (data) => listen({ data }))`

async function bundle(entry: string): Promise<string> {
  const options = { bundle: true, write: false, format: 'cjs', platform: 'node' } as const
  const { outputFiles } = await build({ entryPoints: [entry], ...options })
  return outputFiles.map(({ text }) => text).join('')
}

/**
 * A browser's `Worker` made of a thread of Node's. It runs the module that it is given, or `script` in its place; `started`
 * are all that were.
 */
export function threadWorkers(script?: string) {
  const started: ThreadWorker[] = []
  class ThreadWorker {
    onmessage: Listener = null
    onerror: (() => void) | null = null
    onmessageerror: (() => void) | null = null
    readonly asked: unknown[] = []
    readonly #thread: Promise<Thread>

    constructor(url: URL) {
      started.push(this)
      this.#thread = this.#start(url)
    }

    async #start(url: URL): Promise<Thread> {
      const entry = fileURLToPath(new URL(url.pathname, 'file:'))
      const code = script ?? (await bundle(entry))
      const thread = new Thread(`${scope}\n${code}`, { eval: true })
      thread.on('message', (data) => this.onmessage?.({ data }))
      thread.on('error', () => this.onerror?.())
      thread.unref()
      return thread
    }

    postMessage(message: unknown): void {
      this.asked.push(message)
      this.#thread.then((thread) => thread.postMessage(message))
    }

    terminate(): void {
      this.#thread.then((thread) => thread.terminate())
    }
  }
  return { ThreadWorker, started }
}
