import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { balanceQuery } from '@/lib/chain/balanceQuery'
import { avatarQuery, nameQuery } from '@/lib/chain/nameQueries'
import { findChain } from '@/lib/config/chain'
import { shortenAddress } from '@/lib/format/address'
import { formatCompactAmount, typeAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'

export type AccountProfile = {
  /** What stands for the account in a sentence: its name, shortened, else its shortened address. */
  label: string
  name: string | undefined
  avatarUrl: string | undefined
  /** Undefined while it is not known. */
  balance: { short: string; exact: string; symbol: string } | undefined
  balanceError: Error | null
}

export function useAccountProfile(address: Address | undefined, chainId: number | undefined): AccountProfile {
  const { data: ensName } = useQuery(nameQuery(address))
  const { data: avatar } = useQuery(avatarQuery(ensName))
  const { data, error } = useQuery(balanceQuery(address, findChain(chainId)?.id))
  const name = ensName ? displayName(ensName) : undefined
  return {
    label: name ?? (address ? shortenAddress(address) : ''),
    name,
    avatarUrl: avatar ?? undefined,
    balance: data && {
      short: formatCompactAmount(data.value, data.decimals),
      exact: typeAmount(data.value, data.decimals),
      symbol: data.symbol,
    },
    balanceError: error,
  }
}
