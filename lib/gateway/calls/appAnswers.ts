import {
  getBalances,
  getTransactionDetails,
  type SafeBalanceResponse,
  type TransactionDetails,
} from '@safe-global/safe-gateway-typescript-sdk'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainParam, currencyParam, transactionIdParam } from '@/lib/gateway/client/pathParams'
import { type SafeRef, safeParams } from '@/lib/gateway/client/safeRef'
import { balanceItem, balances } from '@/lib/gateway/schemas/assetSchema'
import { forwardIssues } from '@/lib/gateway/schemas/issues'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

// Embedded apps are promised the gateway's own JSON (decimal strings, not bigint): it is checked by the same schemas
// and handed on unchanged, without the entries of a list that do not fit.

/** A transaction for an app that asked by safeTxHash. Throws GatewayError. */
export async function fetchAppTransaction(gateway: Gateway, chainId: number, id: string, signal?: AbortSignal) {
  const call = getTransactionDetails(chainParam(chainId), transactionIdParam(id))
  return gateway.call(call, unchanged<TransactionDetails>(transactionDetails), signal)
}

/** A Safe's balances for an app. Throws GatewayError. */
export async function fetchAppBalances(gateway: Gateway, safe: SafeRef, currency = 'usd', signal?: AbortSignal) {
  const call = getBalances(...safeParams(safe), currencyParam(currency))
  return gateway.call(call, appBalances, signal)
}

const appBalances = z.pipe(
  unchanged<SafeBalanceResponse>(balances),
  z.transform((answer) => ({
    ...answer,
    items: answer.items.filter((item) => z.safeParse(balanceItem, item).success),
  })),
)

function unchanged<Answer>(schema: z.ZodMiniType) {
  const accept = z.custom<Answer>(() => true)
  return accept.check((payload) => forwardIssues(z.safeParse(schema, payload.value).error, payload))
}
