import { useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { useCurrency } from '@/components/assets/useCurrency'
import { readMove } from '@/components/transactions/view/readMove'
import { formatFiatValue, parseFiat, valueAmount } from '@/lib/format/fiatValue'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { balancesQuery } from '@/lib/gateway/queries/assetQueries'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { type TransactionParts, toSentenceInput } from './useTransactionSentence'
import * as words from './words'

/** What is moved is worth at the service's prices, which it tells with the Safe's balances; nothing where it tells none. */
export function TransactionValue(parts: TransactionParts) {
  const { safe, info, decoded, token } = parts
  const [currency] = useCurrency()
  const { data } = useQuery(balancesQuery(appGateway, safe, currency))
  const move = readMove(safe.address, info, decoded, toSentenceInput(parts).native)
  if (!data || !move || move.isItem) return null
  const address = move.token ?? zeroAddress
  const priced = data.items.find(({ tokenInfo }) => sameBytes(tokenInfo.address, address))
  const { decimals } = (move.token && token) ?? move.unit
  const price = priced ? parseFiat(priced.fiatConversion) : 0n
  if (price <= 0n || decimals === null) return null
  return (
    <span data-word="service" data-price title={words.servicePrice}>
      {formatFiatValue(valueAmount(move.amount, decimals, price), currency)}
    </span>
  )
}
