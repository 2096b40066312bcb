import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** What runs of ours. Whoever watches the terminal presses Ctrl-C once; nothing that was started here may outlive it. */
const children = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopPrograms().then(() => process.exit(130)))

export type Settings = Record<string, string>
export type Served = { url: string; pid: number; stop: () => Promise<void> }

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export async function stopPrograms(): Promise<void> {
  await Promise.all([...children].map(stopProgram))
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  child.kill()
  await once(child, 'exit')
}

function start(args: string[], env: Settings, stdio: StdioOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Runs a program of Node to its end. */
export async function runProgram(name: string, args: string[], env: Settings = {}): Promise<void> {
  console.log(`${name} …`)
  const [code] = await once(start(args, env, 'inherit'), 'exit')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

/** What a program prints, which is shown as it comes. */
export async function readOutput(name: string, args: string[]): Promise<string> {
  console.log(`${name} …`)
  const child = start(args, {}, ['inherit', 'pipe', 'inherit'])
  let output = ''
  child.stdout?.on('data', (bytes: Buffer) => {
    output += bytes
    process.stdout.write(bytes)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return output
}

/** What a program writes to the file that `--json` names. */
export async function readResult(name: string, args: string[]): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const file = join(folder, 'result.json')
    await runProgram(name, [...args, '--json', file])
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a server, from its first answer on. */
export async function serveProgram(name: string, args: string[], env: Settings, url: string): Promise<Served> {
  const child = start(args, env, ['ignore', 'ignore', 'inherit'])
  while (!(await fetch(url).catch(() => undefined))) {
    if (!isRunning(child)) throw new Error(`the server of ${name} ended with ${child.exitCode}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  if (child.pid === undefined) throw new Error(`the server of ${name} has no process`)
  return { url, pid: child.pid, stop: () => stopProgram(child) }
}
