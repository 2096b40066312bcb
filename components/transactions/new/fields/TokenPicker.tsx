import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { findLogo } from '@/components/assets/logos/knownLogos'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { useSymbolWarnings } from '@/components/assets/model/useSymbolWarnings'
import { TokenAmount } from '@/components/chain/TokenAmount'
import * as words from '@/components/transactions/new/words'
import { Listbox } from '@/components/ui/listbox/Listbox'
import { useListbox } from '@/components/ui/listbox/useListbox'
import { Picture } from '@/components/ui/Picture'
import { displayName } from '@/lib/format/displayName'
import { formatFiatValue } from '@/lib/format/fiatValue'
import styles from './TokenPicker.module.css'

type TokenPickerProps = {
  chainId: number
  rows: readonly BalanceRow[]
  chosen: BalanceRow | undefined
  /** In the place of a choice whose balance is not known. */
  placeholder: string
  currency: string
  problem: string | undefined
  onChoose: (row: BalanceRow) => void
}

/** What the Safe holds, to choose what is sent: with picture, balance and value. */
export function TokenPicker(props: TokenPickerProps) {
  const { chainId, rows, chosen, placeholder, currency, problem, onChoose } = props
  const id = useId()
  const { combobox, listbox, isShown, toggle } = useListbox(rows, onChoose)
  const { warningsOf } = useSymbolWarnings(chainId, rows, true)
  const rowOf = (row: BalanceRow) => <TokenRow {...{ chainId, currency, row }} warnings={warningsOf(row)} />
  return (
    <div className={styles.field}>
      <span id={`${id}-label`}>{words.token}</span>
      <div className={styles.around}>
        <button
          type="button"
          className={styles.button}
          aria-labelledby={`${id}-label ${id}-chosen`}
          aria-haspopup="listbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          {...combobox}
          onClick={() => toggle(!isShown)}
        >
          <span id={`${id}-chosen`} className={styles.row}>
            {chosen ? rowOf(chosen) : placeholder}
          </span>
          <ChevronDown size={18} aria-hidden />
        </button>
        {isShown && (
          <Listbox {...listbox} label={words.token} isChosen={(row) => row === chosen}>
            {rowOf}
          </Listbox>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

type TokenRowProps = { chainId: number; row: BalanceRow; currency: string; warnings: readonly string[] }

function TokenRow({ chainId, row, currency, warnings }: TokenRowProps) {
  const symbol = displayName(row.symbol) ?? words.token
  const value = row.value ?? row.claimedValue
  return (
    <>
      <Picture own={findLogo(chainId, row.address)} url={row.logoUri} name={symbol} size="small" />
      <span className={styles.names}>
        <strong>{symbol}</strong>
        {warnings.length > 0 && <span className={styles.warning}>{warnings.join(' ')}</span>}
      </span>
      <span className={styles.amounts}>
        <TokenAmount amount={row.amount} decimals={row.decimals} symbol={row.symbol} />
        {value !== undefined && <span className={styles.soft}>{formatFiatValue(value, currency)}</span>}
      </span>
    </>
  )
}
