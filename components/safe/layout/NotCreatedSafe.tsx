import { useQuery } from '@tanstack/react-query'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import { balanceQuery } from '@/lib/chain/balanceQuery'
import { shortNameOf } from '@/lib/config/chain'
import { chainName } from '@/lib/config/chainName'
import { showAmount } from '@/lib/format/amount'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { createSafeRoute } from '@/lib/routes'
import styles from './NotCreatedSafe.module.css'
import * as words from './words'

type NotCreatedSafeProps = { safe: SafeRef; onRetry: () => void }

/**
 * An address where the network has nothing yet: a Safe whose address was computed before it is paid for, or one that was
 * created elsewhere. What was sent there waits for whoever creates it.
 */
export function NotCreatedSafe({ safe: { chainId, address }, onRetry }: NotCreatedSafeProps) {
  const { data: balance } = useQuery(balanceQuery(address, chainId))
  const title = words.notCreated(chainName(chainId, 'sentence'))
  return (
    <Panel title={title}>
      <AddressLabel chainId={chainId} address={address} />
      {balance && balance.value > 0n && (
        <p>{words.holds(`${showAmount(balance.value, balance.decimals)} ${balance.symbol}`)}</p>
      )}
      <p>{words.notCreatedHint}</p>
      <div className={styles.row}>
        <ButtonLink href={`${createSafeRoute}?chain=${shortNameOf(chainId)}`}>{words.createIt}</ButtonLink>
        <Button onClick={onRetry}>{words.lookAgain}</Button>
      </div>
    </Panel>
  )
}
