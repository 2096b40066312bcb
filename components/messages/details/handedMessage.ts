import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import { safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import { formatMessageContent } from '@/lib/signing/message/contentText'
import { formatMessageLink, type MessageFile } from '@/lib/signing/message/messageFile'
import * as words from './words'

/** A message as it is handed on without any service, and the address in this site at which it is taken. */
export function handedMessage(
  safe: SafeView,
  { message, messageHash, confirmations }: SafeMessage,
): { file: MessageFile; link: { href: string } | { problem: string } } {
  const { chainId, address } = safe
  const signatures = confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature }))
  const file = { chainId, safe: address, content: formatMessageContent(message), signatures }
  const fragment = formatMessageLink(file)
  const link = fragment ? { href: safeRoutes.message(safe, messageHash) + fragment } : { problem: words.longForLink }
  return { file, link }
}
