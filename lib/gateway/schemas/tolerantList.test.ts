import { expect, test } from 'vitest'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import * as answers from '@/tests/gateway/answers'
import { safeApps } from './appSchema'

const { app } = answers

test.each<[string, unknown, string | undefined, string]>([
  [
    'a script’s address',
    { ...app, name: 'Evil', url: 'javascript:alert(1)' },
    'Evil',
    'url: expected an https address',
  ],
  ['an address that is none', { ...app, url: 'app.example' }, 'App', 'url: expected an https address'],
  ['no address', { ...app, url: undefined }, 'App', 'url: expected an https address'],
  ['no name', { ...app, name: null }, undefined, 'name: expected string'],
  ['a rule of access that is none', { ...app, accessControl: null }, 'App', 'accessControl: expected object'],
  ['chains that are none', { ...app, chainIds: ['one'] }, 'App', 'chainIds[0]: expected a chain id'],
  ['null', null, undefined, 'the whole entry: expected object'],
  ['a list', [app], undefined, 'the whole entry: expected object'],
])('an app with %s is named and takes no other app with it', (_, broken, name, reason) => {
  const { entries, unread } = parseAnswer(safeApps, [app, broken, { ...app, name: 'Last' }])
  expect(entries.map((entry) => entry.name)).toEqual(['App', 'Last'])
  expect(unread).toEqual([{ position: 2, name, reason: expect.stringContaining(reason) }])
})

test('what only adorns an app is left out where it is null, absent or of another kind', () => {
  const fields = ['id', 'iconUrl', 'description', 'provider', 'tags', 'features', 'socialProfiles', 'developerWebsite']
  for (const value of [null, undefined, 5, {}, [null], 'javascript:alert(1)']) {
    const broken = { ...app, ...Object.fromEntries(fields.map((field) => [field, value])) }
    const { entries, unread } = parseAnswer(safeApps, [broken])
    expect(unread, String(value)).toEqual([])
    expect(entries[0]).toMatchObject({ name: 'App', iconUrl: null, provider: null, developerWebsite: null })
  }
})

test('an answer that is no list is refused as a whole', () => {
  for (const answer of [{ apps: [app] }, null, 'apps']) {
    expect(() => parseAnswer(safeApps, answer)).toThrow(
      'Unexpected answer from the Safe service: the whole answer: expected array',
    )
  }
})
