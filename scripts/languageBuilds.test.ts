import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeFiles, readLanguages } from './languageBuilds.mjs'

let root: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const merge = () => mergeFiles(join(root, 'de'), join(root, 'en'))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'))
  put('en/chunks/same.js', 'same')
  put('de/chunks/same.js', 'same')
  put('de/chunks/deep/german.js', 'Guten Tag')
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build says its languages, the first its own', () => {
  put('required-server-files.json', JSON.stringify({ config: { env: { COUNTERSIGN_LANGUAGES: '["de","en"]' } } }))
  expect(readLanguages(root)).toEqual(['de', 'en'])
})

test('what one language has alone is added to the files of the other, again without a change', () => {
  merge()
  merge()
  expect(readFileSync(join(root, 'en/chunks/deep/german.js'), 'utf8')).toBe('Guten Tag')
  expect(readFileSync(join(root, 'en/chunks/same.js'), 'utf8')).toBe('same')
})

test('two files of one name with different content are refused', () => {
  put('de/chunks/same.js', 'other')
  expect(merge).toThrow(/de\/chunks\/same\.js differs from .*en\/chunks\/same\.js/)
})
