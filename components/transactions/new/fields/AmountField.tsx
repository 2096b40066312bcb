import { useId } from 'react'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import * as words from '@/components/transactions/new/words'
import { Button } from '@/components/ui/Button'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { attempt } from '@/lib/attempt'
import { parseAmount, typeAmount } from '@/lib/format/amount'
import { formatFiatValue } from '@/lib/format/fiatValue'
import styles from './AmountField.module.css'

type AmountFieldProps = {
  row: BalanceRow | undefined
  currency: string
  text: string
  problem: string | undefined
  onChange: (text: string) => void
}

/** How much is sent, with what it is worth as it is typed, and all there is one click away. */
export function AmountField({ row, currency, text, problem, onChange }: AmountFieldProps) {
  const id = useId()
  const amount = row && row.decimals !== null ? readAmount(text, row.decimals) : undefined
  const isTooMuch = row !== undefined && amount !== undefined && amount > row.amount
  const worth = row && amount !== undefined ? worthOf(row, amount) : undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words.amount}</label>
      <div className={styles.box} data-invalid={problem ? true : undefined}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
        />
        {row && row.decimals !== null && (
          <Button variant="quiet" onClick={() => onChange(typeAmount(row.amount, row.decimals ?? 0))}>
            {words.max}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
        {!problem && worth !== undefined && (
          <ServiceWord note={null}>{words.about(formatFiatValue(worth, currency))}</ServiceWord>
        )}
        {!problem && isTooMuch && <span className={styles.warning}>{words.moreThanThere}</span>}
      </p>
    </div>
  )
}

function readAmount(text: string, decimals: number): bigint | undefined {
  const amount = attempt(() => parseAmount(text, decimals))
  return typeof amount === 'bigint' ? amount : undefined
}

/** At the price of what the Safe has of it; undefined where it has none, or no price. */
function worthOf({ value, claimedValue, amount: all }: BalanceRow, amount: bigint): bigint | undefined {
  const whole = value ?? claimedValue
  return whole === undefined || all === 0n || amount === 0n ? undefined : (whole * amount) / all
}
