import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { formatFiatValue, parseFiat, valueAmount } from '@/lib/format/fiatValue'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { balancesQuery } from '@/lib/gateway/queries/assetQueries'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { useCurrency } from './useCurrency'

/** What amounts are worth at the prices that the service tells with a Safe's balances; undefined where it tells none. */
export function useWorth(safe: SafeRef) {
  const [currency] = useCurrency()
  const { data } = useQuery(balancesQuery(appGateway, safe, currency))
  return (amount: bigint, decimals: number | null, token: Address = zeroAddress): string | undefined => {
    const priced = data?.items.find(({ tokenInfo }) => sameBytes(tokenInfo.address, token))
    const price = priced ? parseFiat(priced.fiatConversion) : 0n
    if (price <= 0n || decimals === null) return undefined
    return formatFiatValue(valueAmount(amount, decimals, price), currency)
  }
}
