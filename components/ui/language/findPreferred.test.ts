import { expect, test } from 'vitest'
import { findPreferred } from './chosenLanguage'

const ours = ['en', 'de', 'es', 'zh-CN']

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr', 'es-MX', 'de'], 'es'],
  [['zh'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['zh-TW'], undefined],
  [['zh-Hant'], undefined],
  [['fr', 'it'], undefined],
  [['not a tag', 'x', 'de'], 'de'],
  [[], undefined],
])('of a browser that prefers %o the site has %s', (preferred, expected) => {
  expect(findPreferred(preferred, ours)).toBe(expected)
})
