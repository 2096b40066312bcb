import {
  ConflictType,
  DetailedExecutionInfoType,
  LabelValue,
  TransactionListItemType,
  TransactionStatus,
} from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import * as z from 'zod/mini'
import { known, label, orNull } from './fields'
import { imageUrl, namedAddress, webUrl } from './links'
import { count, nonce } from './numbers'
import { page } from './page'
import { sources } from './sourcesSchema'
import { transactionInfo } from './transactionInfoSchema'
import { hash } from './values'
import { variant } from './variant'

const { MULTISIG, MODULE } = DetailedExecutionInfoType
const { TRANSACTION, LABEL, CONFLICT_HEADER, DATE_LABEL } = TransactionListItemType

/** What a transaction has in the lists and in its details. */
export const listedFields = {
  txStatus: known(TransactionStatus, 'UNKNOWN'),
  txInfo: transactionInfo,
  txHash: orNull(hash),
  safeAppInfo: orNull(z.object({ name: label(), url: webUrl, logoUri: imageUrl })),
  note: orNull(label(500)),
  sources,
}

/** Usable as it is in a path: see transactionIdParam. */
export const transactionId = z.string().check(z.maxLength(400))

const executionInfo = variant({
  [MULTISIG]: z.object({
    type: z.literal(MULTISIG),
    nonce,
    confirmationsRequired: count,
    confirmationsSubmitted: count,
    missingSigners: orNull(z.array(namedAddress)),
  }),
  [MODULE]: z.object({ type: z.literal(MODULE), address: namedAddress }),
})

const transaction = z.object({
  id: transactionId,
  timestamp: count,
  ...listedFields,
  executionInfo: orNull(executionInfo),
})

export const transactionItem = variant({
  [TRANSACTION]: z.object({
    type: z.literal(TRANSACTION),
    transaction,
    conflictType: known(ConflictType, 'UNKNOWN'),
  }),
  [LABEL]: z.object({ type: z.literal(LABEL), label: known(LabelValue, 'UNKNOWN') }),
  [CONFLICT_HEADER]: z.object({ type: z.literal(CONFLICT_HEADER), nonce }),
  [DATE_LABEL]: z.object({ type: z.literal(DATE_LABEL), timestamp: count }),
})

/** A page of history, queue or one of the filtered lists. Times are ms since 1970. */
export const transactionPage = page(transactionItem)

export type TransactionListItem = z.output<typeof transactionItem>
export type TransactionSummary = z.output<typeof transaction>
