import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/query/client'
import { persistOptions } from '@/lib/query/persister'
import { freshKey, keptKey, sessionKey, wagmiKeys } from '@/lib/query/queryKeys'

const keyFiles = ['lib/query/queryKeys.ts', 'lib/gateway/client/gatewayKeys.ts']
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'components', 'lib', 'pages'])
const sources = `${tracked}`.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
const read = (file: string) => readFileSync(file, 'utf8')

// A list that begins with a text or is empty: with a key of one of the factories, it would begin with what that gave.
const literalKey = new RegExp(
  [
    String.raw`\b(?:queryKey|mutationKey)\s*:\s*\[(?!\s*\.\.\.)`,
    String.raw`\b\w*[kK]ey\s*=\s*\[\s*['"${'`'}]`,
    String.raw`\b(?:get|set|remove|ensure|fetch|prefetch)Query\w*(?:<[^(]*>)?\(\s*\[(?!\s*\.\.\.)`,
    String.raw`(?<!\w)\[\s*['"](?:verification|session|gateway|balance|ensName|ensAvatar)['"]`,
  ].join('|'),
)
const findLiteral = (source: string) => source.match(literalKey)?.[0]

test('query keys come from the key files alone', () => {
  const found = sources.filter((file) => !keyFiles.includes(file) && findLiteral(read(file)))
  expect(found).toEqual([])
})

test.each([
  "useQuery({ queryKey: ['balances', chainId] })",
  "queryOptions({\n  queryKey: [\n    'balances',\n  ] })",
  'queryOptions({ queryKey: [chainId, address] })',
  "const balancesKey = ['balances'] as const",
  "queries.setQueryData(['balances'], [])",
  "queries.setQueryData<Balance[]>(['balances'], [])",
  "queries.getQueryState(['balances'])",
  "const keys = [['verification', 'chainState']]",
])('a key that is written out is found: %s', (source) => expect(findLiteral(source)).toBeDefined())

test.each([
  "queryOptions({ queryKey: freshKey('balances', chainId) })",
  "queryOptions({ queryKey: [...safeKey(gateway, safe), 'history'] as const })",
  'queries.setQueryData(balancesQuery(safe).queryKey, [])',
])('a key of a factory is none: %s', (source) => expect(findLiteral(source)).toBeUndefined())

test('no two questions have one name', () => {
  const names = sources.flatMap((file) => [...read(file).matchAll(/\bfreshKey\(\s*'(\w+)'/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

test.each([
  ['the session', sessionKey, false],
  ['what money is decided by', freshKey('chainState', 1), false],
  ['an app’s manifest', keptKey('appProbe', 'https://app.example'), true],
  ['a balance', wagmiKeys.balance, true],
  ['a name', wagmiKeys.name, true],
  ['what the gateway says', ['gateway', 'https://gateway.example', 1], true],
])('%s is kept beyond the page only where it may be', (_, queryKey, isKept) => {
  const client = createQueryClient()
  client.setQueryData(queryKey, 'known')
  const [query] = client.getQueryCache().getAll()
  expect(query && persistOptions.dehydrateOptions?.shouldDehydrateQuery?.(query)).toBe(isKept)
})

test('a key is the same however its bytes and addresses are written', () => {
  expect(freshKey('name', 1, `0X${'AB'.repeat(20)}`, 'Text')).toEqual(
    freshKey('name', 1, `0x${'ab'.repeat(20)}`, 'Text'),
  )
})
