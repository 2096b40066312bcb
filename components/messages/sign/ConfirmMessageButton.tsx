import { useId, useState } from 'react'
import type { Address, Hex } from 'viem'
import { useAccount, useSwitchChain } from 'wagmi'
import { begunWords } from '@/components/messages/list/judgeBegun'
import { useBegunMessages } from '@/components/messages/list/useBegunMessages'
import { ActNotices } from '@/components/safe/act/ActNotices'
import { Button } from '@/components/ui/Button'
import { sameBytes } from '@/lib/safe/hash/bytes'
import type { SafeMessageHashes } from '@/lib/safe/hash/messageHash'
import type { MessageTypedData } from '@/lib/safe/hash/typedMessage'
import type { SafeView } from '@/lib/safe-view/safeView'
import { useAccountTrust } from '@/lib/safe-view/useAccountTrust'
import { delivery } from '@/lib/signing/keptSignature'
import { isSignedBy } from '@/lib/signing/message/readStoredMessage'
import { contentOf } from '@/lib/signing/message/signMessage'
import { useMessageSigners } from '@/lib/signing/message/useMessageSigners'
import { useKeptSignature } from '@/lib/signing/useKeptSignature'
import { kit } from '@/lib/wallet/kit'
import styles from './ConfirmMessageButton.module.css'
import { describeObstacle, describeOwnerSafe, type Obstacle } from './describeObstacle'
import { OwnerSafeHashes } from './OwnerSafeHashes'
import { SignerChoice } from './SignerChoice'
import { useMessageSigning } from './useMessageSigning'
import type { MessageResult } from './useMessageVerification'
import type { StoredMessage } from './useStoredMessage'

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
  const id = useId()
  const { address, chainId: accountChainId } = useAccount()
  const trust = useAccountTrust(safe)
  const { signers, isLoading } = useMessageSigners(safe, address)
  const open = signers.filter(({ owner }) => !isSignedBy(stored.message, owner))
  const [chosen, setChosen] = useState<Address>()
  const signer = open.find(({ owner }) => owner === chosen) ?? open[0]
  const { state, sign } = useMessageSigning(props, onSigned)
  const isRunning = state.phase === 'wallet'
  const isKept = useKeptSignature(safe, hashes && contentOf(safe, hashes), signer?.owner)
  const obstacle = describeObstacle({
    ...{ safe, trust, account: address, accountChainId, isHashed: hashes !== undefined, stored, result, open },
    ...{ all: signers.length, isLoadingSigners: isLoading },
  })
  const ownerSafeProblem = signer && describeOwnerSafe(signer)
  const reason = obstacle?.reason ?? ownerSafeProblem
  const isBegun = useBegunMessages(safe).some(({ hash }) => sameBytes(hash, hashes?.safeMessageHash))
  return (
    <div className={styles.confirm}>
      {!obstacle && open.length > 1 && (
        <SignerChoice chainId={safe.chainId} signers={open} chosen={signer?.owner} onChoose={setChosen} />
      )}
      {!obstacle && !ownerSafeProblem && hashes && signer?.ownerSafe && (
        <OwnerSafeHashes safe={safe} hashes={hashes} ownerSafe={signer.ownerSafe} />
      )}
      <ActNotices state={state} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={reason !== undefined || !signer || isRunning}
          onClick={() => signer && sign(signer)}
          aria-describedby={id}
        >
          {labelOf(state, isKept)}
        </Button>
        {obstacle && (
          <WayOut obstacle={obstacle} chainId={safe.chainId} retry={stored.error ? stored.retry : undefined} />
        )}
      </div>
      <p id={id} className={styles.reason} role="status">
        {reason ?? (!isRunning && describeEarlier(isKept, isBegun))}
      </p>
    </div>
  )
}

function describeEarlier(isKept: boolean, isBegun: boolean): string | undefined {
  if (isKept) return delivery.sentence
  return isBegun ? begunWords.unsigned.sentence : undefined
}

function labelOf(state: ReturnType<typeof useMessageSigning>['state'], isKept: boolean): string {
  if (state.phase !== 'wallet') return isKept ? delivery.label : 'Sign message'
  return state.isAnswered || isKept ? 'Delivering your signature…' : 'Waiting for your signature…'
}

type WayOutProps = { obstacle: Obstacle; chainId: number; retry: (() => void) | undefined }

function WayOut({ obstacle, chainId, retry }: WayOutProps) {
  const { switchChain } = useSwitchChain()
  if (obstacle.kind === 'connect') return <Button onClick={() => kit.open('connect')}>Connect a wallet</Button>
  if (obstacle.kind === 'chain') return <Button onClick={() => switchChain({ chainId })}>Switch network</Button>
  return retry ? <Button onClick={retry}>Try again</Button> : null
}
