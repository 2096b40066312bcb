import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteInputsKey } from './siteInputs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(root, 'lib/deep'), { recursive: true })
  write('lib/deep/a.ts', '1')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const key = (env: Record<string, string> = {}) => siteInputsKey(root, { NODE_ENV: 'test', ...env })

it.each([
  ['a source changes', () => write('lib/deep/a.ts', '2')],
  ['a source is added', () => write('lib/b.ts', '')],
  ['a source is renamed', () => renameSync(join(root, 'lib/deep/a.ts'), join(root, 'lib/deep/b.ts'))],
  ['the lock file changes', () => write('package-lock.json', '{ }')],
  ['a settings file is added', () => write('.env.local', 'A=1')],
])('asks for a build when %s', (_, change) => {
  const before = key()
  change()
  expect(key()).not.toBe(before)
})

it('asks for a build when a public setting changes, not for a secret', () => {
  expect(key({ NEXT_PUBLIC_CHAINS: '1' })).not.toBe(key({ NEXT_PUBLIC_CHAINS: '31337' }))
  expect(key({ SESSION_SECRET: 'a' })).toBe(key({ SESSION_SECRET: 'b' }))
})

it('asks for none when a test, a document or the settings example changes', () => {
  const before = key()
  write('lib/deep/a.test.ts', '1')
  write('README.md', '1')
  write('.env.example', '1')
  expect(key()).toBe(before)
})
