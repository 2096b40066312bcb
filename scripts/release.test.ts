import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { packRelease } from './release/packRelease'

const files = {
  'server.js': 'listen()',
  '.env.production': 'SESSION_SECRET=not for others',
  '.next-here/static/chunks/a.js': 'a()',
  'public/build.json': '{}',
  'public/icon.svg': '<svg/>',
  'languages/en/index.html.gz': gzipSync('Start'),
  'languages/de/transactions/tx.html.gz': gzipSync('Transaktion'),
  'languages/de/transactions/tx.html.br': 'packed',
}
const time = 1_790_000_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The same build as another machine leaves it: its files in another order, with other times and rights. */
function build(name: string, names: string[], mode: number): string {
  const place = join(folder, name)
  for (const [index, file] of names.entries()) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), files[file as keyof typeof files])
    chmodSync(join(place, file), mode)
    utimesSync(join(place, file), index * 1000, index * 1000)
  }
  symlinkSync('./server.js', join(place, 'link.js'))
  return place
}

const list = (file: string, ...args: string[]) =>
  execFileSync('tar', ['-tzf', join(folder, 'out', file), ...args], { encoding: 'utf8' })
    .trim()
    .split('\n')

test('the same build gives the same bytes wherever it was made, and no word of who made it', () => {
  const names = Object.keys(files)
  const [one = '', other = ''] = [build('one', names, 0o644), build('elsewhere/two', names.toReversed(), 0o600)]
  const lines = packRelease({ deployed: one, name: 'v1', time }, join(folder, 'out'))
  expect(packRelease({ deployed: other, name: 'v1', time }, join(folder, 'again'))).toEqual(lines)
  const stated = list('countersign-v1.tar.gz', '--verbose', '--numeric-owner', '--full-time', '--utc')
  expect(stated.every((line) => / 0\/0 .* 2026-09-21 14:13:20 /.test(line))).toBe(true)
  expect(list('countersign-v1.tar.gz')).toEqual(list('countersign-v1.tar.gz').toSorted())
})

test('has the server without settings, the pages as plain files, the manifest, and the hash of each', () => {
  const deployed = build('one', Object.keys(files), 0o644)
  const lines = packRelease({ deployed, name: 'v1', time }, join(folder, 'out'))
  const server = list('countersign-v1.tar.gz')
  expect(server).toContain('countersign/server.js')
  expect(server.filter((name) => name.includes('.env'))).toEqual([])
  expect(list('countersign-v1-pages.tar.gz').filter((name) => !name.endsWith('/'))).toEqual([
    'countersign/_next/static/chunks/a.js',
    'countersign/build.json',
    'countersign/icon.svg',
    'countersign/pages/de/transactions/tx.html',
    'countersign/pages/en/index.html',
  ])
  execFileSync('tar', ['-xzf', join(folder, 'out/countersign-v1-pages.tar.gz'), '-C', folder])
  expect(readFileSync(join(folder, 'countersign/pages/en/index.html'), 'utf8')).toBe('Start')
  expect(readFileSync(join(folder, 'out/SHA256SUMS'), 'utf8')).toBe(`${lines.join('\n')}\n`)
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: join(folder, 'out') })
})

test('says why nothing was packed', () => {
  const deployed = build('one', Object.keys(files), 0o644)
  mkdirSync(join(folder, 'out/countersign-v1.tar.gz'), { recursive: true })
  expect(() => packRelease({ deployed, name: 'v1', time }, join(folder, 'out'))).toThrow(AppError)
})
