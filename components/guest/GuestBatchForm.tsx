import type SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { type FormEvent, useState } from 'react'
import type { Hex } from 'viem'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { shortNameOf } from '@/lib/config/chain'
import {
  findShortAssets,
  InvalidPaymentError,
  type Payment,
  parsePayment,
  sendBatch,
} from '@/lib/safe-apps/guest/guestBatch'
import type { GuestAsset } from '@/lib/safe-apps/guest/useGuestAssets'
import { useGuestTask } from '@/lib/safe-apps/guest/useGuestTask'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './GuestBatchForm.module.css'
import { GuestPaymentFields, type PaymentRow } from './GuestPaymentFields'
import * as words from './words'

type GuestBatchFormProps = {
  sdk: SafeAppsSDK
  safe: SafeView
  assets: readonly GuestAsset[]
  onSent: (safeTxHash: Hex) => void
}

const mostPayments = 50
const emptyRow = (id: number): PaymentRow => ({ id, to: '', amount: '', token: '', problem: undefined })

/** Several payments as one transaction: all of them happen, or none. Its owners review and sign at the site around us. */
export function GuestBatchForm({ sdk, safe, assets, onSent }: GuestBatchFormProps) {
  const [rows, setRows] = useState([emptyRow(0)])
  const { start, stop, isRunning, error } = useGuestTask(async (payments: Payment[], signal) => {
    const safeTxHash = await sendBatch(sdk, payments)
    onSent(safeTxHash)
    if (!signal.aborted) setRows([emptyRow(nextId(rows))])
  })
  const payable = assets.flatMap(({ decimals, ...asset }) => (decimals === undefined ? [] : [{ ...asset, decimals }]))
  const parsed = rows.map((row) => readRow(row, payable, shortNameOf(safe.chainId)))
  const short = findShortAssets(parsed.flatMap((result) => ('payment' in result ? result.payment : [])))

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payments = parsed.flatMap((result) => ('payment' in result ? result.payment : []))
    setRows(rows.map((row, index) => ({ ...row, problem: readProblem(parsed[index]) })))
    if (payments.length === rows.length) start(payments)
  }
  const change = (id: number, changed: Partial<PaymentRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, problem: undefined, ...changed } : row)))

  return (
    <Panel title={words.pay}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {rows.map((row, index) => (
          <GuestPaymentFields
            key={row.id}
            number={index + 1}
            row={row}
            assets={payable}
            onChange={(changed) => change(row.id, changed)}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : undefined}
          />
        ))}
        {short.map(({ asset, total }) => (
          <Notice key={asset.token ?? 'coin'} tone="warning">
            {words.tooMuch(<TokenAmount amount={total} decimals={asset.decimals} symbol={asset.symbol} isExact />)}
          </Notice>
        ))}
        <p className={styles.actions}>
          <Button disabled={rows.length >= mostPayments} onClick={() => setRows([...rows, emptyRow(nextId(rows))])}>
            {words.addPayment}
          </Button>
          <Button type="submit" variant="primary" disabled={isRunning}>
            {words.propose(rows.length)}
          </Button>
          {isRunning && <Button onClick={stop}>{words.stopWaiting}</Button>}
          <span role="status">{isRunning && words.confirmAround}</span>
        </p>
        {error !== undefined && <FailureNotice title={words.notProposed} error={error} />}
      </form>
    </Panel>
  )
}

type ReadRow = { payment: Payment } | { problem: InvalidPaymentError }

function readRow({ to, amount, token }: PaymentRow, assets: readonly Payment['asset'][], shortName: string): ReadRow {
  try {
    const asset = assets.find((candidate) => (candidate.token ?? '') === token)
    if (!asset) throw new InvalidPaymentError('amount', words.tokenUnlisted)
    return { payment: parsePayment({ to, amount, asset }, shortName) }
  } catch (problem) {
    if (problem instanceof InvalidPaymentError) return { problem }
    throw problem
  }
}

function readProblem(result: ReadRow | undefined): InvalidPaymentError | undefined {
  return result && 'problem' in result ? result.problem : undefined
}

function nextId(rows: readonly PaymentRow[]): number {
  return Math.max(...rows.map(({ id }) => id)) + 1
}
