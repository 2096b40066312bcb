import { expect, test } from 'vitest'
import { findHits, type SearchHit } from './searchHit'

const hit = (group: SearchHit['group'], text: string, detail?: string): SearchHit => ({
  group,
  text,
  detail,
  href: text,
})
const hits = [
  hit('pages', 'Transaction queue'),
  hit('pages', 'Assets'),
  hit('safes', 'Treasury', 'dev:0xAbCd'),
  hit('contacts', 'Dave', '0x90F7'),
  hit('transactions', 'Send 1 ETH to Dave', '#4'),
]
const texts = (typed: string) => findHits(hits, typed).map(({ text }) => text)

test('finds what holds every word, in any order and case, in the text or beside it', () => {
  expect(texts('DAVE')).toEqual(['Dave', 'Send 1 ETH to Dave'])
  expect(texts('dave send')).toEqual(['Send 1 ETH to Dave'])
  expect(texts('0xabcd')).toEqual(['Treasury'])
  expect(texts('nothing')).toEqual([])
})

test('shows pages and Safes before anything is typed, and some of each group', () => {
  expect(texts(' ')).toEqual(['Transaction queue', 'Assets', 'Treasury'])
  const many = Array.from({ length: 20 }, (_, place) => hit('contacts', `Dave ${place}`))
  expect(findHits([...many, ...hits], 'dave').map(({ group }) => group)).toEqual([
    ...Array.from({ length: 6 }, () => 'contacts'),
    'transactions',
  ])
})
