import { FailureNotice } from '@/components/ui/FailureNotice'
import { Notice } from '@/components/ui/Notice'
import { UndeliveredError } from '@/lib/signing/undelivered'
import type { ActState } from '@/lib/signing/useAct'

type ActNoticesProps = { state: ActState<string, object>; failure?: string }

const unkept =
  'This browser keeps nothing: its storage is full or forbidden. Leave this tab open until you see how it ended: nothing ' +
  'here will remember it afterwards.'

/** Why an act was not done, or what has to be known while the wallet is asked. */
export function ActNotices({ state, failure = 'Nothing was done' }: ActNoticesProps) {
  if (state.phase === 'wallet' && state.isUnkept) return <Notice tone="warning">{unkept}</Notice>
  if (state.phase !== 'idle' || state.error === undefined) return null
  const { error } = state
  return (
    <FailureNotice title={error instanceof UndeliveredError ? 'Signed, but not delivered' : failure} error={error} />
  )
}
