import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isOfOtherLanguage } from '@/tests/words/findSentences'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
const ours = tracked.filter((file) => /^(components|devnet|gateway|lib|pages|scripts|tests)\//.test(file))

test('no folder holds more than forty files', () => {
  const counts = new Map<string, number>()
  for (const file of ours) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 40)).toEqual([])
})

// Another language needs as many lines as it needs: its files follow the English ones.
test('no file is longer than 250 lines', () => {
  const sources = ours.filter((file) => /\.tsx?$/.test(file) && !isOfOtherLanguage(file))
  expect(sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 250)).toEqual([])
})
