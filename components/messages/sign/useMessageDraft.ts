import { useState } from 'react'
import { useFormDraft } from '@/lib/drafts/useFormDraft'
import { AppError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { formatMessageContent } from '@/lib/signing/message/contentText'

export type MessageKind = 'text' | 'typedData'
/** What is typed, as it is typed. */
export type TypedMessage = { kind: MessageKind; text: string }

const field = 'message'
// As much as typed data may have: nothing longer can be signed.
const longestKept = 200_000

/**
 * What is typed to be signed as a Safe, of each kind its own: the browser keeps it from the first key on, when the tab
 * closes too. A text that is too long to be kept is there as long as the form is, beside what was kept before.
 */
export function useMessageDraft(safe: SafeRef) {
  const { kind: keptKind, setKind, typedTextOf } = useFormDraft(safe, 'message')
  const [overlong, setOverlong] = useState<TypedMessage>()
  const kind: MessageKind = keptKind === 'typedData' ? 'typedData' : 'text'
  const kept = typedTextOf(kind)
  const isOverlong = overlong?.kind === kind
  const setText = (text: string) => {
    if (text.length > longestKept) return setOverlong({ kind, text })
    setOverlong(undefined)
    kept.set(field, text)
  }
  const discard = () => {
    setOverlong(undefined)
    kept.clear()
  }
  /** What was typed since, or in another tab, stays. */
  const forget = (delivered: TypedMessage) => {
    const typed = typedTextOf(delivered.kind)
    if (typed.get(field) === delivered.text) typed.clear()
  }
  /** The same of a message that was read from elsewhere. */
  const forgetMessage = (message: string | MessageTypedData) => {
    if (typeof message === 'string') return forget({ kind: 'text', text: message })
    const typed = typedTextOf('typedData')
    if (isSameTypedData(typed.get(field), message)) typed.clear()
  }
  const text = isOverlong ? overlong.text : (kept.get(field) ?? '')
  return {
    kind,
    setKind: (next: MessageKind) => setKind(next),
    text,
    setText,
    isOverlong,
    discard,
    forget,
    forgetMessage,
  }
}

function isSameTypedData(text: string | undefined, message: MessageTypedData): boolean {
  try {
    return text !== undefined && formatMessageContent(parseTypedMessage(text)) === formatMessageContent(message)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
