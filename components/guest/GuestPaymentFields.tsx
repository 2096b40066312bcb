import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import { typeAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import type { InvalidPaymentError, PayableAsset } from '@/lib/safe-apps/guest/guestBatch'
import styles from './GuestPaymentFields.module.css'
import * as words from './words'

/** A payment as typed; `token` empty is the chain's own coin. */
export type PaymentRow = {
  id: number
  to: string
  amount: string
  token: string
  problem: InvalidPaymentError | undefined
}

type GuestPaymentFieldsProps = {
  number: number
  row: PaymentRow
  assets: readonly PayableAsset[]
  onChange: (changed: Partial<PaymentRow>) => void
  onRemove: (() => void) | undefined
}

export function GuestPaymentFields({ number, row, assets, onChange, onRemove }: GuestPaymentFieldsProps) {
  const problemOf = (field: 'to' | 'amount') => (row.problem?.field === field ? row.problem.message : undefined)
  const asset = assets.find(({ token = '' }) => token === row.token)
  return (
    <fieldset className={styles.payment}>
      <legend>{words.payment(number)}</legend>
      <Field
        label={words.recipient}
        className={styles.to ?? ''}
        value={row.to}
        placeholder="0x…"
        onChange={(event) => onChange({ to: event.target.value })}
        problem={problemOf('to')}
      />
      <Field
        label={words.amount}
        inputMode="decimal"
        value={row.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        hint={asset?.balance === undefined ? undefined : words.holds(typeAmount(asset.balance, asset.decimals))}
        problem={problemOf('amount')}
      />
      <SelectField label={words.token} value={row.token} onChange={(event) => onChange({ token: event.target.value })}>
        {assets.map(({ token = '', symbol }) => (
          <option key={token} value={token}>
            {`${displayName(symbol) ?? words.tokens}${token && ` (${token.slice(0, 8)}…${token.slice(-6)})`}`}
          </option>
        ))}
      </SelectField>
      {onRemove && (
        <Button className={styles.remove ?? ''} onClick={onRemove} aria-label={words.removePayment(number)}>
          {words.remove}
        </Button>
      )}
    </fieldset>
  )
}
