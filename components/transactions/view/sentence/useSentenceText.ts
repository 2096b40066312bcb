import { useQueries } from '@tanstack/react-query'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { verifiedNameQuery } from '@/lib/chain/verifiedNameQuery'
import { abbreviateAddress } from '@/lib/format/address'
import { listAccounts, type Sentence, writeSentence } from './sentence'

/** A sentence as a text, with the names that AccountName has found where the sentence stands. */
export function useSentenceText(chainId: number, sentence: Sentence): string {
  const { nameOf } = useAddressBook()
  const accounts = listAccounts(sentence)
  const ensNames = useQueries({
    queries: accounts.map((account) => ({ ...verifiedNameQuery(account), enabled: false })),
  })
  return writeSentence(
    sentence,
    (account) => nameOf(chainId, account) ?? ensNames[accounts.indexOf(account)]?.data ?? abbreviateAddress(account),
  )
}
