import { useMemo } from 'react'
import type { Hex } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { FinalSignature } from '@/components/messages/sign/FinalSignature'
import { hashShownMessage } from '@/components/messages/sign/hashShownMessage'
import { useFinalSignature } from '@/components/messages/sign/useFinalSignature'
import { useMessageVerification } from '@/components/messages/sign/useMessageVerification'
import type { StoredMessage } from '@/components/messages/sign/useStoredMessage'
import styles from '@/components/ui/details/details.module.css'
import { FoldPart } from '@/components/ui/details/FoldPart'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { ChecksFold } from '@/components/verification/ChecksFold'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SourcesLine } from '@/components/verification/SourcesLine'
import { isLoudStatus } from '@/components/verification/VerificationMark'
import { displayName } from '@/lib/format/displayName'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import type { SafeView } from '@/lib/safe-view/safeView'
import { MessageActs } from './MessageActs'
import { MessageContent } from './MessageContent'
import { MessageExport } from './MessageExport'
import { MessageHashes } from './MessageHashes'
import { MessageSignatures } from './MessageSignatures'
import * as words from './words'

type MessageDetailsViewProps = {
  safe: SafeView
  /** The hash that was asked for. */
  messageHash: Hex
  stored: StoredMessage
  message: SafeMessage
}

/** One message: what it says, how far it is and what can be done with it, and the proof of it to be opened. */
export function MessageDetailsView({ safe, messageHash, stored, message }: MessageDetailsViewProps) {
  const { chainId } = safe
  const result = useMessageVerification(safe, messageHash, message)
  const { hashes, problem } = useMemo(() => hashShownMessage(safe, message.message), [safe, message.message])
  const final = useFinalSignature(safe, hashes, message, result)
  const { proposedBy, creationTimestamp, name } = message
  const app = name && displayName(name)
  const { status, sentence } = doubtVerdict(result, safe.chain)
  const isLoud = isLoudStatus(status)
  const proof = <ChecksFold status={status} sentence={sentence} checks={result.verification?.checks} />
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        {isLoud && proof}
        <Panel title={words.message}>
          <MessageContent safe={safe} message={message.message} />
          <p className={styles.signers} data-steady>
            <ServiceWord>
              {words.proposedBy(
                <AddressLabel chainId={chainId} address={proposedBy.value} serviceName={proposedBy.name} />,
              )}
            </ServiceWord>
            <ServiceWord isLined>
              <TimeLabel time={creationTimestamp} form="short" />
            </ServiceWord>
            {app && <ServiceWord>{words.fromApp(app)}</ServiceWord>}
          </p>
          <SourcesLine sources={message.sources} />
        </Panel>
        {final && (
          <Panel title={words.finalSignature}>
            <FinalSignature safe={safe} signature={final.signature} check={final.check} />
          </Panel>
        )}
        <MessageExport {...{ safe, message }} isComplete={final?.check?.status === 'match'} />
        <div className={styles.proof}>
          {!isLoud && proof}
          <FoldPart title={words.signatures}>
            <MessageSignatures safe={safe} message={message} verification={result.verification} />
          </FoldPart>
          <FoldPart title={words.hashes} isOpen={problem !== undefined}>
            {hashes && <MessageHashes hashes={hashes} />}
            {problem && <FailureNotice title={words.noHashes} error={problem} />}
          </FoldPart>
        </div>
      </div>
      <MessageActs
        key={messageHash}
        {...{ safe, hashes, stored, result }}
        message={message.message}
        onSigned={stored.retry}
      />
    </div>
  )
}
