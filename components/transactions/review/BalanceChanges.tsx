import { useQuery } from '@tanstack/react-query'
import { useWorth } from '@/components/assets/useWorth'
import { AccountName } from '@/components/chain/AccountName'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { useReadClient } from '@/lib/chain/useReadClient'
import { findChain } from '@/lib/config/chain'
import type { BalanceChange } from '@/lib/safe/execute/balanceChanges'
import type { Simulation } from '@/lib/safe/execute/simulate'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { simulationQuery } from '@/lib/signing/transaction/reviewQuery'
import { tokenInfoQuery } from '@/lib/verify/verificationQuery'
import styles from './BalanceChanges.module.css'
import * as words from './words'

type BalanceChangesProps = {
  safe: SafeView
  transaction: SafeTransaction
  /** It is not what it says: only what it would do is told then. */
  isWrong: boolean
}

/** What the Safe would gain and lose if it were executed now, as the user's own node says. */
export function BalanceChanges({ safe, transaction, isWrong }: BalanceChangesProps) {
  const client = useReadClient({ chainId: safe.chainId })
  const { data, isFetching } = useQuery(simulationQuery(client, safe.chain, transaction))
  const isAsking = isFetching || safe.phases.chain === 'checking'
  if (!data) return <p className={styles.soft}>{isAsking ? words.simulating : words.chainSilent}</p>
  if (data.status === 'unavailable') return <p className={styles.soft}>{words.notSimulated(data.reason)}</p>
  if (data.status === 'failed') {
    return (
      <p className={styles.bad} data-simulation="failed">
        {words.wouldFail(data.reason)}
      </p>
    )
  }
  return <Success safe={safe} changes={data.changes} isWrong={isWrong} />
}

function Success({
  safe,
  changes,
  isWrong,
}: {
  safe: SafeView
  isWrong: boolean
  changes: Extract<Simulation, { status: 'success' }>['changes']
}) {
  return (
    <div className={styles.result}>
      {changes && changes.length > 0 && (
        <ul className={styles.changes} aria-label={words.changes}>
          {changes.map((change) => (
            <Change key={keyOf(change)} safe={safe} change={change} />
          ))}
        </ul>
      )}
      <p className={styles.soft} data-simulation="success">
        {!isWrong && words.wouldSucceed} {!changes && words.changesUnknown}
        {changes?.length === 0 && words.noChanges}
      </p>
    </div>
  )
}

function Change({ safe, change }: { safe: SafeView; change: BalanceChange }) {
  const { chainId } = safe
  const client = useReadClient({ chainId })
  const worth = useWorth(safe)
  const { token } = change
  const { data } = useQuery({ ...tokenInfoQuery(client, chainId, token ?? '0x'), enabled: token !== undefined })
  const unit = token ? data : findChain(chainId)?.nativeCurrency
  const decimals = unit?.decimals ?? null
  const isIncoming = change.kind === 'item' ? change.isIncoming : change.amount > 0n
  const amount = change.kind === 'item' || change.amount > 0n ? undefined : -change.amount
  const shown = change.kind === 'item' ? undefined : (amount ?? change.amount)
  const value = shown === undefined ? undefined : worth(shown, decimals, token)
  return (
    <li>
      <span className={styles.amount}>
        <span aria-hidden="true">{isIncoming ? '+' : '−'}</span>
        <span className="visually-hidden">{isIncoming ? words.receives : words.sends} </span>
        {change.kind === 'item' ? (
          words.item(change.tokenId)
        ) : (
          <TokenAmount amount={shown ?? 0n} decimals={decimals} symbol={unit?.symbol ?? null} isExact />
        )}
      </span>
      {value !== undefined && (
        <span className={styles.soft}>
          <ServiceWord note={null}>{value}</ServiceWord>
        </span>
      )}
      {token && (
        <span className={styles.soft}>
          <AccountName chainId={chainId} address={token} avatarSize={0} />
        </span>
      )}
    </li>
  )
}

function keyOf(change: BalanceChange): string {
  return change.kind === 'item' ? `${change.token}-${change.tokenId}` : `${change.token}`
}
