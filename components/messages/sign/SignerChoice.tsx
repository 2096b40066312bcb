import { useId } from 'react'
import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import type { MessageSigner } from '@/lib/signing/message/useMessageSigners'
import styles from './SignerChoice.module.css'
import * as words from './words'

type SignerChoiceProps = {
  chainId: number
  signers: readonly MessageSigner[]
  chosen: Address | undefined
  onChoose: (owner: Address) => void
}

/** As which owner to sign, for an account that is one and owns another. */
export function SignerChoice({ chainId, signers, chosen, onChoose }: SignerChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{words.signAs}</legend>
      {signers.map(({ owner, ownerSafe }) => (
        <label key={owner} className={styles.option}>
          <input type="radio" name={name} checked={owner === chosen} onChange={() => onChoose(owner)} />
          <span>
            <AddressLabel chainId={chainId} address={owner} />
            <span className={styles.note}>{ownerSafe ? words.ownedSafe : words.connectedAccount}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
