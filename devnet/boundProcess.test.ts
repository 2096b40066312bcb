import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { type BoundProcess, spawnBound } from './boundProcess'

// Prints the ids of two processes of its own, then waits with them.
const family = 'sleep 600 & echo $!; sh -c "sleep 601; true" & echo $!; wait'

async function readPids({ child }: BoundProcess, count: number) {
  const pids: number[] = []
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (pids.push(Number(line)) === count) return pids
  }
  throw new Error('ended early')
}

// A process that has ended may stay listed for a while, as one whose end nobody has asked for yet (Z).
function isAlive(pid: number | undefined) {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

it('ends the processes that the program started, too', async () => {
  const running = spawnBound('/bin/sh', ['-c', family])
  const pids = [running.child.pid, ...(await readPids(running, 2))]
  expect(pids.map(isAlive)).toEqual([true, true, true])
  await running.stop()
  await expect.poll(() => pids.map(isAlive)).toEqual([false, false, false])
})

it('ends what a program left behind when it ended by itself', async () => {
  const running = spawnBound('/bin/sh', ['-c', 'sleep 600 >/dev/null 2>&1 & echo $!'])
  const pids = await readPids(running, 1)
  await running.ended
  await expect.poll(() => pids.map(isAlive)).toEqual([false])
})

it('ends a program that does not want to', async () => {
  const stubborn =
    'process.on("SIGTERM", () => console.log("no")); setInterval(() => {}, 1000); console.log(process.pid)'
  const running = spawnBound(process.execPath, ['-e', stubborn])
  const [pid] = await readPids(running, 1)
  await running.stop()
  expect(isAlive(pid)).toBe(false)
}, 20_000)

it('may be stopped twice, and after its end', async () => {
  const running = spawnBound('/bin/sh', ['-c', 'exit 3'])
  expect(await once(running.child, 'exit')).toEqual([3, null])
  await Promise.all([running.stop(), running.stop()])
})
