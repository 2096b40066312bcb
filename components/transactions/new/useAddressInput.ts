import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { nameAddressQuery, parseReceiver } from '@/lib/chain/receiverQuery'
import type { TypedText } from '@/lib/drafts/useFormDraft'
import { AppError } from '@/lib/errors'
import * as words from './words'

export type AddressInput = {
  text: string
  setText: (text: string) => void
  /** What a typed name stands for: shown in full before it is used. */
  resolved: Address | undefined
  isResolving: boolean
  /** Throws AppError with the sentence that says what is wrong. */
  read: () => Address
}

/** A field for an address, or a name that the name chain gives one for; errors call it `label`. */
export function useAddressInput(chainId: number, typed: TypedText, field: string, label: string): AddressInput {
  const text = typed.get(field) ?? ''
  const setText = (next: string) => typed.set(field, next)
  const { data, error, isFetching } = useQuery(nameAddressQuery(text))
  const read = () => {
    if (data) return data
    if (isFetching) throw new AppError(words.nameSought(label))
    if (error) throw new AppError(words.nameFailed(label), { cause: error })
    if (data === null) throw new AppError(words.nameless(label))
    return parseReceiver(text, chainId)
  }
  return { text, setText, resolved: data ?? undefined, isResolving: isFetching, read }
}
