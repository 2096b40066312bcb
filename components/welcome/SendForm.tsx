import { type FormEvent, useId, useState } from 'react'
import { useSendTransaction } from 'wagmi'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { findChain } from '@/lib/config/chain'
import { describeError, isUserRejection } from '@/lib/errors'
import { InvalidAddressError, parsePrefixedAddress, shortenAddress } from '@/lib/format/address'
import { InvalidAmountError, parseAmount } from '@/lib/format/amount'
import { kit } from '@/lib/wallet/kit'
import styles from './SendForm.module.css'

type SendFormProps = { chainId: number }

/** Sends the chain's own currency from the connected account. The wallet shows and signs; nothing is kept here. */
export function SendForm({ chainId }: SendFormProps) {
  const fieldId = useId()
  const [problem, setProblem] = useState<string>()
  const { sendTransactionAsync: send, isPending } = useSendTransaction()
  const currency = findChain(chainId)?.nativeCurrency
  if (!currency) return null

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    try {
      setProblem(undefined)
      const transfer = parseTransfer(data, currency.decimals)
      const hash = await send({ ...transfer, chainId })
      const description = `Send ${data.get('amount')} ${currency.symbol} to ${shortenAddress(transfer.to)}`
      kit.getState().actions?.addRecentTransaction({ hash, description })
      form.reset()
    } catch (error) {
      if (!isUserRejection(error)) setProblem(describeError(error))
    }
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`} className={styles.title}>
        Send {currency.symbol}
      </h2>
      <label className={styles.field}>
        Recipient
        <input name="to" placeholder="0x…" autoComplete="off" spellCheck={false} required />
      </label>
      <label className={styles.field}>
        Amount in {currency.symbol}
        <input name="amount" inputMode="decimal" autoComplete="off" required />
      </label>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Confirm in Wallet' : 'Send'}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </form>
  )
}

function parseTransfer(data: FormData, decimals: number) {
  const { address: to, shortName } = parsePrefixedAddress(String(data.get('to')))
  // Which chain a prefix means is not known here, and it must not be ignored.
  if (shortName) throw new InvalidAddressError('format', shortName)
  const value = parseAmount(String(data.get('amount')), decimals)
  if (value === 0n) throw new InvalidAmountError('format', decimals, '0')
  return { to, value }
}
