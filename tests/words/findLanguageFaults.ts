import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isCatalogue, isOfOtherLanguage } from './findSentences'

/** The languages beside English that `root` has: each begins with `lib/format/language.TAG.ts`. */
export function listLanguages(root: string): string[] {
  return readdirSync(join(root, 'lib/format')).flatMap((file) => /^language\.(.+)\.ts$/.exec(file)?.[1] ?? [])
}

/** What only the server says, in its answers to programs and in its log, is English. */
const isOfServer = (file: string) => /\/(server\/words|serverWords)\.tsx?$/.test(file)

/** What a language lacks or has too much: a file for each English catalogue, with the same names in it. */
export function findLanguageFaults(root: string, language: string): string[] {
  const files = ['components', 'lib']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(isCatalogue)
  const isOfLanguage = (file: string) => file.includes(`.${language}.ts`)
  const isEnglish = (file: string) => !isOfOtherLanguage(file) && !isOfServer(file)
  const baseOf = (file: string) => file.replace(/\..*/, '')
  const faults = files
    .filter((file) => isOfLanguage(file) && !files.some((other) => isEnglish(other) && baseOf(other) === baseOf(file)))
    .map((file) => `${file} belongs to no catalogue`)
  for (const english of files.filter(isEnglish)) {
    const own = ['.ts', '.tsx'].map((end) => `${baseOf(english)}.${language}${end}`)
    const file = own.find((path) => existsSync(join(root, path)))
    if (!file) {
      faults.push(`${own[0]} is missing`)
      continue
    }
    const [wanted, found] = [english, file].map((path) => namesOf(path, readFileSync(join(root, path), 'utf8')))
    faults.push(...[...(wanted ?? [])].filter((name) => !found?.has(name)).map((name) => `${file} lacks ${name}`))
    faults.push(
      ...[...(found ?? [])].filter((name) => !wanted?.has(name)).map((name) => `nothing uses ${name} of ${file}`),
    )
  }
  return faults
}

function namesOf(file: string, source: string): Set<string> {
  const { staticExports } = parseSync(file, source).module
  return new Set(staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? '')))
}
