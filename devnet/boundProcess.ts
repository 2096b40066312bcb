import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'

// The shell becomes the program, so the child's id is the program's, and its group's. The shell's background half
// waits on a pipe that only this process holds: when this process ends in whatever way, SIGKILL included, the pipe
// closes and the whole group is ended, grandchildren too.
const runUntilParentEnds = '{ read -r _ <&3; kill -- -$$; } >/dev/null 2>&1 & exec "$0" "$@" 3<&-'
const patienceMs = 5_000

export type BoundProcess = {
  child: ChildProcess
  /** Resolves when the program has ended and its output is read. */
  ended: Promise<void>
  /** Ends the program and all that it started. */
  stop: () => Promise<void>
}

export type BoundOptions = { cwd?: string; env?: NodeJS.ProcessEnv; logPath?: string; uid?: number; gid?: number }

/** Starts a program in a group of its own that does not outlive this process. */
export function spawnBound(
  command: string,
  args: string[],
  { logPath, env, ...rest }: BoundOptions = {},
): BoundProcess {
  const output = logPath ? openSync(logPath, 'w') : 'pipe'
  const child = spawn('/bin/sh', ['-c', runUntilParentEnds, command, ...args], {
    ...rest,
    env: env ?? process.env,
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    // The shell's background half ends when the pipe does; only then is everything closed.
    child.once('exit', () => child.stdio[3]?.destroy())
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  return { child, ended, stop: () => stopGroup(child, ended) }
}

async function stopGroup(child: ChildProcess, ended: Promise<void>) {
  signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs)
  await ended
  clearTimeout(force)
  // What the program left behind in its group.
  signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // Nothing is left of it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
