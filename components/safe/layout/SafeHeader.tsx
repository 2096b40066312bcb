import { AccountAvatar } from '@/components/chain/AccountAvatar'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { TokenAmount } from '@/components/chain/TokenAmount'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { CopyButton } from '@/components/ui/CopyButton'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { findChain } from '@/lib/config/chain'
import { chainName } from '@/lib/config/chainName'
import { safeParam, safeRoutes } from '@/lib/routes'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './SafeHeader.module.css'
import * as words from './words'

type SafeHeaderProps = { safe: SafeView }

/** Which Safe this is, on every page about it. */
export function SafeHeader({ safe }: SafeHeaderProps) {
  const { chainId, address, threshold, owners, balance } = safe
  const { nameOf } = useAddressBook()
  const chain = findChain(chainId)
  return (
    <section className={styles.header} aria-label={words.theSafe}>
      <AccountAvatar address={address} size={44} />
      <div className={styles.identity}>
        <p className={styles.name}>{nameOf(chainId, address) ?? words.safeOn(chainName(chainId, 'sentence'))}</p>
        <p className={styles.address}>{safeParam(safe)}</p>
        <p className={styles.facts}>
          {words.ownersMustSign(threshold, owners.length)}
          {balance !== undefined && chain && (
            <>
              {' · '}
              <TokenAmount
                amount={balance}
                decimals={chain.nativeCurrency.decimals}
                symbol={chain.nativeCurrency.symbol}
              />
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <CopyButton text={safeParam(safe)} label={words.copyAddress} />
        <ExplorerLink chainId={chainId} kind="address" value={address}>
          {words.viewOnExplorer}
        </ExplorerLink>
        <ButtonLink href={safeRoutes.newTransaction(safe)}>{words.newTransaction}</ButtonLink>
      </div>
    </section>
  )
}
