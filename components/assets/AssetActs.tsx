import { ArrowUpRight, Ellipsis } from 'lucide-react'
import { zeroAddress } from 'viem'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { ExplorerLink } from '@/components/chain/ExplorerLink'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Menu } from '@/components/ui/Menu'
import { useCopy } from '@/components/ui/useCopy'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { type FormLink, safeRoutes } from '@/lib/routes'
import styles from './AssetActs.module.css'
import { useWatchToken } from './useWatchToken'
import * as words from './words'

type AssetActsProps = {
  safe: SafeRef
  /** The form that sends it. */
  link: FormLink & { token: BalanceRow['address'] }
  shown: string
  /** What a wallet needs to know of a token. */
  token?: BalanceRow['token']
}

/** What can be done with an asset: sent, and what else is done with the contract that it is of. */
export function AssetActs({ safe, link, shown, token }: AssetActsProps) {
  const { chainId } = safe
  const address = link.token
  const { copy, outcome } = useCopy(address)
  const watching = useWatchToken(chainId, address, token)
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        <ButtonLink
          variant="secondary"
          href={safeRoutes.newTransaction(safe, link)}
          prefetch={false}
          aria-label={words.sendAsset(shown)}
        >
          <ArrowUpRight size={18} />
          <span className={styles.word}>{words.send}</span>
        </ButtonLink>
        {address === zeroAddress ? (
          <span className={styles.noMenu} />
        ) : (
          <Menu label={<Ellipsis size={18} />} name={words.moreAbout(shown)}>
            <Button variant="quiet" onClick={copy}>
              {words.copyAddress}
            </Button>
            <ExplorerLink chainId={chainId} kind="address" value={address}>
              {words.viewOnExplorer}
            </ExplorerLink>
            {watching && (
              <Button variant="quiet" disabled={watching.isPending} onClick={watching.watch}>
                {words.addToWallet}
              </Button>
            )}
          </Menu>
        )}
      </div>
      <p role="status" className={styles.outcome}>
        {outcome ?? watching?.outcome}
      </p>
    </div>
  )
}
