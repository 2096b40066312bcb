import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActNotices } from '@/components/safe/act/ActNotices'
import type { useMessageConfirmation } from './useMessageConfirmation'

type MessageActProps = { confirmation: ReturnType<typeof useMessageConfirmation> }

/** Signs the message as an owner, or delivers what was signed before, or says why that cannot be done now. */
export function MessageAct({ confirmation }: MessageActProps) {
  const { safe, state, obstacle, note, label, sign } = confirmation
  return (
    <>
      <ActNotices state={state} />
      <ActionButton
        {...{ obstacle, note, chainId: safe.chainId, hasOffer: true, variant: 'primary' }}
        isBusy={state.phase === 'wallet'}
        onClick={sign}
      >
        {label}
      </ActionButton>
    </>
  )
}
