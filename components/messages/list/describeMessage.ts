import { displayName } from '@/lib/format/displayName'
import { asPlainText } from '@/lib/format/exactJson'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'

const longestExcerpt = 140

/** What a message is, for a list: its beginning, or what typed data says it is. */
export function describeMessage({ message }: { message: string | MessageTypedData }): {
  kind: string
  excerpt: string
} {
  if (typeof message === 'string') {
    const characters = [...message.slice(0, 4 * longestExcerpt)]
    const isCut = characters.length > longestExcerpt
    return { kind: 'Text', excerpt: `${characters.slice(0, longestExcerpt).join('')}${isCut ? '…' : ''}` }
  }
  const app = displayName(asPlainText(message.domain.name)) ?? 'no name'
  return { kind: 'Typed data', excerpt: `${(message.primaryType ?? '').slice(0, longestExcerpt)} for ${app}`.trim() }
}
