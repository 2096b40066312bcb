import type { SafeBalanceResponse, TransactionDetails } from '@safe-global/safe-gateway-typescript-sdk'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { currencyParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { transactionRequest } from '@/lib/gateway/queries/transactionDetails'
import { balanceItem, balances } from '@/lib/gateway/schemas/assetSchema'
import { forwardIssues } from '@/lib/gateway/schemas/issues'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'

// Embedded apps are promised the gateway's own JSON (decimal strings, not bigint): it is checked by the same schemas
// and handed on unchanged, without the entries of a list that do not fit.

/** A transaction for an app that asked by safeTxHash. Throws GatewayError. */
export async function fetchAppTransaction(gateway: Gateway, chainId: number, id: string) {
  return gateway.call(transactionRequest(chainId, id), unchanged<TransactionDetails>(transactionDetails))
}

/** A Safe's balances for an app. Throws GatewayError. */
export async function fetchAppBalances(gateway: Gateway, safe: SafeRef, currency = 'usd') {
  return gateway.call(get(`${safePath(safe)}/balances/${currencyParam(currency)}`), appBalances)
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
