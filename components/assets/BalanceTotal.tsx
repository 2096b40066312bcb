import { sumBalances } from '@/components/assets/model/balanceRows'
import type { Balances } from '@/components/assets/model/useBalances'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { formatFiatValue } from '@/lib/format/fiatValue'
import styles from './BalanceTotal.module.css'
import * as words from './words'

type BalanceTotalProps = { balances: Balances; currency: string }

/** What all of it is worth: only amounts that the chain told count; what else the service claims is said beside it. */
export function BalanceTotal({ balances: { rows, service, chain }, currency }: BalanceTotalProps) {
  const isAwaited = !rows && service.phase === 'checking'
  if (!isAwaited && (!rows || service.updatedAt === undefined)) return null
  const { confirmed, claimed } = sumBalances(rows ?? [])
  const isKnown = !isAwaited && (chain.phase === 'answered' || rows?.some(({ value }) => value !== undefined))
  const isChecking = isAwaited || rows?.some((row) => row.isChecking)
  return (
    <p data-total={isChecking ? 'checking' : 'checked'}>
      <strong className={styles.total}>
        {isKnown && <ServiceWord note={null}>{formatFiatValue(confirmed, currency)}</ServiceWord>}
        {!isKnown && (isChecking ? words.totalChecking : words.totalUnknown)}
      </strong>{' '}
      <span className={styles.note}>
        {isKnown && (isChecking ? words.totalSoFar : words.totalListed)}
        {claimed > 0n && !isChecking && ` ${words.totalClaimed(formatFiatValue(claimed, currency))}`}
      </span>
    </p>
  )
}
