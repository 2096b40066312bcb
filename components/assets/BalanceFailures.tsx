import { FailureNotice } from '@/components/ui/FailureNotice'
import { formatRelativeTime } from '@/lib/format/time'
import type { Balances } from '@/lib/verify/useBalances'

type BalanceFailuresProps = { balances: Balances }

/** What the balances below lack when one of the two sources is silent. */
export function BalanceFailures({ balances: { service, chain, retry } }: BalanceFailuresProps) {
  const age = service.updatedAt && formatRelativeTime(service.updatedAt, Date.now())
  return (
    <>
      {service.error !== null && (
        <FailureNotice
          title={
            age
              ? `The gateway does not list the balances: its last list, from ${age}, is shown`
              : 'The gateway does not list the balances: only the network’s own currency is shown, read from the chain'
          }
          error={service.error}
          onRetry={retry}
        />
      )}
      {chain.error !== null && (
        <FailureNotice
          title="The chain does not answer: the balances below are the gateway’s word and were not checked"
          error={chain.error}
          onRetry={retry}
        />
      )}
    </>
  )
}
