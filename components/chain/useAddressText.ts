import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type NameLookup, nameAddressQuery, readTypedAddress } from '@/lib/chain/receiverQuery'

/** What is typed into an AddressField, and what it stands for. */
export type AddressText = {
  text: string
  setText: (text: string) => void
  lookup: NameLookup
  /** Throws AppError with the sentence that says what is wrong. */
  read: () => Address
}

/** A text that is an address of the network, or a name that the name chain gives one for. */
export function useAddressText(chainId: number, text: string, setText: (text: string) => void): AddressText {
  const lookup = useQuery(nameAddressQuery(text))
  return { text, setText, lookup, read: () => readTypedAddress(text, lookup, chainId) }
}
