import type { MessageListItem, SafeMessage } from '@/lib/gateway/schemas/messageSchema'

export type MessageDay = { day: number; messages: SafeMessage[] }

const dayLength = 86_400_000

/**
 * The messages under their UTC days, which come from the messages themselves: labels of the gateway are not needed. What
 * kinds the list holds that are not known here is told apart. A message that a page repeats, because a newer one moved
 * all of them down, is taken once.
 */
export function groupMessages(items: readonly MessageListItem[]): { days: MessageDay[]; unknown: number } {
  const days: MessageDay[] = []
  const seen = new Set<string>()
  let unknown = 0
  for (const item of items) {
    if (item.type === 'UNKNOWN') unknown += 1
    if (item.type !== 'MESSAGE' || seen.has(item.messageHash)) continue
    seen.add(item.messageHash)
    const day = Math.floor(item.creationTimestamp / dayLength) * dayLength
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(item)
    else days.push({ day, messages: [item] })
  }
  return { days, unknown }
}
