import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SignatureResult } from '@/components/verification/SignatureResult'
import { isAmong } from '@/lib/format/address'
import type { Check } from '@/lib/safe/verify/verification'
import styles from './SignatureList.module.css'
import * as words from './words'

type SignatureListProps = {
  chainId: number
  owners: readonly Address[]
  /** Who is said to have signed, and how. */
  signers: readonly { address: Address; serviceName?: string | null | undefined; kind?: string }[]
  needed: ReactNode
  /** Undefined while it is being checked. */
  verification: { checks: readonly Check[]; signedBy: readonly Address[] } | undefined
  /** Stands for each result while it is being checked. */
  pending: string
  /** Whether nobody can sign any more. */
  isOver?: boolean
  /** Whether it is the service's word alone that an owner has not signed. */
  isMissingClaimed: boolean
}

/** Who signed, how, and whether each signature holds; and which owners have not. */
export function SignatureList(props: SignatureListProps) {
  const { chainId, owners, signers, needed, verification, pending, isOver = false, isMissingClaimed } = props
  const checks = verification?.checks.filter(({ subject }) => subject === 'confirmation') ?? []
  const isSaidToSign = isAmong(signers.map(({ address }) => address))
  const missing = owners.filter((owner) => !isSaidToSign(owner))
  const held = verification?.signedBy.length ?? 0
  const text = isOver ? words.didNotSign : words.hasNotSigned
  return (
    <div className={styles.signatures}>
      <p>{(verification ? words.signaturesHold : words.signaturesChecked)(held, needed)}</p>
      <ul className={styles.list} aria-label={words.signatures}>
        {signers.map(({ address, serviceName, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may list an owner twice
          <li key={`${address}-${index}`}>
            <AddressLabel chainId={chainId} address={address} serviceName={serviceName} />
            {kind && <p className={styles.kind}>{kind}</p>}
            {checks[index] ? <SignatureResult check={checks[index]} /> : <p className={styles.pending}>{pending}</p>}
          </li>
        ))}
        {missing.map((owner) => (
          <li key={owner}>
            <AddressLabel chainId={chainId} address={owner} />
            <p className={styles.kind}>{isMissingClaimed ? <ServiceWord>{text}</ServiceWord> : text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
