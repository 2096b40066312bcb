import { type Address, type Hex, maxUint256 } from 'viem'
import * as z from 'zod/mini'
import { parseAddress } from '@/lib/format/address'
import { parseBytes } from '@/lib/safe/hash/bytes'
import { AppRequestError, appErrorCode } from '@/lib/safe-apps/host/appRequestError'
import * as words from './words'

/** One call of a batch, as an app asked for it. `value` in wei. Always a CALL: apps have no way to ask for another. */
export type AppTransaction = { to: Address; value: bigint; data: Hex }

/** `safeTxGas` is the app's wish in gas units, undefined when it has none. */
export type AppTransactionParams = { safeTxGas: bigint | undefined }

/** The checked params of `sendTransactions`: a non-empty list of well-formed calls with exact amounts (decimal or
 * hexadecimal text, or a safe integer). Throws AppRequestError with the specified texts (specification section 5). */
export function parseTransactions(params: unknown): { transactions: AppTransaction[]; params: AppTransactionParams } {
  const parsed = sendParams.safeParse(params)
  if (!parsed.success || parsed.data.txs.length === 0) throw invalid(words.noTransactions)
  if (parsed.data.txs.length > maxTransactions) throw invalid(words.tooManyTransactions(maxTransactions))
  return {
    transactions: parsed.data.txs.map(parseTransaction),
    params: { safeTxGas: parseSafeTxGas(parsed.data.params?.safeTxGas) },
  }
}

// `gas`, `from` and the like come from the provider and mean nothing to a Safe transaction.
const sendParams = z.object({
  txs: z.array(z.unknown()),
  params: z.nullish(z.object({ safeTxGas: z.optional(z.unknown()) })),
})

const call = z.object({
  to: z.string(),
  value: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  operation: z.optional(z.unknown()),
})

const maxTransactions = 1_000

function parseTransaction(transaction: unknown, index: number): AppTransaction {
  const parsed = call.safeParse(transaction)
  if (!parsed.success) throw invalid(words.badTransaction.to(index))
  const { value = '0', data: given = '0x', operation = 0 } = parsed.data
  const to = parseAddress(parsed.data.to)
  const data = parseBytes(given)
  const amount = parseUint256(value)
  if (!to) throw invalid(words.badTransaction.address(index))
  if (amount === undefined) throw invalid(words.badTransaction.value(index))
  if (!data) throw invalid(words.badTransaction.data(index))
  // Passing a delegate call on as a plain call would be another transaction than the one asked for.
  if (operation !== 0) throw invalid(words.badTransaction.operation(index))
  return { to, value: amount, data }
}

function parseSafeTxGas(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  const gas = parseUint256(value)
  if (gas === undefined) throw invalid(words.badSafeTxGas)
  return gas
}

// A number above 2^53 has already lost digits, and text like 1e18 or ' 1' is nobody's exact amount.
function parseUint256(value: unknown): bigint | undefined {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const text = String(value)
  if (!/^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)) return undefined
  const amount = BigInt(text)
  return amount <= maxUint256 ? amount : undefined
}

function invalid(message: string): AppRequestError {
  return new AppRequestError('sendTransactions', appErrorCode.invalidParams, message)
}
