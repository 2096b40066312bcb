import { useBalances } from '@/components/assets/model/useBalances'
import { useCurrency } from '@/components/assets/useCurrency'
import { AddressField } from '@/components/chain/AddressField'
import { AmountField } from '@/components/transactions/new/fields/AmountField'
import { TokenPicker } from '@/components/transactions/new/fields/TokenPicker'
import { findChain } from '@/lib/config/chain'
import { AppError } from '@/lib/errors'
import { parseAmount } from '@/lib/format/amount'
import { createTokenTransfer } from '@/lib/safe/call/transfers'
import type { ActionFormProps } from './actionForm'
import styles from './compose.module.css'
import { FormEnd } from './FormEnd'
import { useAddressInput } from './useAddressInput'
import { useForm } from './useForm'
import * as words from './words'

/** A payment in the network's currency or in a token that the Safe holds; decimals are the token's own. */
export function SendForm(props: ActionFormProps) {
  const { safe, typed, known } = props
  const [currency] = useCurrency()
  const { rows = [] } = useBalances(safe, currency, false)
  const amount = typed.get('amount') ?? ''
  const chosen = typed.get('token')
  const receiver = useAddressInput(safe.chainId, typed, 'receiver')
  // By its address: the order of the list follows prices.
  const row = rows.find(({ address, isNative }) => (chosen ? address === chosen : isNative))
  // The network's own currency needs no list of what there is.
  const native = chosen === undefined ? findChain(safe.chainId)?.nativeCurrency : undefined
  const decimals = row ? row.decimals : native?.decimals
  const readAmount = () => readPositive(amount, decimals ?? 0)
  const { handleSubmit, problems, end } = useForm({
    ...props,
    fields: { receiver: receiver.read, token: () => assertCountable(decimals), amount: readAmount },
    make: () => {
      const [to, value] = [receiver.read(), readAmount()]
      return row && !row.isNative ? createTokenTransfer(row.address, to, value) : { to, value, data: '0x' }
    },
  })
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <AddressField
        chainId={safe.chainId}
        label={words.receiver}
        input={receiver}
        known={known}
        problem={problems.receiver}
      />
      <div className={styles.pair}>
        <TokenPicker
          chainId={safe.chainId}
          rows={rows}
          chosen={row}
          placeholder={native?.symbol ?? words.chooseToken}
          currency={currency}
          problem={problems.token}
          onChoose={({ address }) => typed.set('token', address)}
        />
        <AmountField
          row={row}
          currency={currency}
          text={amount}
          problem={problems.amount}
          onChange={(text) => typed.set('amount', text)}
        />
      </div>
      <FormEnd {...end} safe={safe} />
    </form>
  )
}

/** Undefined where the balances are not known, null for a token that does not say how it counts. */
function assertCountable(decimals: number | null | undefined): void {
  if (decimals === undefined) throw new AppError(words.noBalances)
  if (decimals === null) throw new AppError(words.unknownDecimals)
}

function readPositive(text: string, decimals: number): bigint {
  const value = parseAmount(text, decimals)
  if (value === 0n) throw new AppError(words.zeroAmount)
  return value
}
