import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropSmallManifests, joinManifests } from './joinManifests.mjs'

let staticDir: string
const manifest = () => join(staticDir, 'build-1/_buildManifest.js')

beforeEach(() => {
  staticDir = mkdtempSync(join(tmpdir(), 'manifests-'))
  mkdirSync(join(staticDir, 'build-1'))
  writeFileSync(manifest(), 'self.pages=["/"]')
  writeFileSync(join(staticDir, 'build-1/_ssgManifest.js'), 'self.ssg=new Set')
  writeFileSync(join(staticDir, 'build-1/_clientMiddlewareManifest.js'), 'self.matchers=[]')
})

afterEach(() => rmSync(staticDir, { recursive: true }))

test('one script says what three said, once', () => {
  joinManifests(staticDir)
  const once = readFileSync(manifest(), 'utf8')
  joinManifests(staticDir)
  expect(readFileSync(manifest(), 'utf8')).toBe(once)
  const self: Record<string, unknown> = {}
  runInNewContext(once, { self })
  expect(Object.keys(self)).toEqual(['pages', 'ssg', 'matchers'])
})

test('a page loads the two small ones no more', () => {
  const tag = (name: string) => `<script src="/_next/static/build-1/${name}" defer=""></script>`
  const page = ['main.js', '_buildManifest.js', '_ssgManifest.js', '_clientMiddlewareManifest.js'].map(tag).join('')
  expect(dropSmallManifests(page)).toBe(tag('main.js') + tag('_buildManifest.js'))
})
