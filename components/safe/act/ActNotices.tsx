import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { UndeliveredError } from '@/lib/signing/undelivered'
import type { ActState } from '@/lib/signing/useAct'
import * as words from './words'

type ActNoticesProps = { state: ActState<string, object>; failure?: string }

/** Why an act was not done, or what has to be known while the wallet is asked. */
export function ActNotices({ state, failure = words.nothingDone }: ActNoticesProps) {
  if (state.phase === 'wallet' && state.isUnkept) return <Notice tone="warning">{words.unkept}</Notice>
  if (state.phase !== 'idle' || state.error === undefined) return null
  const { error } = state
  return <FailureNotice title={error instanceof UndeliveredError ? words.notDelivered : failure} error={error} />
}
