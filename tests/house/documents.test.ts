import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '@/scripts/pictures/scenes'
import { isCatalogue, isOfOtherLanguage } from '@/tests/words/findSentences'

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(file))
const manuals = documents.filter((file) => file === 'README.md' || file.startsWith('docs/'))
const pictureFolder = 'docs/pictures'
const largestPicture = 120_000
const largestTogether = 1_000_000

type Link = { document: string; isPicture: boolean; text: string; target: string }

/** What a document shows as text: no code, in which brackets mean something else. */
const readText = (document: string) =>
  readFileSync(document, 'utf8')
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/`[^`\n]*`/g, '')

function listLinks(document: string): Link[] {
  const found = readText(document).matchAll(/(!?)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g)
  return [...found].map(([, mark, text = '', target = '']) => ({ document, isPicture: mark === '!', text, target }))
}

const links = documents.flatMap(listLinks)
const shown = links.filter(({ isPicture }) => isPicture)

/** The names that a reader's browser gives to the headings. */
function listAnchors(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isThere({ document, target }: Link): boolean {
  if (/^https:\/\//.test(target)) return true
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return false
  return anchor === undefined || listAnchors(file).includes(anchor)
}

test('each link of a document leads to a file and a heading that are there', () => {
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((link) => !isThere(link))).toEqual([])
})

test('each picture says in words what it shows', () => {
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(({ text }) => text.split(' ').length < 4)).toEqual([])
})

test('the pictures are those that the script takes and the documents show, and small', () => {
  const files = readdirSync(pictureFolder)
  const named = shown.map(({ target }) => basename(target))
  expect(files.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
  expect(files.filter((file) => !named.includes(file))).toEqual([])
  const sizes = files.map((file) => statSync(join(pictureFolder, file)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(largestPicture)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(largestTogether)
})

test('what a document prints bold is what a screen says', () => {
  const catalogues = tracked.filter((file) => isCatalogue(file) && !isOfOtherLanguage(file) && existsSync(file))
  const said = [...catalogues, 'devnet/apps/pages.ts'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const bold = manuals.flatMap((document) =>
    [...readText(document).matchAll(/\*\*(.+?)\*\*/gs)].map(([, text = '']) => text.replace(/\s+/g, ' ')),
  )
  expect(bold.length).toBeGreaterThan(20)
  expect(bold.filter((text) => !said.includes(text))).toEqual([])
})
