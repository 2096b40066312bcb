// The pseudo-language en-XA: every sentence of the catalogues with accents and about a third longer, so that a build in it
// shows what breaks on longer words and which sentence stands outside of the catalogues.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

export const pseudoLanguage = 'en-XA'

const isCatalogue = (file) => /(^|\/)(words|[a-z]\w*Words)\.tsx?$/.test(file)
const doubled = {
  a: 'áå',
  e: 'éë',
  i: 'íï',
  o: 'óö',
  u: 'úü',
  A: 'Áå',
  E: 'Éë',
  I: 'Íï',
  O: 'Óö',
  U: 'Úü',
  y: 'ýÿ',
  Y: 'Ýÿ',
}
const single = { c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' }
const accents = { ...doubled, ...single }

/** Writes the pseudo-language's file beside each catalogue in `root`; they are ignored by git. */
export function writePseudoWords(root) {
  for (const path of ['components', 'lib'].flatMap((folder) => listFiles(`${root}/${folder}`)).filter(isCatalogue)) {
    writeFileSync(path.replace(/(?=\.tsx?$)/, `.${pseudoLanguage}`), toPseudo(path, readFileSync(path, 'utf8')))
  }
  const language = `export const language = '${pseudoLanguage}'\n`
  writeFileSync(`${root}/lib/format/language.${pseudoLanguage}.ts`, language)
}

const listFiles = (folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`)

/** The source of a catalogue with its texts changed and everything else as it was. */
export function toPseudo(file, source) {
  const spans = []
  collect(parseSync(file, source).program, spans)
  let result = source
  // From the end, so that what is still to come stays where it was.
  for (const { start, end } of spans.sort((one, other) => other.start - one.start)) {
    result = result.slice(0, start) + lengthen(source.slice(start, end)) + result.slice(end)
  }
  return result
}

function collect(node, spans) {
  if (/^(TS(?!(As|Satisfies)Expression)|ImportDeclaration|JSXAttribute|BinaryExpression)/.test(node.type)) return
  const isText =
    node.type === 'Literal' ? typeof node.value === 'string' : /^(JSXText|TemplateElement)$/.test(node.type)
  if (isText) spans.push(node)
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' || name === 'property' || (name === 'test' && node.type === 'SwitchCase')) continue
    for (const child of [value].flat())
      if (typeof child?.type === 'string' && !isCode(child, name)) collect(child, spans)
  }
}

/** One of several choices that a function is told, and no text. */
const isCode = ({ value }, place) => place === 'arguments' && /^[a-z]\w*$/.test(value ?? '')

/** Works on the text as the source writes it: escapes and HTML entities stay. */
export function lengthen(text) {
  return text.replace(/\\u\{?[\da-fA-F]+\}?|\\.|&#?\w+;|[a-zA-Z]/g, (part) => accents[part] ?? part)
}
