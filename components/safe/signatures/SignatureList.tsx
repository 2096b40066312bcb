import { memo, type ReactNode } from 'react'
import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { useDrawnSize } from '@/components/ui/list/useDrawnSize'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SignatureResult } from '@/components/verification/SignatureResult'
import { isAmong } from '@/lib/format/address'
import type { Check } from '@/lib/safe/verify/verification'
import styles from './SignatureList.module.css'
import * as words from './words'

const drawing = { first: 30, step: 50 }

type Signer = { address: Address; serviceName?: string | null | undefined; kind?: string }

type SignatureListProps = {
  chainId: number
  owners: readonly Address[]
  /** Who is said to have signed, and how. */
  signers: readonly Signer[]
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
  const all = signers.length + missing.length
  const size = useDrawnSize(all, drawing)
  const held = verification?.signedBy.length ?? 0
  const text = isOver ? words.didNotSign : words.hasNotSigned
  return (
    <div className={styles.signatures}>
      <p>{(verification ? words.signaturesHold : words.signaturesChecked)(held, needed)}</p>
      <ul className={styles.list} aria-label={words.signatures} aria-busy={size < all}>
        {signers.slice(0, size).map((signer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may list an owner twice
          <Signed key={`${signer.address}-${index}`} {...{ chainId, pending, ...signer }} check={checks[index]} />
        ))}
        {missing.slice(0, Math.max(0, size - signers.length)).map((owner) => (
          <li key={owner}>
            <AddressLabel chainId={chainId} address={owner} />
            <p className={styles.kind}>{isMissingClaimed ? <ServiceWord>{text}</ServiceWord> : text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SignedProps = Signer & Pick<SignatureListProps, 'chainId' | 'pending'> & { check: Check | undefined }

/** Drawn once, however many are drawn after it. */
const Signed = memo(function Signed({ chainId, address, serviceName, kind, check, pending }: SignedProps) {
  return (
    <li>
      <AddressLabel chainId={chainId} address={address} serviceName={serviceName} />
      {kind && <p className={styles.kind}>{kind}</p>}
      {check ? <SignatureResult check={check} /> : <p className={styles.pending}>{pending}</p>}
    </li>
  )
})
