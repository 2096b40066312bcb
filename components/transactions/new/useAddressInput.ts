import { type AddressText, useAddressText } from '@/components/chain/useAddressText'
import type { TypedText } from '@/lib/drafts/useFormDraft'

/** An address among what is typed. */
export function useAddressInput(chainId: number, typed: TypedText, field: string): AddressText {
  return useAddressText(chainId, typed.get(field) ?? '', (text) => typed.set(field, text))
}
