import { findLogo } from '@/components/assets/logos/knownLogos'
import type { BalanceRow } from '@/components/assets/model/balanceRows'
import { Picture } from '@/components/ui/Picture'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import styles from './AssetName.module.css'
import * as words from './words'

type AssetNameProps = { chainId: number; row: BalanceRow }

/** An asset's logo, symbol and name; a name that the token does not tell is the service's word. */
export function AssetName({ chainId, row }: AssetNameProps) {
  const { address, symbol, name, isNameClaimed, logoUri } = row
  const fullName = displayName(name)
  const shown = displayName(symbol) ?? words.noSymbol
  return (
    <span className={styles.asset}>
      <Picture own={findLogo(chainId, address)} url={logoUri} name={shown} size="small" />
      <span className={styles.names}>
        <span className={styles.symbol}>{shown}</span>
        <span className={styles.full}>
          {fullName && isNameClaimed && <ServiceWord note={words.gatewayName}>{fullName}</ServiceWord>}
          {!isNameClaimed && fullName}
        </span>
      </span>
    </span>
  )
}
