import { ButtonLink } from '@/components/ui/ButtonLink'
import { ForgetButton } from '@/components/ui/ForgetButton'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { Panel } from '@/components/ui/Panel'
import { useOwnersSignIn } from '@/lib/auth/useOwnersSignIn'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { forgetMessage, heldMessagesKey } from '@/lib/signing/message/heldMessages'
import { MessageHandOn } from './MessageHandOn'
import * as words from './words'

type HandOnPanelProps = { safe: SafeView; message: SafeMessage; isComplete: boolean }

/**
 * A message with its signatures so far, for the next owner or back to whoever asked for it; or the way on where that is this
 * browser, which signs in with it.
 */
export function HandOnPanel({ safe, message, isComplete }: HandOnPanelProps) {
  const { waiting } = useOwnersSignIn(safe)
  if (isComplete && waiting?.message === message.message) {
    return (
      <Panel title={words.yourSignIn}>
        <p>{words.yourSignInHint}</p>
        <div>
          <ButtonLink href={safeRoutes.settings(safe)} variant="primary">
            {words.finishSignIn}
          </ButtonLink>
        </div>
      </Panel>
    )
  }
  return (
    <Panel title={words.handOn}>
      <UnkeptNotice keys={[heldMessagesKey]} />
      <MessageHandOn {...{ safe, message }} hint={isComplete ? words.handOnComplete : words.handOnOpen} />
      <div>
        <ForgetButton onForget={() => forgetMessage({ ...safe, hash: message.messageHash })} />
      </div>
    </Panel>
  )
}
