import { ArrowRight } from 'lucide-react'
import { type Address, isAddressEqual } from 'viem'
import { AccountName } from '@/components/chain/AccountName'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { CopyIcon } from '@/components/ui/CopyIcon'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import styles from './TransferInfoView.module.css'
import * as words from './words'

type TransferInfoProps = {
  safe: SafeRef
  sender: Address
  recipient: Address
  /** Undefined for the native currency. */
  token: Address | undefined
  names: { sender: string | null; recipient: string | null }
}

/** From whom to whom, in full but for the Safe itself, and of which token. */
export function TransferInfoView({ safe, sender, recipient, token, names }: TransferInfoProps) {
  const { chainId, address } = safe
  const nameOf = (account: Address, serviceName: string | null) =>
    isAddressEqual(account, address) ? (
      <AccountName chainId={chainId} address={account} avatarSize={24} />
    ) : (
      <AddressLabel chainId={chainId} address={account} serviceName={serviceName} />
    )
  return (
    <dl className={styles.transfer}>
      <div>
        <dt className="visually-hidden">{words.from}</dt>
        <dd>{nameOf(sender, names.sender)}</dd>
      </div>
      <ArrowRight className={styles.arrow} size={18} aria-hidden="true" />
      <div>
        <dt className="visually-hidden">{words.to}</dt>
        <dd className={styles.copied} data-steady>
          {nameOf(recipient, names.recipient)}
          <CopyIcon text={recipient} label={words.copy} />
        </dd>
      </div>
      {token && (
        <div className={styles.token}>
          <dt>{words.token}</dt>
          <dd>
            <AddressLabel chainId={chainId} address={token} />
          </dd>
        </div>
      )}
    </dl>
  )
}
