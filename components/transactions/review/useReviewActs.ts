import { useState } from 'react'
import type { Address } from 'viem'
import { useAccount } from 'wagmi'
import { hasService } from '@/lib/config/publicEnv'
import { isAmong } from '@/lib/format/address'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { Obstacle } from '@/lib/signing/obstacle'
import { decideActions, findNext, findSigner, type Situation } from '@/lib/signing/transaction/decideActions'
import { type ActEnd, type ActKind, type OnActDone, transactionActs } from '@/lib/signing/transaction/performAct'
import type { Review, ReviewSubject } from '@/lib/signing/transaction/review'
import type { SentAct } from '@/lib/signing/unfinished/unfinishedActs'
import { useAct } from '@/lib/signing/useAct'
import { useKeptSignature } from '@/lib/signing/useKeptSignature'
import { deliver, deliverOnly } from '@/lib/signing/words'
import { walletDialogs } from '@/lib/wallet/walletDialogs'
import { useRepeats } from './useRepeats'
import type { ReviewState } from './useReview'
import { useUnderWay } from './useSentExecution'
import * as words from './words'

export type OfferedAct = {
  kind: ActKind
  /** With the name of the wallet that asks next. */
  label: (wallet?: string) => string
  obstacle: Obstacle | undefined
  note?: string | undefined
}
/** What was acted on, as it was then: what is shown of it afterwards does not change with the chain. */
export type ActedOn = { review: Review; situation: Situation }

type Shown = {
  safe: SafeView
  subject: ReviewSubject | undefined
  state: ReviewState
  isQueued: boolean
  wanted: 'execute' | 'approve' | undefined
  origin: { name: string; url: string } | undefined
  onDone: OnActDone
}

/** What can be done with exactly the hash that is shown: the one act that is next, and the others. */
export function useReviewActs({ safe, subject, state, isQueued, wanted, origin, onDone }: Shown) {
  const { review, known } = state
  const { state: act, perform } = useAct<ActKind, ActEnd>(safe)
  const { connector } = useAccount()
  const [actedOn, setActedOn] = useState<ActedOn>()
  const [signedHere, setSignedHere] = useState<readonly Address[]>([])
  const [handedOn, setHandedOn] = useState<TransactionFile>()
  const repeats = useRepeats(safe, review, isQueued)
  const hashes = review?.verification.hashes
  const underWay = useUnderWay(safe, hashes?.safeTxHash)
  const signedBy = addMissing(state.situation.signedBy, signedHere)
  const situation = { ...state.situation, signedBy, repeatProblem: repeats.problem, underWay }
  const decisions = decideActions(situation)
  const signer = findSigner(situation)
  const { account, chain, safe: ref } = situation
  const isKept = useKeptSignature(
    { ...(chain ?? safe), ...ref },
    chain && hashes && { hash: hashes.safeTxHash, preimage: hashes.preimage },
    signer,
  )
  const isBusy = act.phase === 'wallet' || act.phase === 'sent'
  const isDelivering = isBusy ? act.kind === 'deliver' : isKept && hasService
  const ownerSafe = situation.ownerSafes.find(({ address }) => address === signer)

  const start = (kind: ActKind) => {
    if (!review || !hashes || !account || !chain || !subject) return
    setActedOn({ review, situation })
    const shown = {
      ref,
      account,
      chain,
      subject: addSignatures(subject, handedOn),
      safeTxHash: hashes.safeTxHash,
      known,
    }
    const { agreed } = repeats
    const handleDone: OnActDone = (safeTxHash, file) => {
      const isSigning = kind !== 'handOver' && kind !== 'execute' && kind !== 'delete'
      if (isSigning && signer) setSignedHere((before) => addMissing(before, [signer]))
      if (file) setHandedOn(file)
      onDone(safeTxHash, file)
    }
    const request = {
      act: { ...shown, isQueued, origin, agreed, ownerSafe },
      transaction: review.transaction,
      onDone: handleDone,
    }
    const onSent = ({ txHash }: SentAct) => {
      const description = words.sentActs[kind === 'execute' ? 'execute' : 'approve']
      walletDialogs.getState().actions?.addRecentTransaction({ hash: txHash, description })
    }
    perform({ kind, account, run: (deps, report) => transactionActs[kind](deps, { ...request, onSent }, report) })
  }

  // Signatures that came along in a file: the service may lack them.
  const hasOthers = subject && 'transaction' in subject && (subject.signatures?.length ?? 0) > 0
  const isServiceDown = !isQueued && safe.phases.service === 'failed'
  const signLabel = isQueued ? words.confirm : words.signAndPropose
  const sign: OfferedAct = isDelivering
    ? { kind: 'deliver', label: () => deliver, obstacle: decisions.sign, note: deliverOnly }
    : {
        ...{ kind: 'sign', label: signLabel, obstacle: decisions.sign },
        note: isServiceDown ? words.notProposable : undefined,
      }
  const executeLabel = isQueued ? words.execute : words.executeDirectly
  const offered: OfferedAct[] = [
    ...(hasService ? [sign] : []),
    { kind: 'execute', label: executeLabel, obstacle: decisions.execute },
    { kind: 'approve', label: words.approveOnChain, obstacle: decisions.approve },
  ]
  if (hasOthers && hasService) offered.push({ kind: 'handOver', label: words.handOver, obstacle: decisions.handOver })
  const offline: OfferedAct = {
    ...{ kind: 'signOffline', obstacle: decisions.sign },
    ...(isServiceDown ? { label: words.signAndHandOn, note: describeHandOn() } : { label: words.signOffline }),
  }
  if (!isQueued) offered.push(offline)
  // Where one signature suffices nobody has to be asked for another.
  const isDirect = !isQueued && !decisions.execute
  const isFree = !isDelivering || decisions.sign !== undefined
  const isExecutionNext = isFree && (isDirect || findNext(decisions, situation) === 'execute')
  // A signature that waits here for the service is not given a second time.
  const signing = isServiceDown && !isDelivering ? offline.kind : sign.kind
  const next = wanted ?? (isExecutionNext ? 'execute' : signing)
  const primary = offered.find(({ kind }) => kind === next) ?? sign
  return {
    ...{ act, actedOn, situation, repeats, ownerSafe, isBusy, start, primary },
    wallet: connector?.name,
    others: offered.filter((other) => other !== primary),
    /** Why it may not be executed now, after what was done here. */
    executionProblem: decisions.execute,
  }
}

const describeHandOn = () => (hasService ? words.handOnNote : words.handOnAlone)

/** Where nobody was told, those who signed here are found nowhere else. */
function addSignatures(subject: ReviewSubject, file: TransactionFile | undefined): ReviewSubject {
  return file && 'transaction' in subject ? { ...subject, signatures: file.signatures } : subject
}

function addMissing(signers: readonly Address[], more: readonly Address[]): readonly Address[] {
  const isKnown = isAmong(signers)
  const missing = more.filter((signer) => !isKnown(signer))
  return missing.length > 0 ? [...signers, ...missing] : signers
}
