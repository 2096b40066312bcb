import type { Balances } from '@/components/assets/model/useBalances'
import { SourceStateNotice } from '@/components/ui/SourceStateNotice'

type BalanceFailuresProps = { balances: Balances }

/** What the balances below lack when one of the two sources is silent. */
export function BalanceFailures({ balances: { service, chain, retry } }: BalanceFailuresProps) {
  return (
    <>
      <SourceStateNotice
        source="gateway"
        state={service}
        otherwise="only the network’s own currency is shown, read from the chain"
        onRetry={retry}
      />
      <SourceStateNotice
        source="chain"
        // What the chain told before it fell silent is not shown: amounts change.
        state={chain.phase === 'failed' ? { ...chain, updatedAt: undefined } : chain}
        otherwise="the balances below are the gateway’s word and were not checked"
        onRetry={retry}
      />
    </>
  )
}
