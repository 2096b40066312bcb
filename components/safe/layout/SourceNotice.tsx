import { useStore } from 'zustand'
import { Notice } from '@/components/ui/notice/Notice'
import { NoticeList } from '@/components/ui/notice/NoticeList'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { noticesOf } from '@/lib/gateway/client/notices'
import type { ReadingProgress } from '@/lib/gateway/client/readingProgress'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { SourceState } from '@/lib/query/sourceState'
import { useReadingProgress } from '@/lib/safe-view/useReadingProgress'
import type { SafeViewState } from '@/lib/safe-view/useSafeView'
import { listDifferences } from '@/lib/verify/checks/describeCheck'
import * as words from './words'

type SourceNoticeProps = {
  safe: SafeRef
  state: SafeViewState
  /** How far the service is that cannot tell this Safe before it has read on. */
  reading: ReadingProgress | undefined
}

/** Says what is missing or contradicts itself: a silent chain or gateway, how old what is shown is, and differences. */
export function SourceNotice({ safe: ref, state, reading }: SourceNoticeProps) {
  const { chainId } = ref
  const progress = useReadingProgress(ref)
  const { safe, chain, service, retry } = state
  const waits = noticesOf(useStore(appGateway.notices), chainId).filter(({ status }) => !(reading && status === 503))
  return (
    <>
      {reading && <Notice tone="neutral">{words.stillReading(reading)}</Notice>}
      {progress && !reading && <Notice tone="neutral">{words.readSoFar(progress)}</Notice>}
      {waits.map((wait) => (
        <Notice key={wait.until} tone="warning">
          {words.gatewayWait(wait)}
        </Notice>
      ))}
      <SourceStateNotice chainId={chainId} state={chain} otherwise={words.factsAreGatewayWord} onRetry={retry} />
      {!reading && !areOffline(chain, service) && (
        <SourceStateNotice state={service} otherwise={words.factsAreFromChain} onRetry={retry} />
      )}
      <NoticeList
        tone="error"
        title={words.sourcesDisagree}
        points={listDifferences(safe?.checks ?? [], words.disagreement)}
      />
    </>
  )
}

/** One network is missing, not two sources: said once. */
function areOffline(...states: readonly SourceState[]): boolean {
  return states.every((state) => state.phase === 'failed' && state.reason === 'offline')
}
