import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '@/scripts/gates/serveBuild'

export type RedisServer = { url: string; port: number; stop: () => Promise<void> }

/** Debian's Redis, in memory only, on a free port of the loopback address unless one is given. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const chosen = port ?? (await findFreePort())
  const folder = await mkdtemp(join(tmpdir(), 'countersign-redis-'))
  const settings = [
    '--port',
    String(chosen),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}`)))
    createInterface(child.stdout).on('line', (line) => line.includes('Ready to accept connections') && resolve())
  })
  const stop = async () => {
    child.kill()
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, stop }
}
