import { FailureNotice } from '@/components/ui/FailureNotice'
import { formatRelativeTime } from '@/lib/format/time'
import type { TransactionPages } from './useTransactionPages'

type ListFailureProps = { what: string; pages: TransactionPages }

/** That a list could not be loaded, and how old what stands below is. */
export function ListFailure({ what, pages: { error, items, updatedAt, reload } }: ListFailureProps) {
  if (!error) return null
  const age = formatRelativeTime(updatedAt, Date.now())
  const title =
    items.length > 0 ? `${what} could not be loaded: what is shown is from ${age}` : `${what} could not be loaded`
  return <FailureNotice title={title} error={error} onRetry={reload} />
}
