import type { Address } from 'viem'
import type { Unit } from '@/components/transactions/view/describeAmount'
import { describeListed } from '@/components/transactions/view/sentence/describeListed'
import { writeSentence } from '@/components/transactions/view/sentence/sentence'
import type { TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'

type Reader = { safe: Address; native: Unit; nameOf: (account: Address) => string | undefined }

/** Whether a row has all of the words that are looked for: in its sentence, names and addresses, note or hashes. */
export function fitsSearch(transaction: TransactionSummary, search: string, { safe, native, nameOf }: Reader): boolean {
  const { id, txHash, note } = transaction
  const sentence = describeListed(transaction, { safe, native })
  const named = writeSentence(sentence, (account) => `${nameOf(account) ?? ''} ${account}`)
  const text = [named, id, txHash, note].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
