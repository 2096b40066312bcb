import { MessageText } from '@/components/chain/MessageText'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './MessageContent.module.css'
import { readSignIn } from './readSignIn'
import { SignInSummary } from './SignInSummary'
import { TypedDataView } from './TypedDataView'

type MessageContentProps = {
  safe: SafeView
  message: string | MessageTypedData
  /** The app that asks for the signature, when it was opened here. */
  originUrl?: string | undefined
}

/** All that a signature of this message covers, and what it is for where that can be told. */
export function MessageContent({ safe, message, originUrl }: MessageContentProps) {
  if (typeof message !== 'string') return <TypedDataView chainId={safe.chainId} typedData={message} />
  const signIn = readSignIn(message, { ...safe, originUrl })
  return (
    <div className={styles.content}>
      {signIn && <SignInSummary signIn={signIn} />}
      <MessageText text={message} />
    </div>
  )
}
