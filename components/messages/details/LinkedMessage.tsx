import { useEffect } from 'react'
import { useTakeMessage } from '@/components/messages/sign/useTakeMessage'
import { Notice } from '@/components/ui/notice/Notice'
import { describeError } from '@/lib/errors'
import type { SafeView } from '@/lib/safe-view/safeView'
import { isMessageLink } from '@/lib/signing/message/messageFile'
import * as words from './words'

/** Takes what came behind the `#` of the page's address: of its signatures only those that hold are kept. */
export function LinkedMessage({ safe }: { safe: SafeView }) {
  const { mutate, error } = useTakeMessage(safe)
  // What the signatures are held against: the owners that the chain names.
  const isReady = safe.chain !== undefined
  useEffect(() => {
    const take = () => isReady && isMessageLink(window.location.hash) && mutate(window.location.hash)
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [isReady, mutate])
  return error ? (
    <Notice tone="error" title={words.linkNotTaken}>
      {describeError(error)}
    </Notice>
  ) : null
}
