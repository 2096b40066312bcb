import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Node, parseSync } from 'oxc-parser'
import { describe, expect, it, test } from 'vitest'

const mostImports = { lib: 20, components: 27 }
const mostReturns = 8

const list = ['ls-files', '-co', '--exclude-standard', 'lib', 'components']
const sources = execFileSync('git', list, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))

function countImports(file: string, source: string): number {
  return parseSync(file, source).program.body.filter(({ type }) => type === 'ImportDeclaration').length
}

/** How often each function returns; a `switch` is a table and counts once. */
function countReturns(file: string, source: string): number[] {
  const counts: number[] = []
  const walk = (node: unknown, count: { returns: number }) => {
    if (typeof node !== 'object' || node === null) return
    const type = 'type' in node ? (node as Node).type : ''
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
    const own = isFunction || type === 'SwitchStatement' ? { returns: 0 } : count
    for (const child of Object.values(node)) walk(child, own)
    if (isFunction) counts.push(own.returns)
    else if (type === 'SwitchStatement') count.returns += Math.min(own.returns, 1)
    else if (type === 'ReturnStatement') count.returns += 1
  }
  walk(parseSync(file, source).program, { returns: 0 })
  return counts
}

test.each(['lib', 'components'] as const)('no module of %s imports more than so many', (room) => {
  const counts = sources
    .filter((file) => file.startsWith(`${room}/`))
    .map((file) => ({ file, count: countImports(file, readFileSync(file, 'utf8')) }))
  expect(counts.length).toBeGreaterThan(100)
  expect(counts.filter(({ count }) => count > mostImports[room])).toEqual([])
})

test('no function returns in more than so many places', () => {
  const counts = sources.map((file) => ({ file, most: Math.max(0, ...countReturns(file, readFileSync(file, 'utf8'))) }))
  expect(counts.filter(({ most }) => most > mostReturns)).toEqual([])
})

describe('the counter', () => {
  it.each([
    ['imports of every kind', "import a from 'a'\nimport type { B } from 'b'\nimport './c.css'", 3],
    ['no exports', "export { a } from 'a'\nconst b = await import('b')", 0],
  ])('counts %s', (_, source, count) => {
    expect(countImports('a.ts', source)).toBe(count)
  })

  it.each([
    ['guards and the end', 'function f(a) { if (a) return 1; return 2 }', [2]],
    ['those of a function inside apart', 'const f = () => { g(function () { return 1 }); return 2 }', [1, 1]],
    ['a switch once', 'function f(a) { switch (a) { case 1: return 1; case 2: return 2 } return 3 }', [2]],
    ['methods', 'class A { get b() { return 1 } }', [1]],
  ])('counts %s', (_, source, counts) => {
    expect(countReturns('a.ts', source)).toEqual(counts)
  })
})
