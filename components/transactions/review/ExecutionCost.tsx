import { useQuery } from '@tanstack/react-query'
import { useWorth } from '@/components/assets/useWorth'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import { formatCompactAmount } from '@/lib/format/amount'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { executionCostQuery } from '@/lib/signing/transaction/reviewQuery'
import styles from './ExecutionCost.module.css'
import * as words from './words'

type ExecutionCostProps = {
  safe: SafeView
  /** Undefined while it is being checked. */
  transaction: SafeTransaction | undefined
  /** What signing costs is said too, where that is a choice. */
  isBoth?: boolean
}

/** What the execution costs, in the network's currency and what that is worth. */
export function ExecutionCost({ safe, transaction, isBoth = false }: ExecutionCostProps) {
  const client = useReadClient({ chainId: safe.chainId })
  const { data: cost } = useQuery(executionCostQuery(client, safe.chain, transaction))
  const worth = useWorth(safe)
  const native = findChain(safe.chainId)?.nativeCurrency
  return (
    <p className={styles.cost} data-cost={cost === undefined ? 'unknown' : 'known'}>
      {isBoth && `${words.freeToSign} `}
      {native &&
        typeof cost === 'bigint' &&
        words.executionCosts(
          `${formatCompactAmount(cost, native.decimals)} ${native.symbol}`,
          worth(cost, native.decimals),
        )}
    </p>
  )
}
