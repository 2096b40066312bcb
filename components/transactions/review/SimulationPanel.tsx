import { useQuery } from '@tanstack/react-query'
import { usePublicClient } from 'wagmi'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Panel } from '@/components/ui/Panel'
import { findChain } from '@/lib/config/chain'
import type { BalanceChange } from '@/lib/safe/execute/balanceChanges'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { SafeView } from '@/lib/safe-view/safeView'
import { simulationQuery } from '@/lib/signing/transaction/reviewQuery'
import { tokenInfoQuery } from '@/lib/verify/verificationQuery'
import styles from './SimulationPanel.module.css'
import * as words from './words'

type SimulationPanelProps = { safe: SafeView; transaction: SafeTransaction }

/** What would happen if it were executed now, as the user's own node says. */
export function SimulationPanel({ safe, transaction }: SimulationPanelProps) {
  const client = usePublicClient({ chainId: safe.chainId })
  const { data, isFetching } = useQuery(simulationQuery(client, safe.chain, transaction))
  return (
    <Panel title={words.simulation}>
      {!data && <p>{isFetching || safe.phases.chain === 'checking' ? words.simulating : words.chainSilent}</p>}
      {data?.status === 'unavailable' && <p>{words.notSimulated(data.reason)}</p>}
      {data?.status === 'failed' && (
        <p className={styles.bad} data-simulation="failed">
          {words.wouldFail(data.reason)}
        </p>
      )}
      {data?.status === 'success' && (
        <>
          <p className={styles.good} data-simulation="success">
            {words.wouldSucceed}
          </p>
          {!data.changes && <p>{words.changesUnknown}</p>}
          {data.changes?.length === 0 && <p>{words.noChanges}</p>}
          {data.changes && data.changes.length > 0 && (
            <ul className={styles.changes} aria-label={words.changes}>
              {data.changes.map((change) => (
                <Change key={keyOf(change)} chainId={safe.chainId} change={change} />
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}

function Change({ chainId, change }: { chainId: number; change: BalanceChange }) {
  const client = usePublicClient({ chainId })
  const { token } = change
  const { data } = useQuery({ ...tokenInfoQuery(client, chainId, token ?? '0x'), enabled: token !== undefined })
  const native = findChain(chainId)?.nativeCurrency
  const unit = token ? data : native
  const isIncoming = change.kind === 'item' ? change.isIncoming : change.amount > 0n
  const signed = change.kind === 'item' ? 0n : change.amount
  return (
    <li>
      <strong>{isIncoming ? words.receives : words.sends}</strong>{' '}
      {change.kind === 'item' ? (
        words.item(change.tokenId)
      ) : (
        <TokenAmount
          amount={signed < 0n ? -signed : signed}
          decimals={unit?.decimals ?? null}
          symbol={unit?.symbol ?? null}
          isExact
        />
      )}
      {token && <AddressLabel chainId={chainId} address={token} />}
    </li>
  )
}

function keyOf(change: BalanceChange): string {
  return change.kind === 'item' ? `${change.token}-${change.tokenId}` : `${change.token}`
}
