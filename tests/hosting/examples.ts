import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve('hosting')

/**
 * A file of `hosting` as a host would fill it in: each text in it that stands for an address or a place of theirs becomes
 * what this test has. A text that is not there is a fault: the file has changed.
 */
export function fillIn(name: string, values: readonly (readonly [text: string, value: string])[]): string {
  const file = readFileSync(join(folder, name), 'utf8')
  const missing = values.filter(([text]) => !file.includes(text))
  if (missing.length > 0) throw new Error(`hosting/${name} has no ${missing.map(([text]) => text).join(', no ')}`)
  if (values.length === 0) return file
  // In one go: a port that was put in may begin like one that is looked for.
  const texts = values.map(([text]) => text.replace(/[^\w ]/g, '\\$&'))
  const known = new Map(values)
  return file.replace(new RegExp(texts.join('|'), 'g'), (text) => known.get(text) ?? text)
}

/** The lines `NAME=value` of a file of `hosting`, as systemd reads them. */
export function readEnvironment(name: string): Record<string, string> {
  const lines = fillIn(name, []).split('\n')
  return Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [splitOnce(line, '=')] : [])))
}

/** What a unit of `hosting` runs, and with which variables; `%i` is the instance. */
export function readUnit(name: string, instance: string) {
  const lines = fillIn(name, []).replaceAll('%i', instance).split('\n')
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const [command = ''] = valuesOf('ExecStart')
  const pairs = valuesOf('Environment').flatMap((value) => value.split(' '))
  const [program = '', ...args] = command.split(' ')
  return { program, args, environment: Object.fromEntries(pairs.map((pair) => splitOnce(pair, '='))) }
}

function splitOnce(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark)
  return [text.slice(0, place), text.slice(place + 1)]
}
