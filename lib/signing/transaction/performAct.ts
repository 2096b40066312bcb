import { type Hex, isAddressEqual } from 'viem'
import { isServiceAbsent } from '@/lib/query/sourceState'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { ActDeps } from '@/lib/signing/runAct'
import type { SentAct } from '@/lib/signing/unfinished/unfinishedActs'
import type { Report } from '@/lib/signing/useAct'
import { deleteProposal } from './deleteProposal'
import { type FollowResult, followToEnd } from './followTransaction'
import { handOver } from './handOver'
import type { TransactionAct } from './recheck'
import { approve, execute, reportApproval } from './sendTransaction'
import { signAndSubmit, signOffline } from './signTransaction'

export type ActKind = 'sign' | 'deliver' | 'signOffline' | 'handOver' | 'execute' | 'approve' | 'delete'
export type ActEnd = { result?: FollowResult; warning?: unknown; file?: TransactionFile }

/** The service has it, or the chain was sent it; `file` where it was signed without the service. */
export type OnActDone = (safeTxHash: Hex, file?: TransactionFile) => void

export type ActRequest = {
  act: TransactionAct
  transaction: SafeTransaction
  onDone?: OnActDone
  onSent?: (sent: SentAct) => void
}

type Perform = (deps: ActDeps, request: ActRequest, report: Report) => Promise<ActEnd>

const signing: Perform = async (deps, { act }) => ({ warning: await signAndSubmit(deps, act) })

/** Each kind of act on a transaction, from the recheck to its end. */
export const transactionActs: Record<ActKind, Perform> = {
  sign: telling(signing),
  deliver: telling(signing),
  handOver: telling(async (deps, { act }) => ({ warning: await handOver(deps, act) })),
  signOffline: telling(async (deps, { act }) => ({ file: await signOffline(deps, act) })),
  delete: telling(async (deps, { act }) => {
    await deleteProposal(deps, act)
    return {}
  }),
  execute: async (deps, request, report) => {
    const { act, onDone } = request
    const sent = await execute(deps, act)
    onDone?.(act.safeTxHash)
    return { result: await follow(deps, request, sent, report) }
  },
  approve: async (deps, request, report) => {
    const { act, transaction, onDone } = request
    const result = await follow(deps, request, await approve(deps, act), report)
    if (result.outcome !== 'success') return { result }
    try {
      await reportApproval(deps, act, transaction)
      onDone?.(act.safeTxHash)
      return { result }
    } catch (warning) {
      if (isServiceAbsent(warning)) {
        const file = handOnApproval(act, transaction)
        onDone?.(act.safeTxHash, file)
        return { result, file }
      }
      // The chain has the approval all the same.
      return { result, warning }
    }
  },
}

/** Nobody but the chain has the approval, which is of a hash alone: the next owner needs what it is the hash of. */
function handOnApproval({ ref, account, subject, safeTxHash }: TransactionAct, transaction: SafeTransaction) {
  const others = 'transaction' in subject ? (subject.signatures ?? []) : []
  const approval = { signer: account, signature: approvedHashSignature(account) }
  const signatures = [...others.filter(({ signer }) => !isAddressEqual(signer, account)), approval]
  return { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures }
}

function telling(perform: Perform): Perform {
  return async (deps, request, report) => {
    const end = await perform(deps, request, report)
    request.onDone?.(request.act.safeTxHash, end.file)
    return end
  }
}

function follow(deps: ActDeps, { onSent }: ActRequest, sent: SentAct, report: Report): Promise<FollowResult> {
  onSent?.(sent)
  report({ txHash: sent.txHash })
  return followToEnd(deps, sent, report)
}
