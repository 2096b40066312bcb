import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { isCatalogue, isOfOtherLanguage } from '@/tests/words/findSentences'

/** The names under which a module gives out what it declares itself. */
function listExports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) => (moduleRequest || !exportName.name ? [] : [exportName.name]))
}

it('no exported name stands for two things', () => {
  const tracked = execFileSync('git', ['ls-files', 'components', 'lib'], { encoding: 'utf8' }).trim().split('\n')
  const files = tracked.filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('.test.'))
  const places = new Map<string, string[]>()
  for (const file of files.filter((each) => !isCatalogue(each) && !isOfOtherLanguage(each))) {
    for (const name of listExports(file)) places.set(name, [...(places.get(name) ?? []), file])
  }
  expect(places.size).toBeGreaterThan(1000)
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
})
