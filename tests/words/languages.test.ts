import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownTexts } from '@/components/ui/language/ownTexts'
import { pseudoLanguage } from '@/scripts/pseudoWords.mjs'
import { findLanguageFaults, listLanguages } from './findLanguageFaults'

/** What the compiler says when each file of words is taken in this language: other parameters are errors. */
function compileIn(root: string, language: string): string {
  // Inside of the root, where the compiler finds the packages' types.
  const config = join(root, '.cache', `tsconfig.${language}.json`)
  const compilerOptions = { noEmit: true, incremental: false, moduleSuffixes: [`.${language}`, ''] }
  const include = ['css.d.ts', 'next-env.d.ts', 'pages/**/*'].map((path) => `../${path}`)
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include }))
  return spawnSync(resolve('node_modules/.bin/tsc'), ['-p', config], { cwd: root, encoding: 'utf8' }).stdout
}

const languages = listLanguages('.').filter((tag) => tag !== pseudoLanguage)

// The compiler reads for each what the pages are made of.
it.each(languages)(
  'has %s whole: the same names in each catalogue, and the same parameters',
  {
    timeout: 300_000,
  },
  (language) => {
    expect(findLanguageFaults('.', language)).toEqual([])
    expect(compileIn('.', language)).toBe('')
  },
)

it('says of each language what it is called, and offers it', () => {
  expect(Object.keys(ownTexts).sort()).toEqual(['en', ...languages].sort())
})

let root: string
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  put('lib/format/language.ts', "export const language = 'en'")
  put('lib/format/language.de.ts', "export const language = 'de'")
  put(
    'components/ui/words.ts',
    `export const close = 'Close'\nexport const more = (count: number) => \`And \${count} more.\``,
  )
  put('lib/auth/server/words.ts', "export const failed = 'Something went wrong here.'")
  put(
    'pages/show.ts',
    "import * as words from '@/components/ui/words'\nexport const shown = [words.close, words.more(1)]",
  )
})

afterEach(() => rmSync(root, { recursive: true }))

it('takes a language that is one file for each catalogue', () => {
  put(
    'components/ui/words.de.tsx',
    `export const close = 'Zu'\nexport const more = (count: number) => \`Noch \${count}.\``,
  )
  expect(listLanguages(root)).toEqual(['de'])
  expect(findLanguageFaults(root, 'de')).toEqual([])
  expect(compileIn(root, 'de')).toBe('')
})

it('refuses a missing file, a missing name, a name too many and a file too many', () => {
  expect(findLanguageFaults(root, 'de')).toEqual(['components/ui/words.de.ts is missing'])
  put('components/ui/words.de.ts', "export const close = 'Zu'\nexport const open = 'Auf'")
  put('components/ui/oldWords.de.ts', "export const old = 'Alt'")
  expect(findLanguageFaults(root, 'de').sort()).toEqual([
    'components/ui/oldWords.de.ts belongs to no catalogue',
    'components/ui/words.de.ts lacks more',
    'nothing uses open of components/ui/words.de.ts',
  ])
})

it('refuses other parameters', () => {
  put(
    'components/ui/words.de.ts',
    `export const close = 'Zu'\nexport const more = (what: string) => \`Noch \${what}.\``,
  )
  expect(compileIn(root, 'de')).toContain("pages/show.ts(2,47): error TS2345: Argument of type 'number'")
})
