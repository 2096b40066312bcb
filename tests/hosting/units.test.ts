import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillIn } from './examples'

const units = readdirSync('hosting/systemd')
const services = units.filter((name) => name.endsWith('.service'))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'units-'))
  for (const name of units) {
    // Programs of a host that a machine for tests has elsewhere, or not.
    const text = fillIn(`systemd/${name}`, []).replace(/\/usr\/bin\/(node|curl)\b/g, process.execPath)
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test('systemd finds nothing wrong with the units', () => {
  expect(units.length).toBeGreaterThan(5)
  const paths = units.map((name) => join(folder, name))
  expect(analyze('verify', '--man=no', '--recursive-errors=yes', ...paths)).toEqual({ status: 0, said: '' })
})

test.each(services)('%s is held tightly', (name) => {
  const { status, said } = analyze('security', '--offline=true', '--threshold=15', join(folder, name))
  expect(status, said).toBe(0)
})
