import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { useAccount } from 'wagmi'
import { useBegunMessages } from '@/components/messages/list/useBegunMessages'
import { begunStates } from '@/components/messages/list/words'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { contentOf } from '@/lib/signing/message/contentOf'
import { isSignedBy } from '@/lib/signing/message/readStoredMessage'
import { useMessageSigners } from '@/lib/signing/message/useMessageSigners'
import { useKeptSignature } from '@/lib/signing/useKeptSignature'
import { deliver, deliverOnly } from '@/lib/signing/words'
import { findMessageObstacle } from './findMessageObstacle'
import { useMessageSigning } from './useMessageSigning'
import type { MessageResult } from './useMessageVerification'
import type { StoredMessage } from './useStoredMessage'
import * as words from './words'

export type MessageToConfirm = {
  safe: SafeView
  message: string | MessageTypedData
  /** Of the message as it is shown above the button; undefined when they cannot be computed. */
  hashes: SafeMessageHashes | undefined
  stored: StoredMessage
  result: MessageResult
  onSigned: (result: { messageHash: Hex; signature?: Hex }) => void
}

/** As which owner the message can be signed, or a signature of before be delivered; or why that cannot be done now. */
export function useMessageConfirmation({ onSigned, ...shown }: MessageToConfirm) {
  const { safe, hashes, stored, result } = shown
  const { address, chainId: accountChainId } = useAccount()
  const trust = useAccountTrust(safe)
  const { signers, isLoading } = useMessageSigners(safe, address)
  const open = signers.filter(({ owner }) => !isSignedBy(stored.message, owner))
  const [chosen, choose] = useState<Address>()
  const signer = open.find(({ owner }) => owner === chosen) ?? open[0]
  const { state, sign } = useMessageSigning(shown, onSigned)
  const isKept = useKeptSignature(safe, hashes && contentOf(safe, hashes), signer?.owner)
  const obstacle = findMessageObstacle({
    ...{ safe, trust, account: address, accountChainId, isHashed: hashes !== undefined, stored, result, signer },
    ...{ all: signers.length, isLoadingSigners: isLoading },
  })
  const isBegun = useBegunMessages(safe).some(({ hash }) => sameBytes(hash, hashes?.safeMessageHash))
  return {
    ...{ safe, hashes, open, signer, choose, state, obstacle, account: address },
    note: describeEarlier(isKept, isBegun),
    label: labelOf(state, isKept),
    sign: () => signer && sign(signer),
  }
}

function describeEarlier(isKept: boolean, isBegun: boolean): string | undefined {
  if (isKept) return deliverOnly
  return isBegun ? begunStates.unsigned.sentence : undefined
}

function labelOf(state: ReturnType<typeof useMessageSigning>['state'], isKept: boolean): string {
  if (state.phase !== 'wallet') return isKept ? deliver : words.signMessage
  return state.isAnswered || isKept ? words.delivering : words.waiting
}
