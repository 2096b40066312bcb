import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The languages that a finished build was made for; the first is its own. */
export function readLanguages(distDir) {
  const { config } = JSON.parse(readFileSync(join(distDir, 'required-server-files.json'), 'utf8'))
  return JSON.parse(config.env.COUNTERSIGN_LANGUAGES)
}

/** Where another language than the first is built. */
export const languageFolder = (distDir, language) => `${distDir}-${language}`

/** Adds the files of one folder to another. Their names say their content: the same name with another is a fault. */
export function mergeFiles(from, to) {
  const names = readdirSync(from, { recursive: true }).filter((name) => statSync(join(from, name)).isFile())
  for (const name of names) {
    const [source, target] = [join(from, name), join(to, name)]
    if (!existsSync(target)) cpSync(source, target)
    else if (!readFileSync(source).equals(readFileSync(target))) throw new Error(`${source} differs from ${target}`)
  }
}
