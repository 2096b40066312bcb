import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useAccount } from 'wagmi'
import { useBegunMessages } from '@/components/messages/list/useBegunMessages'
import { begunStates } from '@/components/messages/list/words'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { isSignedBy } from '@/lib/signing/message/readStoredMessage'
import { contentOf } from '@/lib/signing/message/signMessage'
import { useMessageSigners } from '@/lib/signing/message/useMessageSigners'
import { useKeptSignature } from '@/lib/signing/useKeptSignature'
import { deliver, deliverOnly } from '@/lib/signing/words'
import styles from './ConfirmMessageButton.module.css'
import { findMessageObstacle } from './findMessageObstacle'
import { OwnerSafeHashes } from './OwnerSafeHashes'
import { SignerChoice } from './SignerChoice'
import { useMessageSigning } from './useMessageSigning'
import type { MessageResult } from './useMessageVerification'
import type { StoredMessage } from './useStoredMessage'
import * as words from './words'

type ConfirmMessageButtonProps = {
  safe: SafeView
  message: string | MessageTypedData
  /** Of the message as it is shown above the button; undefined when they cannot be computed. */
  hashes: SafeMessageHashes | undefined
  stored: StoredMessage
  result: MessageResult
  onSigned: (result: { messageHash: Hex; signature?: Hex }) => void
}

/** Signs the message as an owner, or delivers what was signed before, or says why that cannot be done now. */
export function ConfirmMessageButton(props: ConfirmMessageButtonProps) {
  const { safe, hashes, stored, result, onSigned } = props
  const { address, chainId: accountChainId } = useAccount()
  const trust = useAccountTrust(safe)
  const { signers, isLoading } = useMessageSigners(safe, address)
  const open = signers.filter(({ owner }) => !isSignedBy(stored.message, owner))
  const [chosen, setChosen] = useState<Address>()
  const signer = open.find(({ owner }) => owner === chosen) ?? open[0]
  const { state, sign } = useMessageSigning(props, onSigned)
  const isKept = useKeptSignature(safe, hashes && contentOf(safe, hashes), signer?.owner)
  const obstacle = findMessageObstacle({
    ...{ safe, trust, account: address, accountChainId, isHashed: hashes !== undefined, stored, result, signer },
    ...{ all: signers.length, isLoadingSigners: isLoading },
  })
  const isBegun = useBegunMessages(safe).some(({ hash }) => sameBytes(hash, hashes?.safeMessageHash))
  return (
    <div className={styles.confirm}>
      {open.length > 1 && (
        <SignerChoice chainId={safe.chainId} signers={open} chosen={signer?.owner} onChoose={setChosen} />
      )}
      {!obstacle && hashes && signer?.ownerSafe && (
        <OwnerSafeHashes safe={safe} hashes={hashes} ownerSafe={signer.ownerSafe} />
      )}
      <ActNotices state={state} />
      <ActionButton
        {...{ obstacle, chainId: safe.chainId, hasOffer: true, variant: 'primary', isBusy: state.phase === 'wallet' }}
        note={describeEarlier(isKept, isBegun)}
        onClick={() => signer && sign(signer)}
      >
        {labelOf(state, isKept)}
      </ActionButton>
    </div>
  )
}

function describeEarlier(isKept: boolean, isBegun: boolean): string | undefined {
  if (isKept) return deliverOnly
  return isBegun ? begunStates.unsigned.sentence : undefined
}

function labelOf(state: ReturnType<typeof useMessageSigning>['state'], isKept: boolean): string {
  if (state.phase !== 'wallet') return isKept ? deliver : words.signMessage
  return state.isAnswered || isKept ? words.delivering : words.waiting
}
