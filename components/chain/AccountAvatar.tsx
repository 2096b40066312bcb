import { blo } from 'blo'
import type { Address } from 'viem'
import styles from './AccountAvatar.module.css'

type AccountAvatarProps = { address: Address; imageUrl?: string | null | undefined; size?: number }

/** The account's own picture where it has one, else the blockie that wallets and Safe{Wallet} draw for the address. */
export function AccountAvatar({ address, imageUrl, size = 24 }: AccountAvatarProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a data: picture of a few hundred bytes has nothing to optimise
    <img className={styles.avatar} src={imageUrl ?? blo(address)} width={size} height={size} alt="" />
  )
}
