import Link from 'next/link'
import { Notice } from '@/components/ui/notice/Notice'
import { describeError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/time'
import { safeRoutes } from '@/lib/routes'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { describeTold, nameAct } from './describeAct'
import { useDraftAct } from './useToldActs'
import * as words from './words'

type DraftActProps = { safe: SafeView; calls: readonly SafeCall[] }

/** That the actions of a draft were begun before, perhaps in a tab that was closed, and what became of them. */
export function DraftAct({ safe, calls }: DraftActProps) {
  const act = useDraftAct(safe, calls)
  if (!act) return null
  const { note, told, error } = act
  return (
    <Notice tone="warning" title={words.draftBegun}>
      <p>{`${nameAct(note)}, ${formatDateTime(note.askedAt)}.`}</p>
      <p>{told ? describeTold(note, told) : words.notKnown(describeError(error))}</p>
      {(told?.state === 'queued' || told?.state === 'executed') && (
        <p>
          <Link href={safeRoutes.transaction(safe, `multisig_${note.safe}_${note.hash}`)}>{words.openIt}</Link>
          {` ${words.discardActions}`}
        </p>
      )}
    </Notice>
  )
}
