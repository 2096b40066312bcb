import type { Balances } from '@/components/assets/model/useBalances'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import * as words from './words'

type BalanceFailuresProps = { balances: Balances }

/** What the balances below lack when one of the two sources is silent. */
export function BalanceFailures({ balances: { service, chain, retry } }: BalanceFailuresProps) {
  return (
    <>
      <SourceStateNotice source="gateway" state={service} otherwise={words.onlyNativeShown} onRetry={retry} />
      <SourceStateNotice
        source="chain"
        // What the chain told before it fell silent is not shown: amounts change.
        state={chain.phase === 'failed' ? { ...chain, updatedAt: undefined } : chain}
        otherwise={words.balancesUnchecked}
        onRetry={retry}
      />
    </>
  )
}
