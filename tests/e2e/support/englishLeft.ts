import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { findSentences, isCatalogue, isOfOtherLanguage } from '@/tests/words/findSentences'

const catalogues = ['components', 'lib']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
  .filter((file) => isCatalogue(file) && !isOfOtherLanguage(file))
const sentencesOf = (file: string) => findSentences(file, readFileSync(file, 'utf8')).map(({ text }) => text)

/** Looks on a page of another language for what only the English catalogues say. */
export function englishFinder(language: string): (shown: string) => string[] {
  const own = catalogues
    .flatMap((file) => ['ts', 'tsx'].map((end) => file.replace(/\.tsx?$/, `.${language}.${end}`)))
    .filter((file) => existsSync(file))
    .flatMap(sentencesOf)
  // A sentence with values in it is looked for by the part before the first of them.
  const english = catalogues
    .flatMap(sentencesOf)
    .filter((text) => !own.includes(text))
    .map((text) => text.replace(/\{\}.*/, '').trim())
    .filter((text) => / \p{L}{2,}/u.test(text) || (/^\p{Lu}\p{Ll}{3,}$/u.test(text) && !own.includes(text)))
  return (shown) => {
    const lines = new Set(shown.split('\n').map((line) => line.trim()))
    return english.filter((text) => (text.includes(' ') && text.length > 11 ? shown.includes(text) : lines.has(text)))
  }
}
