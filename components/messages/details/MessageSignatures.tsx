import { isAddressEqual } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { SignatureResult } from '@/components/verification/SignatureResult'
import type { SafeMessage } from '@/lib/gateway/schemas/messageSchema'
import type { Check } from '@/lib/safe/verify/verification'
import type { MessageVerification } from '@/lib/safe/verify/verifyMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import styles from './MessageSignatures.module.css'
import * as words from './words'

type MessageSignaturesProps = {
  safe: SafeView
  /** Undefined when nobody has signed yet. */
  message: SafeMessage | undefined
  /** Undefined while it is being checked. */
  verification: MessageVerification | undefined
}

/** Which owners signed, whether each signature holds, and who has not signed yet. */
export function MessageSignatures({ safe, message, verification }: MessageSignaturesProps) {
  const { chainId, owners, threshold } = safe
  const confirmations = message?.confirmations ?? []
  const checks = verification?.checks.filter(({ subject }) => subject === 'confirmation') ?? []
  const missing = owners.filter((owner) => !confirmations.some((entry) => isAddressEqual(entry.owner.value, owner)))
  const held = verification?.signedBy.length ?? 0
  return (
    <div className={styles.signatures}>
      <p>{(message && !verification ? words.signaturesChecked : words.signaturesHold)(held, threshold)}</p>
      <ul className={styles.list} aria-label={words.signatures}>
        {confirmations.map(({ owner }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may list an owner twice
          <li key={`${owner.value}-${index}`}>
            <AddressLabel chainId={chainId} address={owner.value} serviceName={owner.name} />
            <Result check={checks[index]} />
          </li>
        ))}
        {missing.map((owner) => (
          <li key={owner}>
            <AddressLabel chainId={chainId} address={owner} />
            <p className={styles.soft}>
              {message ? <ServiceWord>{words.hasNotSigned}</ServiceWord> : words.hasNotSigned}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Result({ check }: { check: Check | undefined }) {
  if (!check) return <p className={styles.soft}>{words.notChecked}</p>
  return (
    <div className={styles.result}>
      <SignatureResult check={check} />
    </div>
  )
}
