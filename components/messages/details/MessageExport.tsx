import { HandOn } from '@/components/safe/handOn/HandOn'
import { Panel } from '@/components/ui/Panel'
import { hasService } from '@/lib/config/publicEnv'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { formatMessageFile } from '@/lib/signing/message/messageFile'
import { handedMessage } from './handedMessage'
import * as words from './words'

type MessageExportProps = { safe: SafeView; message: SafeMessage; isComplete: boolean }

/** Where there is no service: the message with its signatures so far, for the next owner or back to whoever asked for it. */
export function MessageExport({ safe, message, isComplete }: MessageExportProps) {
  if (hasService) return null
  const { file, link } = handedMessage(safe, message)
  return (
    <Panel title={words.handOn}>
      <p>{isComplete ? words.handOnComplete : words.handOnOpen}</p>
      <HandOn
        kind="message"
        link={link}
        text={formatMessageFile(file)}
        fileName={`message-${safe.chainId}-${safe.address}-${message.messageHash.slice(0, 10)}.json`}
      />
    </Panel>
  )
}
