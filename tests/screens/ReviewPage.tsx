import { SafePage } from '@/components/safe/layout/SafePage'
import { NewTransactionReview } from '@/components/transactions/review/NewTransactionReview'
import { recipients } from '@/devnet/accounts'

const calls = [{ to: recipients[0].address, value: 1n, data: '0x' as const }]

/** What stands in the dialog before a signature, without the dialog, which jsdom cannot open. */
export default function ReviewPage() {
  return (
    <SafePage title="Review">
      {(safe) => <NewTransactionReview safe={safe} calls={calls} onDone={() => undefined} />}
    </SafePage>
  )
}
