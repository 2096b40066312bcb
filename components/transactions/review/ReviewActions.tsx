import type { Hex } from 'viem'
import { ActionButton } from '@/components/safe/act/ActionButton'
import { Panel } from '@/components/ui/Panel'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Obstacle } from '@/lib/signing/obstacle'
import { decideActions, findSigner, type Situation } from '@/lib/signing/transaction/decideActions'
import { type ActEnd, type ActKind, transactionActs } from '@/lib/signing/transaction/performAct'
import type { Review, ReviewSubject } from '@/lib/signing/transaction/review'
import type { SentAct } from '@/lib/signing/unfinished/unfinishedActs'
import type { useAct } from '@/lib/signing/useAct'
import { useKeptSignature } from '@/lib/signing/useKeptSignature'
import { deliver, deliverOnly } from '@/lib/signing/words'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { ActOutcome, type TransactionActState } from './ActOutcome'
import { OwnerSafeLinks } from './OwnerSafeLinks'
import { RepeatNotice } from './RepeatNotice'
import styles from './ReviewActions.module.css'
import { useRepeats } from './useRepeats'
import { useUnderWay } from './useSentExecution'
import * as words from './words'

type ReviewActionsProps = {
  safe: SafeView
  subject: ReviewSubject
  review: Review | undefined
  situation: Situation
  known: SafeView['owners']
  isQueued: boolean
  origin?: { name: string; url: string } | undefined
  act: TransactionActState
  perform: ReturnType<typeof useAct<ActKind, ActEnd>>['perform']
  onDone: (safeTxHash: Hex) => void
}

/** Signs, executes or approves exactly the hash that is shown above. */
export function ReviewActions(props: ReviewActionsProps) {
  const { safe, subject, review, known, isQueued, origin, act, perform, onDone } = props
  const repeats = useRepeats(safe, review, isQueued)
  const underWay = useUnderWay(safe, review?.verification.hashes?.safeTxHash)
  const situation = { ...props.situation, repeatProblem: repeats.problem, underWay }
  const decisions = decideActions(situation)
  const isBusy = act.phase !== 'idle'
  const signer = findSigner(situation)
  // Signatures that came along in a file: the service may lack them.
  const hasOthers = 'transaction' in subject && subject.signatures !== undefined && subject.signatures.length > 0
  const { chain, safe: ref } = situation
  const hashes = review?.verification.hashes
  const isKept = useKeptSignature(
    { ...(chain ?? safe), ...ref },
    chain && hashes && { hash: hashes.safeTxHash, preimage: hashes.preimage },
    signer,
  )
  const isDelivering = isBusy ? act.phase === 'wallet' && act.kind === 'deliver' : isKept
  const signLabel = isQueued ? words.confirm : words.signAndPropose
  const ownerSafe = situation.ownerSafes.find(({ address }) => address === signer)

  const start = (kind: ActKind) => {
    const { account } = situation
    if (!hashes || !account || !chain) return
    const shown = { ref, account, chain, subject, safeTxHash: hashes.safeTxHash, known }
    const { agreed } = repeats
    const request = { act: { ...shown, isQueued, origin, agreed, ownerSafe }, transaction: review.transaction, onDone }
    const onSent = ({ txHash }: SentAct) => {
      const description = words.sentActs[kind === 'execute' ? 'execute' : 'approve']
      walletDialogs.getState().actions?.addRecentTransaction({ hash: txHash, description })
    }
    perform({ kind, account, run: (deps, report) => transactionActs[kind](deps, { ...request, onSent }, report) })
  }
  const others: { kind: ActKind; label: string; obstacle: Obstacle | undefined; isHidden?: boolean }[] = [
    {
      kind: 'handOver',
      label: words.handOver,
      obstacle: decisions.handOver,
      isHidden: !hasOthers,
    },
    { kind: 'execute', label: isQueued ? words.execute : words.executeDirectly, obstacle: decisions.execute },
    { kind: 'approve', label: words.approveOnChain, obstacle: decisions.approve },
    { kind: 'signOffline', label: words.signOffline, obstacle: decisions.sign, isHidden: isQueued },
  ]
  return (
    <Panel title={words.act}>
      <ActOutcome state={act} isQueued={isQueued} />
      <RepeatNotice safe={safe} state={repeats} />
      <div className={styles.actions}>
        <OwnerSafeLinks situation={situation} review={review} />
        {ownerSafe && <p>{words.signAs(ownerSafe.address)}</p>}
        <ActionButton
          {...{ chainId: safe.chainId, isBusy, obstacle: decisions.sign, hasOffer: true, variant: 'primary' }}
          note={isDelivering ? deliverOnly : undefined}
          onClick={() => start(isDelivering ? 'deliver' : 'sign')}
        >
          {isDelivering ? deliver : signLabel}
        </ActionButton>
        {others
          .filter(({ isHidden }) => !isHidden)
          .map(({ kind, label, obstacle }) => (
            <ActionButton key={kind} {...{ chainId: safe.chainId, isBusy, obstacle }} onClick={() => start(kind)}>
              {label}
            </ActionButton>
          ))}
      </div>
    </Panel>
  )
}
