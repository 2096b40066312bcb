import { vi } from 'vitest'
import { SafePage } from '@/components/app/frame/SafePage'
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog'
import type { ReviewRequest } from '@/components/transactions/review/reviewRequest'
import { recipients } from '@/devnet/accounts'

const request: ReviewRequest = { kind: 'new', calls: [{ to: recipients[0].address, value: 1n, data: '0x' }] }
const nothing = () => undefined

class NoSizes {
  observe() {}
  disconnect() {}
}

/** What stands in the dialog before a signature. jsdom has no sizes and opens no dialog: it is there, closed. */
export default function ReviewPage({ asked = request }: { asked?: ReviewRequest }) {
  vi.stubGlobal('ResizeObserver', NoSizes)
  HTMLDialogElement.prototype.showModal = nothing
  HTMLDialogElement.prototype.close = nothing
  return (
    <SafePage title="Review">
      {(safe) => <ReviewDialog safe={safe} request={asked} onDone={nothing} onClose={nothing} />}
    </SafePage>
  )
}
