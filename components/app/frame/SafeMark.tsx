import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { hasService } from '@/lib/config/publicEnv'
import { formatDateTime, formatMoment } from '@/lib/format/time'
import type { ReadingProgress } from '@/lib/gateway/client/readingProgress'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import type { CheckStatus } from '@/lib/safe/verify/verification'
import { describeAgreement } from '@/lib/safe-view/factSource'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { useReadingProgress } from '@/lib/safe-view/useReadingProgress'
import { useSafeView } from '@/lib/safe-view/useSafeView'
import styles from './SafeMark.module.css'
import { useNamedSafe } from './useNamedSafe'
import * as words from './words'

/** The one mark of the Safe: whether all that is known of it agrees. What does not is a notice on the page as well. */
export function SafeMark() {
  const safe = useNamedSafe()
  return safe ? <NamedSafeMark safe={safe} /> : null
}

function NamedSafeMark({ safe: ref }: { safe: SafeRef }) {
  const { safe, chain, service } = useSafeView(ref)
  const progress = useReadingProgress(ref)
  if (safe) {
    const updatedAt = Math.min(chain.updatedAt ?? Date.now(), service.updatedAt ?? Date.now())
    return <Agreement safe={safe} updatedAt={updatedAt} progress={progress} />
  }
  if (chain.error instanceof NotASafeError) return <Mark status="unknown" text={words.noSafe} />
  const isAsking = chain.phase === 'checking' || service.phase === 'checking'
  return isAsking ? <Mark status="loading" text={words.checking} /> : <Mark status="unknown" text={words.notKnown} />
}

type AgreementProps = { safe: SafeView; updatedAt: number; progress: ReadingProgress | undefined }

function Agreement({ safe, updatedAt, progress }: AgreementProps) {
  const { doubt, mayAct } = useAccountTrust(safe)
  const { status, sentence } = describeAgreement(safe)
  if (doubt) return <Mark status="mismatch" text={words.mayBeNoSafe} title={doubt.sentence} />
  if (progress && status !== 'mismatch') {
    return <Mark status="loading" text={words.historyKnownTo(progress)} title={words.stillReading} />
  }
  // Not before the account's own code is known to be a Safe's: what agrees may agree by its own word alone.
  if (status === 'loading' || (status === 'match' && !mayAct)) {
    const isKept = updatedAt < performance.timeOrigin
    return <Mark status="loading" text={isKept ? words.asOf(formatMoment(updatedAt, Date.now())) : words.checking} />
  }
  const title = words.askedAt(sentence, formatDateTime(updatedAt))
  const mark = <Mark status={status} text={shorten(safe, status) ?? sentence} title={title} />
  if (status !== 'match') return mark
  // Shown by CSS alone in the place of the first, while anything on the page is said not to match.
  return (
    <>
      {mark}
      <Mark status="mismatch" text={words.notAllMatches} />
    </>
  )
}

/** That the service is silent stands at the top of the page. */
function shorten(safe: SafeView, status: CheckStatus): string | undefined {
  if (status === 'match') return hasService ? words.allAgree : words.networkAlone
  return status === 'unknown' && safe.chain ? words.networkAlone : undefined
}

const icons = { match: CircleCheck, loading: CircleDashed, unknown: TriangleAlert, mismatch: TriangleAlert }

function Mark({ status, text, title }: { status: keyof typeof icons; text: string; title?: string }) {
  const Icon = icons[status]
  return (
    <p className={`${styles.mark} ${styles[status]}`} title={title} data-agreement={status}>
      <Icon size={16} />
      <span>{text}</span>
    </p>
  )
}
