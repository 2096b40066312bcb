import { useWorth } from '@/components/assets/useWorth'
import { readMove } from '@/components/transactions/view/readMove'
import { type TransactionParts, toSentenceInput } from './useTransactionSentence'
import * as words from './words'

/** What is moved is worth at the service's prices, which it tells with the Safe's balances; nothing where it tells none. */
export function TransactionValue(parts: TransactionParts) {
  const { safe, info, decoded, token } = parts
  const worth = useWorth(safe)
  const move = readMove(safe.address, info, decoded, toSentenceInput(parts).native)
  if (!move || move.isItem) return null
  const { decimals } = (move.token && token) ?? move.unit
  const value = worth(move.amount, decimals, move.token)
  if (value === undefined) return null
  return (
    <span data-word="service" data-price title={words.servicePrice}>
      {value}
    </span>
  )
}
