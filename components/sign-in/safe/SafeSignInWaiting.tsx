import { useEffect, useMemo } from 'react'
import { useAccount } from 'wagmi'
import { HashLabel } from '@/components/chain/HashLabel'
import { MessageText } from '@/components/chain/MessageText'
import { MessageHandOn } from '@/components/messages/details/MessageHandOn'
import { MessageSignatures } from '@/components/messages/details/MessageSignatures'
import { MessageVerdict } from '@/components/messages/details/MessageVerdict'
import * as detailWords from '@/components/messages/details/words'
import { hashShownMessage } from '@/components/messages/sign/hashShownMessage'
import { StoredFailure } from '@/components/messages/sign/StoredFailure'
import { useFinalSignature } from '@/components/messages/sign/useFinalSignature'
import { useMessageVerification } from '@/components/messages/sign/useMessageVerification'
import { useStoredMessage } from '@/components/messages/sign/useStoredMessage'
import { unsignable } from '@/components/messages/sign/words'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { hasService } from '@/lib/config/publicEnv'
import { includesAddress } from '@/lib/format/address'
import { safeRoutes } from '@/lib/routes'
import { SafeSignInActions } from './SafeSignInActions'
import { SafeSignInExpired } from './SafeSignInExpired'
import { SafeSignInProgress } from './SafeSignInProgress'
import type { SafeSignInStartProps } from './SafeSignInStart'
import * as words from './words'

type SafeSignInWaitingProps = SafeSignInStartProps & { message: string; expiresAt: number }

/** A sign-in that waits for owners: what they sign, who has and who has not, until when, and what the others need. */
export function SafeSignInWaiting({ message, expiresAt, ...start }: SafeSignInWaitingProps) {
  const { safe, signIn, obstacle, session } = start
  const { finish } = signIn
  const { address: account } = useAccount()
  const { hashes, problem } = useMemo(() => hashShownMessage(safe, message), [safe, message])
  const messageHash = hashes?.safeMessageHash
  const stored = useStoredMessage(safe, messageHash)
  const result = useMessageVerification(safe, messageHash ?? '0x', stored.message)
  const final = useFinalSignature(safe, hashes, stored.message, result)
  const signature = final?.check?.status === 'match' ? final.signature : undefined
  const isOver = expiresAt <= Date.now()
  // Nobody's sign-in is ended without a click, and none is begun that the connected account would end at once.
  const isAutomatic = session === null && !obstacle && !isOver
  useEffect(() => {
    if (isAutomatic && signature) finish({ message, signature })
  }, [isAutomatic, signature, message, finish])

  if (isOver) return <SafeSignInExpired {...start} expiresAt={expiresAt} />
  return (
    <>
      <SafeSignInProgress expiresAt={expiresAt} signature={signature} session={session} />
      <MessageText text={message} />
      {messageHash && <HashLabel name={detailWords.messageHash} hash={messageHash} />}
      {problem && <FailureNotice title={unsignable} error={problem} />}
      <StoredFailure stored={stored} />
      {stored.message && <MessageVerdict safe={safe} result={result} />}
      <MessageSignatures safe={safe} message={stored.message} verification={result.verification} />
      {!hasService && stored.message && !signature && (
        <MessageHandOn safe={safe} message={stored.message} hint={words.handBack} />
      )}
      <SafeSignInActions
        {...start}
        hasSigned={account !== undefined && includesAddress(result.verification?.signedBy ?? [], account)}
        isBegun={stored.message !== undefined}
        shared={hasService && messageHash && stored.message ? safeRoutes.message(safe, messageHash) : undefined}
        onFinish={signature && (() => finish({ message, signature }))}
      />
    </>
  )
}
