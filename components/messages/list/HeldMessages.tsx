import { useMemo } from 'react'
import { UnkeptNotice } from '@/components/ui/notice/UnkeptNotice'
import { groupByDay } from '@/lib/format/groupByDay'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { SafeView } from '@/lib/safe-view/safeView'
import { heldMessagesKey } from '@/lib/signing/message/heldMessages'
import { useHeldMessages } from '@/lib/signing/message/useHeldMessages'
import { HandedMessage } from './HandedMessage'
import { MessageDays } from './MessageDays'

const idOf = ({ messageHash }: SafeMessage) => messageHash
const timeOf = ({ creationTimestamp }: SafeMessage) => creationTimestamp

/** In the place of the service's list: the messages that go from owner to owner, and a way to take another. */
export function HeldMessages({ safe }: { safe: SafeView }) {
  const held = useHeldMessages(safe)
  const days = useMemo(() => groupByDay(held, idOf, timeOf), [held])
  return (
    <>
      <UnkeptNotice keys={[heldMessagesKey]} />
      <MessageDays safe={safe} days={days} />
      <HandedMessage safe={safe} />
    </>
  )
}
