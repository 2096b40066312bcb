import { useBalances } from '@/components/assets/model/useBalances'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { SelectField } from '@/components/ui/SelectField'
import { AppError } from '@/lib/errors'
import { formatAmount, parseAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import { createTokenTransfer } from '@/lib/safe/call/transfers'
import { AddressField } from './AddressField'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

/** A payment in the chain's currency or in a token that the Safe holds; decimals are the token's own. */
export function SendForm({ safe, typed, onAdd }: ActionFormProps) {
  const { rows = [] } = useBalances(safe, 'usd', false)
  const amount = typed.get('amount') ?? ''
  const chosen = typed.get('token')
  const receiver = useAddressInput(safe.chainId, typed, 'receiver', words.receiver)
  // By its address: the order of the list follows prices.
  const row = rows.find(({ address, isNative }) => (chosen ? address === chosen : isNative))
  const read = () => {
    if (!row) throw new AppError(words.noBalances)
    if (row.decimals === null) throw new AppError(words.unknownDecimals)
    const to = receiver.read()
    const value = parseAmount(amount, row.decimals)
    if (value === 0n) throw new AppError(words.zeroAmount)
    return row.isNative ? { to, value, data: '0x' as const } : createTokenTransfer(row.address, to, value)
  }
  const { handleSubmit, end } = useForm({ typed, read, onAdd })
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <AddressField chainId={safe.chainId} label={words.receiver} input={receiver} />
      <SelectField
        label={words.token}
        value={row?.address ?? ''}
        onChange={(event) => typed.set('token', event.target.value)}
      >
        {rows.map(({ address, isNative, symbol }) => (
          <option key={address} value={address}>
            {`${displayName(symbol) ?? words.token}${isNative ? '' : ` ${address}`}`}
          </option>
        ))}
      </SelectField>
      <Field
        label={words.amount}
        inputMode="decimal"
        value={amount}
        onChange={(event) => typed.set('amount', event.target.value)}
      />
      {row && row.decimals !== null && (
        <div className={styles.row}>
          <span className={styles.soft}>{words.balance(formatAmount(row.amount, row.decimals, { group: true }))}</span>
          <Button onClick={() => typed.set('amount', formatAmount(row.amount, row.decimals ?? 0))}>{words.max}</Button>
        </div>
      )}
      <FormEnd {...end} />
    </form>
  )
}
