import type { Balances } from '@/components/assets/model/useBalances'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import { shownIsFrom } from '@/components/ui/words'
import { isServiceAbsent, isServiceDown } from '@/lib/query/sourceState'
import type { SafeView } from '@/lib/safe-view/safeView'
import * as words from './words'

type BalanceFailuresProps = { safe: SafeView; balances: Balances }

/** What the balances below lack when one of the two sources is silent. */
export function BalanceFailures({ safe, balances: { service, chain, retry } }: BalanceFailuresProps) {
  const isDown = safe.phases.service === 'failed' && isServiceDown(service.error)
  return (
    <>
      {isServiceAbsent(service.error) && <p>{words.nativeOnly}</p>}
      {isDown ? (
        // The top of the page says that it is down.
        <p>{service.updatedAt === undefined ? words.nativeAlone : shownIsFrom(service.updatedAt)}</p>
      ) : (
        <SourceStateNotice state={service} otherwise={words.onlyNativeShown} onRetry={retry} />
      )}
      <SourceStateNotice
        chainId={safe.chainId}
        // What the chain told before it fell silent is not shown: amounts change.
        state={chain.phase === 'failed' ? { ...chain, updatedAt: undefined } : chain}
        otherwise={words.balancesUnchecked}
        onRetry={retry}
      />
    </>
  )
}
