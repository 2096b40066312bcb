import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fetchAppBalances } from '@/lib/gateway/calls/appAnswers'
import { createGateway } from '@/lib/gateway/client/client'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { balances, collectibles, collectiblesPage, fiatCodes } from '@/lib/gateway/schemas/assetSchema'
import { chainInfo, masterCopies } from '@/lib/gateway/schemas/chainSchema'
import { messagePage } from '@/lib/gateway/schemas/messageSchema'
import { page } from '@/lib/gateway/schemas/page'
import { ownedSafes } from '@/lib/gateway/schemas/safeSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import * as answers from './answers'
import { json, startWireServer } from './wireServer'

const [balance] = answers.balances.items
const nested = () => {
  let value: unknown = 'end'
  for (let depth = 0; depth < 20_000; depth += 1) value = [value]
  return { type: 'TRANSACTION', transaction: { ...answers.summary, txInfo: { type: 'Custom', dataDecoded: value } } }
}
const inCopy = { address: answers.other, version: '1.4.1' }
const message = { ...answers.message, type: 'MESSAGE' }
const { executionInfo } = answers.summary

type Case = [
  what: string,
  schema: z.ZodMiniType,
  wrap: (entries: unknown[]) => unknown,
  good: unknown,
  bad: unknown,
  why: string,
]

// Every list that an answer consists of, the apps' aside, each with another thing that is wrong.
const lists: Case[] = [
  [
    'history',
    transactionPage,
    answers.page,
    answers.listItem,
    { ...answers.listItem, type: undefined },
    'type: expected string',
  ],
  [
    'queue',
    transactionPage,
    answers.page,
    answers.listItem,
    { ...answers.listItem, transaction: { ...answers.summary, executionInfo: { ...executionInfo, nonce: null } } },
    'transaction.executionInfo.nonce',
  ],
  ['a deep queue', transactionPage, answers.page, answers.listItem, nested(), 'transaction'],
  [
    'messages',
    messagePage,
    answers.page,
    message,
    { ...message, message: 5 },
    'message: expected a text or typed data',
  ],
  [
    'balances',
    balances,
    (items) => ({ ...answers.balances, items }),
    balance,
    { ...balance, balance: '9'.repeat(78) },
    'balance: expected a whole number in a string',
  ],
  [
    'decimals',
    balances,
    (items) => ({ ...answers.balances, items }),
    balance,
    { ...balance, tokenInfo: { ...balance?.tokenInfo, decimals: 256 } },
    'tokenInfo.decimals',
  ],
  [
    'collectibles',
    collectiblesPage,
    answers.page,
    answers.collectible,
    { ...answers.collectible, id: -1 },
    'id: expected string',
  ],
  ['collectibles at once', collectibles, (items) => items, answers.collectible, null, 'expected object'],
  ['owned Safes', ownedSafes, (safes) => ({ safes }), answers.safe, '0x12', 'expected an address'],
  [
    'chains',
    page(chainInfo),
    answers.page,
    answers.chain,
    { ...answers.chain, chainId: 5 },
    'chainId: expected string',
  ],
  ['master copies', masterCopies, (items) => items, inCopy, { ...inCopy, address: 7 }, 'address: expected an address'],
  ['currency codes', fiatCodes, (items) => items, 'EUR', '<b>', 'expected a currency code'],
]

const listOf = (value: unknown) =>
  z
    .array(z.unknown())
    .parse(Object(value).results ?? Object(value).items ?? Object(value).safes ?? Object(value).entries)

test.each(lists)('one bad entry of %s is named, and the others stay', (_what, schema, wrap, good, bad, why) => {
  const clean = parseAnswer(schema, wrap([good, good]))
  expect(Object(clean).unread).toEqual([])
  for (const entries of [
    [bad, good, good],
    [good, bad, good],
    [good, good, bad],
  ]) {
    const read = parseAnswer(schema, wrap(entries))
    expect(listOf(read)).toEqual(listOf(clean))
    const position = entries.indexOf(bad) + 1
    expect(Object(read).unread).toMatchObject([{ position, reason: expect.stringContaining(why) }])
  }
  const many = parseAnswer(schema, wrap(Array.from({ length: 200 }, () => bad)))
  expect(listOf(many)).toEqual([])
  expect(Object(many).unread).toHaveLength(200)
  for (const none of [undefined, null, {}, 'list']) {
    expect(() => parseAnswer(schema, replaceList(wrap([]), none))).toThrow(/^Unexpected answer from the Safe service/)
  }
})

test('an app is given the balances that can be read, unchanged, and none of the others', async () => {
  const server = await startWireServer()
  const bad = { ...balance, balance: -1 }
  server.reply(json({ ...answers.balances, items: [bad, balance, bad] }))
  const safe = { chainId: 31337, address: answers.safe }
  expect(await fetchAppBalances(createGateway({ baseUrl: server.url }), safe)).toEqual({
    ...answers.balances,
    items: [balance],
  })
  await server.close()
})

function replaceList(answer: unknown, value: unknown): unknown {
  if (Array.isArray(answer)) return value
  return Object.fromEntries(Object.entries(Object(answer)).map(([key, old]) => [key, Array.isArray(old) ? value : old]))
}
