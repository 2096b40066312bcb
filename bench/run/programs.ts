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
// Also when it ends by an error that nobody awaited.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export type Settings = Record<string, string>
export type Served = { url: string; pid: number; stop: () => Promise<void> }

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export async function stopPrograms(): Promise<void> {
  await Promise.all([...children].map((child) => stopProgram(child)))
}

/** A server first answers whoever it has taken; what does not end then is ended. */
async function stopProgram(child: ChildProcess, patience = 40_000): Promise<void> {
  if (!isRunning(child)) return
  child.kill()
  const force = setTimeout(() => child.kill('SIGKILL'), patience)
  await once(child, 'exit')
  clearTimeout(force)
}

function start(args: string[], env: Settings, stdio: StdioOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Runs a program of Node to its end, which is its last minute of `minutes` at the latest. */
export async function runProgram(name: string, args: string[], env: Settings = {}, minutes = 10): Promise<void> {
  console.log(`${name} …`)
  const child = start(args, env, 'inherit')
  let isLate = false
  // It has programs of its own to stop.
  const deadline = setTimeout(() => {
    isLate = true
    void stopProgram(child, 60_000)
  }, minutes * 60_000)
  const [code] = await once(child, 'exit')
  clearTimeout(deadline)
  if (isLate) throw new Error(`${name.trim()}: not done after ${minutes} minutes`)
  if (code !== 0) throw new Error(`${name.trim()} ended with ${code}`)
}

/** What a program writes to the file that `--json` names. */
export async function readResult(name: string, args: string[], minutes?: number): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    const file = join(folder, 'result.json')
    await runProgram(name, [...args, '--json', file], {}, minutes)
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
