import { displayName } from '@/lib/format/displayName'
import { asPlainText } from '@/lib/format/exactJson'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import * as words from './words'

const longestExcerpt = 140

/** What a message is, for a list: its beginning, or what typed data says it is. */
export function describeMessage({ message }: { message: string | MessageTypedData }): {
  kind: string
  excerpt: string
} {
  if (typeof message === 'string') {
    const characters = [...message.slice(0, 4 * longestExcerpt)]
    const isCut = characters.length > longestExcerpt
    return { kind: words.text, excerpt: `${characters.slice(0, longestExcerpt).join('')}${isCut ? '…' : ''}` }
  }
  const app = displayName(asPlainText(message.domain.name))
  return {
    kind: words.typedData,
    excerpt: words.typedDataFor((message.primaryType ?? '').slice(0, longestExcerpt), app).trim(),
  }
}
