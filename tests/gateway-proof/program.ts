import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { spawnBound } from '@/devnet/boundProcess'

const lineSchema = z.looseObject({ level: z.string(), event: z.string() })
const startedSchema = z.object({ event: z.literal('started'), url: z.string() })

export type Program = { child: ChildProcess; url: string }

/** Our own gateway as a process, with settings in a file of this folder, and how it said that it started or did not. */
export async function runProgram(folder: string, settings: Record<string, unknown>, args: string[] = []) {
  const path = join(folder, `${randomUUID()}.json`)
  writeFileSync(path, JSON.stringify({ port: 0, ...settings }))
  const env = { ...process.env, GATEWAY_CONFIG: path }
  const { child } = spawnBound(process.execPath, ['--import', 'tsx', resolve('scripts/gateway.ts'), ...args], { env })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The program has no output')
  stderr.pipe(process.stderr)
  const said = await new Promise<z.infer<typeof lineSchema>>((done, fail) => {
    child.once('close', (code) => fail(new Error(`The gateway ended with ${code} before it said how it started`)))
    createInterface({ input: stdout }).on('line', (text) => {
      const line = lineSchema.parse(JSON.parse(text))
      if (/started$|copied/.test(line.event)) done(line)
    })
  })
  return { child, said }
}

export async function startProgram(folder: string, settings: Record<string, unknown>): Promise<Program> {
  const { child, said } = await runProgram(folder, settings)
  const { data } = startedSchema.safeParse(said)
  if (!data) throw new Error(`The gateway did not start: ${JSON.stringify(said)}`)
  return { child, url: data.url }
}

/** Ends at once, in the middle of everything. */
export async function killProgram({ child }: Program) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
