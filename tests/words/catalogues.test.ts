import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pseudoLanguage, toPseudo } from '@/scripts/pseudoWords.mjs'
import { findSentences, isCatalogue, isOfOtherLanguage } from './findSentences'
import { notWords } from './notWords'

const sources = ['components', 'lib', 'pages']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !file.includes(`.${pseudoLanguage}.`))
  .sort()

// What each language says of itself, in all of them at once.
const ofEachLanguage = 'components/ui/language/ownTexts.ts'

const usedExceptions = new Set<string>()

/** The sentences of a file outside of the catalogues, each with its place. */
function strayOf(file: string): string[] {
  return findSentences(file, readFileSync(file, 'utf8'))
    .filter(({ text }) => {
      const isException = Object.hasOwn(notWords, text)
      if (isException) usedExceptions.add(text)
      return !isException
    })
    .map(({ line, text }) => `${file}:${line} ${text}`)
}

describe('the sentences that people read', () => {
  it('stand in the catalogues', () => {
    expect(sources.filter((file) => !isCatalogue(file) && file !== ofEachLanguage).flatMap(strayOf)).toEqual([])
  })

  it('are not what the exceptions name, and each exception is still needed', () => {
    expect(Object.keys(notWords).filter((text) => !usedExceptions.has(text))).toEqual([])
  })
})

describe('the finder of sentences', () => {
  const find = (code: string) => findSentences('a.tsx', code).map(({ text }) => text)

  it.each([
    ['text between tags', '<p>Currency</p>', 'Currency'],
    ['text among elements', '<p>Paid by <b>{name}</b></p>', 'Paid by'],
    ['one small word in an attribute that is read', '<List what="queue" />', 'queue'],
    ['a choice in such an attribute', '<List title={all ? "all" : undefined} />', 'all'],
    ['a word in any other attribute', '<Tag word="Unknown" />', 'Unknown'],
    ['a sentence in code', 'const text = isNew ? "not sent yet" : ""', 'not sent yet'],
    ['a sentence with values in it', `say(\`\${count} of \${all} entries.\`)`, '{} of {} entries.'],
    ['a message of an error that is shown', 'throw new AppError("The file is empty.")', 'The file is empty.'],
    ['a table of words', 'const words = { match: "Match" } as const', 'Match'],
  ])('finds %s', (_, code, text) => {
    expect(find(code)).toEqual([text])
  })

  it.each([
    [
      'names and types',
      'import { Some } from "Some words"; type A = "Two words"; const b = { "Two words": c["Two words"] }',
    ],
    ['what a value is compared with', 'if (a === "Queue") switch (b) { case "History": c() }'],
    ['classes, addresses and roles', '<a className="big blue" href="/Home" role="Status" data-x="Some words" />'],
    ['addresses made of parts', `const links = [\`https://\${a}\`, \`data:\${b}\`, \`list:all:\${c}\`]`],
    ['markup in a text', "const picture = \"<svg width='1' height='1'></svg>\""],
    ['classes made of parts', `const looks = \`\${a} \${b}-wide\``],
    ['raw texts, as patterns are written', `new RegExp(String.raw\`one or \${more}\`)`],
    ['what is thrown for developers', 'throw new TypeError("No such thing")'],
    ['signatures of contracts', 'parseAbi(["function owners() view returns (address)"])'],
  ])('passes over %s', (_, code) => {
    expect(find(code)).toEqual([])
  })
})

describe('the pseudo-language', () => {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')

  it('makes every sentence of every catalogue longer and leaves nothing else changed', () => {
    for (const file of sources.filter((each) => isCatalogue(each) && !isOfOtherLanguage(each))) {
      const source = readFileSync(file, 'utf8')
      const [before, after] = [findSentences(file, source), findSentences(file, toPseudo(file, source))]
      expect(after.length, file).toBe(before.length)
      before.forEach(({ text }, index) => {
        const length = letters(after[index]?.text ?? '').length
        expect(length, text).toBeGreaterThan(letters(text).length * 1.15)
      })
    }
  })

  it('keeps names, values, keys, escapes and attributes', () => {
    const source = `<b title="it">it {one}</b>; const two = { one: \`it \${one.it}\\n\`, it: "\\u00e9 it" } as const`
    const pseudo = `<b title="it">íït {one}</b>; const two = { one: \`íït \${one.it}\\n\`, it: "\\u00e9 íït" } as const`
    expect(toPseudo('a.tsx', source)).toBe(pseudo)
  })
})
