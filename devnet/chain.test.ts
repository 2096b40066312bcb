import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startChain } from './chain'

const root = fileURLToPath(new URL('..', import.meta.url))

// Read from /proc since a slim image has no ps.
function listProcessesOn(port: number) {
  const commands = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? [readCommand(entry)] : []))
  return commands.filter((command) => command.includes(`--port ${port} `))
}

function readCommand(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

it('answers with its chain id at an address that the system chose', async () => {
  const chain = await startChain({ chainId: 1337 })
  try {
    expect(await chain.client.getChainId()).toBe(1337)
    expect(new URL(chain.url).port).not.toBe('0')
  } finally {
    await chain.stop()
  }
})

it('says which port is in use, and leaves the chain that has it alone', async () => {
  const chain = await startChain()
  try {
    const port = Number(new URL(chain.url).port)
    await expect(startChain({ port })).rejects.toThrow(`Port ${port} is already in use`)
    expect(await chain.client.getChainId()).toBe(31337)
    await chain.stop()
    const again = await startChain({ port })
    expect(listProcessesOn(port)).not.toEqual([])
    await again.stop()
    await expect.poll(() => listProcessesOn(port)).toEqual([])
  } finally {
    await chain.stop()
  }
})

it('answers nothing after it was stopped', async () => {
  const chain = await startChain()
  await chain.stop()
  await expect(fetch(chain.url)).rejects.toThrow()
})

it('ends with its parent, even when that is killed', async () => {
  const script = "import('./devnet/chain.ts').then((m) => m.startChain()).then((chain) => console.log(chain.url))"
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  await fetch(url, { method: 'POST', body: '{}' })
  child.kill('SIGKILL')
  await expect
    .poll(() =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        () => 'up',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
