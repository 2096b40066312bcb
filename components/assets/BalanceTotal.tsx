import { sumBalances } from '@/components/assets/model/balanceRows'
import type { Balances } from '@/components/assets/model/useBalances'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { formatFiatValue } from '@/lib/format/fiatValue'
import styles from './BalanceTotal.module.css'

type BalanceTotalProps = { balances: Balances; currency: string }

/** What all of it is worth: only amounts that the chain told count; what else the gateway claims is said beside it. */
export function BalanceTotal({ balances: { rows, service, chain }, currency }: BalanceTotalProps) {
  if (!rows || service.updatedAt === undefined) return null
  const { confirmed, claimed } = sumBalances(rows)
  const isKnown = chain.phase === 'answered' || rows.some(({ value }) => value !== undefined)
  const isChecking = rows.some((row) => row.isChecking)
  return (
    <p data-total={isChecking ? 'checking' : 'checked'}>
      <strong className={styles.total}>
        {isKnown ? (
          <ServiceWord note={null}>{formatFiatValue(confirmed, currency)}</ServiceWord>
        ) : (
          describeUnknown(isChecking)
        )}
      </strong>{' '}
      <span className={styles.note}>
        {isKnown && 'in all that the gateway lists, at its prices'}
        {isChecking && ', as far as the chain has answered'}
        {claimed > 0n &&
          !isChecking &&
          `${formatFiatValue(claimed, currency)} more is the gateway’s word alone and not counted`}
      </span>
    </p>
  )
}

function describeUnknown(isChecking: boolean): string {
  return isChecking ? 'Checking…' : 'Not known'
}
