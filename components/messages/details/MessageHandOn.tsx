import { HandOn } from '@/components/safe/handOn/HandOn'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { formatMessageFile } from '@/lib/signing/message/messageFile'
import { handedMessage } from './handedMessage'

type MessageHandOnProps = {
  safe: SafeView
  message: SafeMessage
  /** To whom. */
  hint: string
}

/** Hands a message with its signatures on without any service. */
export function MessageHandOn({ safe, message, hint }: MessageHandOnProps) {
  const { file, link } = handedMessage(safe, message)
  return (
    <>
      <p>{hint}</p>
      <HandOn
        kind="message"
        link={link}
        text={formatMessageFile(file)}
        fileName={`message-${safe.chainId}-${safe.address}-${message.messageHash.slice(0, 10)}.json`}
      />
    </>
  )
}
