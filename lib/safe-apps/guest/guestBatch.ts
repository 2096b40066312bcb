import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import { parseAmount } from '@/lib/format/amount'
import { hash } from '@/lib/gateway/schemas/values'
import { askParent, ParentError } from './askParent'
import * as words from './words'

/** What can be paid with: `token` undefined is the chain's own coin. `balance` is in smallest units. */
export type PayableAsset = { token: Address | undefined; symbol: string; decimals: number; balance: bigint | undefined }

/** One payment as it was typed. */
export type PaymentText = { to: string; amount: string; asset: PayableAsset }

export type Payment = { to: Address; amount: bigint; asset: PayableAsset }

/** Text that is no payment on this chain; `field` says beside which input the sentence belongs. */
export class InvalidPaymentError extends AppError {
  override name = 'InvalidPaymentError'
  readonly field: 'to' | 'amount'

  constructor(field: 'to' | 'amount', message: string, cause?: unknown) {
    super(message, { cause })
    this.field = field
  }
}

/** Reads a payment exactly as typed: nothing is rounded, a prefix must be that of the Safe's chain. Throws
 * InvalidPaymentError. */
export function parsePayment({ to, amount, asset }: PaymentText, shortName: string): Payment {
  const address = inField('to', () => parsePrefixedAddress(to))
  if (address.shortName !== undefined && address.shortName.toLowerCase() !== shortName) {
    throw new InvalidPaymentError('to', words.otherPrefix(address.shortName, shortName))
  }
  const units = inField('amount', () => parseAmount(amount, asset.decimals))
  if (units === 0n) throw new InvalidPaymentError('amount', words.zeroAmount)
  return { to: address.address, amount: units, asset }
}

/** The assets of which the payments together take more than the Safe holds. */
export function findShortAssets(payments: readonly Payment[]): { asset: PayableAsset; total: bigint }[] {
  const totals = new Map<PayableAsset, bigint>()
  for (const { asset, amount } of payments) totals.set(asset, (totals.get(asset) ?? 0n) + amount)
  return [...totals].flatMap(([asset, total]) =>
    asset.balance !== undefined && total > asset.balance ? [{ asset, total }] : [],
  )
}

/** A payment as the call that makes it; amounts as decimal text, which is the form of the contract between frames. */
export function toParentCall({ to, amount, asset }: Payment): { to: Address; value: string; data: Hex } {
  if (!asset.token) return { to, value: amount.toString(), data: '0x' }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: asset.token, value: '0', data }
}

const sentShape = z.object({ safeTxHash: hash })

/** Hands the payments to the Safe's site as one batch and gives the safeTxHash of the proposal. Throws ParentError. */
export async function sendBatch(sdk: SafeAppsSDK, payments: readonly Payment[]): Promise<Hex> {
  const answer = await askParent(() => sdk.txs.send({ txs: payments.map(toParentCall) }))
  const parsed = sentShape.safeParse(answer)
  if (parsed.success) return parsed.data.safeTxHash
  throw new ParentError(words.badAnswer)
}

function inField<T>(field: 'to' | 'amount', read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) throw new InvalidPaymentError(field, error.message, error)
    throw error
  }
}
