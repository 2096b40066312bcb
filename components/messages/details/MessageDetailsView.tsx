import { useMemo } from 'react'
import type { Hex } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TimeLabel } from '@/components/chain/TimeLabel'
import { ConfirmMessageButton } from '@/components/messages/sign/ConfirmMessageButton'
import { FinalSignature } from '@/components/messages/sign/FinalSignature'
import { hashShownMessage } from '@/components/messages/sign/hashShownMessage'
import { useFinalSignature } from '@/components/messages/sign/useFinalSignature'
import { useMessageVerification } from '@/components/messages/sign/useMessageVerification'
import type { StoredMessage } from '@/components/messages/sign/useStoredMessage'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { FailureNotice } from '@/components/ui/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { CheckList } from '@/components/verification/CheckList'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { MessageContent } from './MessageContent'
import { MessageHashes } from './MessageHashes'
import { MessageSignatures } from './MessageSignatures'
import { MessageVerdict } from './MessageVerdict'
import * as words from './words'

type MessageDetailsViewProps = {
  safe: SafeView
  /** The hash that was asked for. */
  messageHash: Hex
  stored: StoredMessage
  message: SafeMessage
}

/** One message in full: what it says, whether that was checked and how, who signed it, and the Safe's own signature. */
export function MessageDetailsView({ safe, messageHash, stored, message }: MessageDetailsViewProps) {
  const result = useMessageVerification(safe, messageHash, message)
  const { hashes, problem } = useMemo(() => hashShownMessage(safe, message.message), [safe, message.message])
  const final = useFinalSignature(safe, hashes, message, result)
  const { proposedBy, creationTimestamp, name } = message
  const app = name && displayName(name)
  return (
    <>
      <Panel title={words.message}>
        <MessageVerdict safe={safe} result={result} />
        <MessageContent safe={safe} message={message.message} />
        <Facts>
          <Fact term={words.proposedBy}>
            <ServiceWord>
              <AddressLabel chainId={safe.chainId} address={proposedBy.value} serviceName={proposedBy.name} />
            </ServiceWord>
          </Fact>
          <Fact term={words.proposedAt}>
            <ServiceWord>
              <TimeLabel time={creationTimestamp} />
            </ServiceWord>
          </Fact>
          {app && (
            <Fact term={words.app}>
              <ServiceWord>{app}</ServiceWord>
            </Fact>
          )}
        </Facts>
      </Panel>
      <Panel title={words.hashes}>
        {hashes && <MessageHashes hashes={hashes} />}
        {problem && <FailureNotice title={words.noHashes} error={problem} />}
      </Panel>
      <Panel title={words.signatures}>
        <MessageSignatures safe={safe} message={message} verification={result.verification} />
        <ConfirmMessageButton
          key={messageHash}
          {...{ safe, hashes, stored, result }}
          message={message.message}
          onSigned={stored.retry}
        />
      </Panel>
      {final && (
        <Panel title={words.finalSignature}>
          <FinalSignature safe={safe} signature={final.signature} check={final.check} />
        </Panel>
      )}
      {result.verification && (
        <Panel title={words.checks}>
          <CheckList checks={result.verification.checks} />
        </Panel>
      )}
    </>
  )
}
