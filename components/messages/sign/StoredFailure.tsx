import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { isServiceAbsent } from '@/lib/query/sourceState'
import { sayGatewayError } from '@/lib/safe-view/sayGatewayError'
import type { StoredMessage } from './useStoredMessage'

/** That the service did not say what it has of a message; nothing where there is no service. */
export function StoredFailure({ stored: { error, retry } }: { stored: StoredMessage }) {
  if (!error || isServiceAbsent(error)) return null
  return <FailureNotice title={sayGatewayError(error)} error={error} onRetry={retry} />
}
