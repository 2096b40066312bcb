import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { balances } from '@/lib/gateway/schemas/assetSchema'
import { chainInfo } from '@/lib/gateway/schemas/chainSchema'
import { safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import * as answers from './answers'

const { details } = answers

const change = (value: object, path: string, next: unknown): object => {
  const [key = '', ...rest] = path.split('.')
  const old: unknown = Object(value)[key]
  const item = rest.length > 0 ? change(Object(old), rest.join('.'), next) : next
  if (Array.isArray(value)) return value.with(Number(key), item)
  return { ...value, [key]: item }
}

const broken: [string, z.ZodMiniType, object, string, unknown, string][] = [
  ['a nonce as text', safeInfo, answers.safeInfo, 'nonce', 'seven', 'nonce'],
  ['no owners', safeInfo, answers.safeInfo, 'owners', undefined, 'owners'],
  [
    'an owner that is no address',
    safeInfo,
    answers.safeInfo,
    'owners.1.value',
    '0x12',
    'owners[1].value: expected an address',
  ],
  ['a negative threshold', safeInfo, answers.safeInfo, 'threshold', -1, 'threshold: expected a count'],
  ['a chain id as a number', safeInfo, answers.safeInfo, 'chainId', 1, 'chainId: expected string'],
  ['a status as a number', transactionDetails, details, 'txStatus', 1, 'txStatus: expected string'],
  [
    'an amount as a number',
    transactionDetails,
    details,
    'txInfo.transferInfo.value',
    1,
    'txInfo.transferInfo.value: expected string',
  ],
  [
    'a hash that is none',
    transactionDetails,
    details,
    'detailedExecutionInfo.safeTxHash',
    '0x1',
    'detailedExecutionInfo.safeTxHash: expected a 32-byte hash',
  ],
  ['a third operation', transactionDetails, details, 'txData.operation', 2, 'txData.operation'],
  [
    'a signature that is no hex',
    transactionDetails,
    details,
    'detailedExecutionInfo.confirmations.0.signature',
    'x',
    'detailedExecutionInfo.confirmations[0].signature: expected hex bytes',
  ],
  ['a sum that is no number', balances, answers.balances, 'fiatTotal', '1,000', 'fiatTotal: expected a decimal number'],
  ['no chain id', chainInfo, answers.chain, 'chainId', undefined, 'chainId: expected string'],
  ['a message of another type', safeMessage, answers.message, 'message', 5, 'message: expected a text or typed data'],
  ['a page without results', transactionPage, answers.page([]), 'results', undefined, 'results: expected array'],
  ['a next page that is no text', transactionPage, answers.page([]), 'next', 5, 'next: expected string'],
]

test.each(broken)('names the field for %s', (_name, schema, answer, path, value, expected) => {
  expect(() => parseAnswer(schema, answer)).not.toThrow()
  expect(() => parseAnswer(schema, change(answer, path, value))).toThrow(
    `Unexpected answer from the Safe service: ${expected}`,
  )
})
