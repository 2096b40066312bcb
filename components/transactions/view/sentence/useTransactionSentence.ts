import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { nativeUnit, type Unit } from '@/components/transactions/view/describeAmount'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { tokenInfoQuery } from '@/lib/verify/verificationQuery'
import { describeTransaction, listMovedTokens, type SentenceInput } from './describeTransaction'
import type { Sentence } from './sentence'

export type TransactionParts = {
  safe: SafeRef
  info: TransactionInfo
  /** Where it is there, the call data names the transaction; before that the service does. */
  decoded?: DecodedCall | undefined
  /** All fields: without them nothing is called a rejection. */
  transaction?: SafeTransaction | undefined
  /** How the token of a transfer counts that is no call of the Safe. */
  token?: Unit | undefined
}

/** What a transaction does, in one sentence; tokens that its call moves are asked how they count. */
export function useTransactionSentence(parts: TransactionParts): Sentence {
  const { safe, info, decoded, transaction, token } = parts
  const { chainId, address } = safe
  const client = useReadClient({ chainId })
  const input = useMemo(
    () => toSentenceInput({ safe: { chainId, address }, info, decoded, transaction }),
    [chainId, address, info, decoded, transaction],
  )
  const tokens = useMemo(() => listMovedTokens(input), [input])
  const units = useQueries({ queries: tokens.map((moved) => tokenInfoQuery(client, chainId, moved)) })
  const unitOf = (moved: Address) => {
    const data = units[tokens.indexOf(moved)]?.data
    return data ? { symbol: data.symbol ?? null, decimals: data.decimals ?? null } : token
  }
  return describeTransaction({ ...input, unitOf })
}

export function toSentenceInput({ safe, info, decoded, transaction }: TransactionParts): SentenceInput {
  const native = nativeUnit(safe.chainId)
  return { safe: safe.address, txInfo: info, call: decoded && { decoded, transaction }, native }
}
