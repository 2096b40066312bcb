import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./setup.mjs', import.meta.url))
const isRoot = process.getuid?.() === 0
const wanted = {
  '': {},
  'vendor/stub': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/other-platform': { version: '1.0.0', integrity: 'y', optional: true },
  'node_modules/leftover': { version: '1.0.0', integrity: 'z', extraneous: true },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const folder of ['scripts', 'bin', 'sbin', 'node_modules', 'lib/postgresql/15/bin'])
    mkdirSync(join(root, folder), { recursive: true })
  copyFileSync(script, join(root, 'scripts/setup.mjs'))
  writeLock('package-lock.json', wanted)
  addProgram('npm')
})
afterEach(() => rmSync(root, { recursive: true }))

function writeLock(path: string, packages: Record<string, unknown>) {
  writeFileSync(join(root, path), JSON.stringify({ packages }))
}

/** A program that notes how it was called. */
function addProgram(name: string, rest = '') {
  const path = join(root, 'bin', name)
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${root}/calls"\n${rest}\n`)
  chmodSync(path, 0o755)
}

function setUp(...args: string[]) {
  const env = { NODE_ENV: 'test' as const, PATH: join(root, 'bin') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), ...args], {
    env,
    encoding: 'utf8',
  })
  const calls = existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []
  return { status, stdout, stderr, calls }
}

describe('the npm packages', () => {
  const installed = { 'node_modules/a': wanted['node_modules/a'] }

  it('are installed when none are there', () => {
    const { status, calls } = setUp()
    expect(status).toBe(0)
    expect(calls).toEqual(['npm ci --no-audit --no-fund --ignore-scripts --loglevel=error'])
  })

  it('are left alone, in silence, when they are what the lock file names', () => {
    writeLock('node_modules/.package-lock.json', installed)
    expect(setUp()).toEqual({ status: 0, stdout: '', stderr: '', calls: [] })
  })

  it.each([
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }],
    ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'w' } }],
    ['one more package', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
    ['one package less', {}],
  ])('are installed again when there is %s', (_, packages) => {
    writeLock('node_modules/.package-lock.json', packages)
    expect(setUp().calls).toHaveLength(1)
  })

  it('end the set-up with what npm said when it fails', () => {
    addProgram('npm', 'echo "no network" >&2; exit 7')
    const { status, stderr } = setUp()
    expect(status).toBe(1)
    expect(stderr).toBe('no network\n`npm ci --no-audit --no-fund --ignore-scripts --loglevel=error` failed.\n')
  })
})

describe('what the tests run', () => {
  beforeEach(() => writeLock('node_modules/.package-lock.json', { 'node_modules/a': wanted['node_modules/a'] }))

  it('is not asked for without --tests', () => {
    expect(setUp().calls).toEqual([])
  })

  it('is not installed when it is there', () => {
    for (const name of ['chromium', 'chromium-headless-shell', 'caddy', 'openssl', 'systemd-analyze']) addProgram(name)
    addProgram('redis-server')
    addProgram('../sbin/nginx')
    addProgram('../lib/postgresql/15/bin/postgres')
    expect(setUp('--tests')).toEqual({ status: 0, stdout: '', stderr: '', calls: [] })
  })

  it('is installed by apt-get, after an update, when a part is missing', () => {
    addProgram('redis-server')
    addProgram('apt-get')
    addProgram('sudo', 'exec "$@"')
    symlinkSync('/usr/bin/env', join(root, 'bin/env'))
    const { status, stdout, calls } = setUp('--tests')
    expect(status).toBe(0)
    expect(stdout).toBe(
      'Installing chromium and chromium-headless-shell and nginx and caddy and openssl and postgres and systemd-analyze...\n',
    )
    const byApt = calls.filter((call) => call.startsWith('apt-get'))
    expect(byApt[0]).toMatch(/ update$/)
    expect(byApt[1]).toMatch(
      / install -y --no-install-recommends chromium chromium-headless-shell redis-server nginx caddy openssl postgresql systemd fonts-liberation$/,
    )
    expect(calls.some((call) => call.startsWith('sudo'))).toBe(!isRoot)
  })

  it('is named in a sentence when there is no way to install it', () => {
    const { status, stderr } = setUp('--tests')
    expect(status).toBe(1)
    expect(stderr).toBe(
      "The tests need chromium and chromium-headless-shell and redis-server and nginx and caddy and openssl and postgres and systemd-analyze: install them with this system's package manager and run this again.\n",
    )
  })
})
