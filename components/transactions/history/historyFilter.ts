import type { QueryClient } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type TransactionList, toTransactionList } from '@/components/transactions/list/transactionList'
import { parseNonce } from '@/components/transactions/view/parseNonce'
import { parseReceiver } from '@/lib/chain/receiverQuery'
import { AppError, describeError } from '@/lib/errors'
import { parseAmount } from '@/lib/format/amount'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { historyQuery } from '@/lib/gateway/queries/transactionQueries'
import {
  incomingTransfersQuery,
  moduleTransactionsQuery,
  multisigTransactionsQuery,
} from '@/lib/gateway/queries/transferQueries'
import * as words from './words'

export type HistoryKind = 'all' | 'outgoing' | 'incoming' | 'module'

/** The fields of a filter as they stand in the address bar. */
export const filterFields = ['from', 'until', 'to', 'token', 'amount', 'nonce', 'module'] as const
export type FilterField = (typeof filterFields)[number]
export type FilterTexts = Partial<Record<FilterField, string>>

/** What the gateway can filter of each kind by. */
export const fieldsOf: Record<HistoryKind, readonly FilterField[]> = {
  all: [],
  outgoing: ['from', 'until', 'to', 'amount', 'nonce'],
  incoming: ['from', 'until', 'token', 'amount'],
  module: ['to', 'module'],
}

export type HistoryFilter = {
  from?: Date | undefined
  until?: Date | undefined
  to?: Address | undefined
  token?: Address | undefined
  amount?: bigint | undefined
  nonce?: bigint | undefined
  module?: Address | undefined
}

/** A text in the filter that means nothing; the message is shown beside its field. */
class InvalidFilterError extends AppError {
  override name = 'InvalidFilterError'
}

/**
 * Reads the fields that count for a kind; what is wrong with one is said under its name, and it does not filter.
 * An address
 * with the prefix of another chain than the Safe's is wrong. `decimals` are those of the amount: undefined while they are
 * not known.
 */
export function parseHistoryFilter(
  kind: HistoryKind,
  texts: FilterTexts,
  chainId: number,
  decimals: number | undefined,
): { filter: HistoryFilter; problems: FilterTexts } {
  const problems: FilterTexts = {}
  const read = <T>(field: FilterField, parse: (text: string) => T): T | undefined => {
    const text = texts[field]?.trim()
    if (!text || !fieldsOf[kind].includes(field)) return undefined
    try {
      return parse(text)
    } catch (error) {
      problems[field] = describeError(error)
      return undefined
    }
  }
  const readAddress = (text: string) => parseReceiver(text, chainId)
  const filter = {
    from: read('from', (text) => parseDay(text, 'T00:00:00.000Z')),
    until: read('until', (text) => parseDay(text, 'T23:59:59.999Z')),
    to: read('to', readAddress),
    token: read('token', readAddress),
    amount: read('amount', (text) => parseTokenAmount(text, decimals)),
    nonce: read('nonce', readNonce),
    module: read('module', readAddress),
  }
  return { filter, problems }
}

/** The list that a filter asks the gateway for. */
export function listHistory(
  client: QueryClient,
  safe: SafeRef,
  kind: HistoryKind,
  filter: HistoryFilter,
): TransactionList {
  const { token, amount, ...rest } = filter
  const value = amount === undefined ? {} : { value: amount }
  switch (kind) {
    case 'outgoing':
      return toTransactionList(
        client,
        multisigTransactionsQuery(appGateway, safe, { ...rest, ...value, executed: true }),
      )
    case 'incoming': {
      const tokenAddress = token && { tokenAddress: token }
      return toTransactionList(client, incomingTransfersQuery(appGateway, safe, { ...rest, ...value, ...tokenAddress }))
    }
    case 'module':
      return toTransactionList(client, moduleTransactionsQuery(appGateway, safe, rest))
    default:
      return toTransactionList(client, historyQuery(appGateway, safe))
  }
}

function parseTokenAmount(text: string, decimals: number | undefined): bigint {
  if (decimals === undefined) throw new InvalidFilterError(words.unknownDecimals)
  return parseAmount(text, decimals)
}

function readNonce(text: string): bigint {
  const nonce = parseNonce(text)
  if (nonce === undefined) throw new InvalidFilterError(words.badNonce)
  return nonce
}

function parseDay(text: string, time: string): Date {
  const day = new Date(`${text}${time}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime())) {
    throw new InvalidFilterError(words.badDay)
  }
  return day
}
