import { nameToken } from '@/components/assets/model/namedTokens'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { SearchState } from '@/components/chain/search/SearchState'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { Button } from '@/components/ui/Button'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Panel } from '@/components/ui/Panel'
import { TextLines } from '@/components/ui/TextLines'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import styles from './Found.module.css'
import { useFoundTokens } from './useFoundTokens'
import * as words from './words'

/** Tokens that stand on nobody's list: offered, and shown among the others only once the user says so. */
export function FoundTokens({ safe }: { safe: SafeRef }) {
  const { chainId } = safe
  const { search, rows, isRead, error, retry } = useFoundTokens(safe)
  return (
    <Panel title={words.foundTokens}>
      {rows.length > 0 && <p>{words.tokensHint}</p>}
      {rows.length > 0 && (
        <ul className={styles.found} aria-label={words.foundTokens}>
          {rows.map(({ address, amount, decimals, symbol, warnings }) => (
            <li key={address} className={styles.token} data-found={address}>
              <span className={styles.amount}>
                <TokenAmount {...{ amount, decimals, symbol }} />
              </span>
              <AddressLabel chainId={chainId} address={address} />
              <Button onClick={() => nameToken({ chainId, address })}>{words.showToken}</Button>
              {warnings.length > 0 && (
                <ul className={styles.remarks}>
                  <TextLines texts={warnings} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && <FailureNotice title={words.notRead} error={error} onRetry={retry} />}
      <SearchState search={search} end={isRead && rows.length === 0 && words.noTokens} />
    </Panel>
  )
}
