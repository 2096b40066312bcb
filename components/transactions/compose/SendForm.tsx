import { useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { AppError } from '@/lib/errors'
import { formatAmount, parseAmount } from '@/lib/format/amount'
import { displayName } from '@/lib/format/displayName'
import type { SafeCall } from '@/lib/safe/transaction'
import { createTokenTransfer } from '@/lib/safe/transfers'
import type { SafeView } from '@/lib/verify/safeView'
import { useBalances } from '@/lib/verify/useBalances'
import { AddressField } from './AddressField'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'

type SendFormProps = { safe: SafeView; onAdd: (call: SafeCall) => void }

/** A payment in the chain's currency or in a token that the Safe holds; decimals are the token's own. */
export function SendForm({ safe, onAdd }: SendFormProps) {
  const id = useId()
  const { rows = [] } = useBalances(safe, 'usd', false)
  const [chosen, setChosen] = useState<string>()
  const [amount, setAmount] = useState('')
  const receiver = useAddressInput(safe.chainId, 'Receiver')
  // By its address: the order of the list follows prices.
  const row = rows.find(({ address }) => address === chosen) ?? rows.find(({ isNative }) => isNative)
  const { problem, handleSubmit } = useForm(() => {
    if (!row) throw new AppError('The balances are not known yet.')
    if (row.decimals === null) throw new AppError('How this token counts is not known: use a contract call.')
    const to = receiver.read()
    const value = parseAmount(amount, row.decimals)
    if (value === 0n) throw new AppError('The amount is zero.')
    return row.isNative ? { to, value, data: '0x' } : createTokenTransfer(row.address, to, value)
  }, onAdd)
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <AddressField chainId={safe.chainId} label="Receiver" input={receiver} />
      <div className={styles.field}>
        <label htmlFor={id}>Token</label>
        <select id={id} value={row?.address ?? ''} onChange={(event) => setChosen(event.target.value)}>
          {rows.map(({ address, isNative, symbol }) => (
            <option key={address} value={address}>
              {`${displayName(symbol) ?? 'Token'}${isNative ? '' : ` ${address}`}`}
            </option>
          ))}
        </select>
      </div>
      <Field label="Amount" inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      {row && row.decimals !== null && (
        <div className={styles.row}>
          <span
            className={styles.soft}
          >{`The Safe has ${formatAmount(row.amount, row.decimals, { group: true })}`}</span>
          <Button onClick={() => setAmount(formatAmount(row.amount, row.decimals ?? 0))}>Max</Button>
        </div>
      )}
      <FormEnd problem={problem} />
    </form>
  )
}
