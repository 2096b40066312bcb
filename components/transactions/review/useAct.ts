import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hex } from 'viem'
import { useConfig, usePublicClient } from 'wagmi'
import { getAccount, getWalletClient } from 'wagmi/actions'
import { AppError, isUserRejection } from '@/lib/errors'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { Act, ActDeps } from '@/lib/signing/transaction/actDeps'
import { type FollowResult, followToEnd } from '@/lib/signing/transaction/followTransaction'
import { handOver } from '@/lib/signing/transaction/handOver'
import type { OwnerSafe } from '@/lib/signing/transaction/ownerSafes'
import { refreshAfterAct } from '@/lib/signing/transaction/refreshAfterAct'
import {
  approve,
  deleteProposal,
  execute,
  reportApproval,
  signAndSubmit,
  signOffline,
} from '@/lib/signing/transaction/submit'
import { sentExecutionKey, toldActsKey } from '@/lib/signing/unfinished/actKeys'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { kit } from '@/lib/wallet/kit'

export type ActKind = 'sign' | 'deliver' | 'signOffline' | 'handOver' | 'execute' | 'approve' | 'delete'

export type ActState =
  | { phase: 'idle'; error?: unknown }
  | { phase: 'wallet'; kind: ActKind; isUnkept?: boolean }
  | { phase: 'sent'; kind: ActKind; txHash: Hex; isOverdue?: boolean; error?: unknown }
  | { phase: 'done'; kind: ActKind; result?: FollowResult; warning?: unknown; file?: TransactionFile }

export type ActRequest = { kind: ActKind; act: Act; transaction: SafeTransaction; ownerSafe?: OwnerSafe | undefined }

/**
 * Runs one act at a time: a second click while one is under way does nothing. `onDone` gets the file too when the
 * transaction was signed without the service.
 */
export function useAct(chainId: number, onDone: (safeTxHash: Hex, file?: TransactionFile) => void) {
  const [state, setState] = useState<ActState>({ phase: 'idle' })
  const isBusy = useRef(false)
  const isGone = useRef(false)
  const config = useConfig()
  const queries = useQueryClient()
  const client = usePublicClient({ chainId })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const perform = async (request: ActRequest) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ phase: 'wallet', kind: request.kind })
    try {
      if (!client) throw new AppError('This chain is not configured here.')
      const wallet = await getWalletClient(config, { account: request.act.account })
      const current = () => {
        // Whoever closed the dialog has changed their mind: what the wallet still answers is not used.
        const { address, chainId: now } = getAccount(config)
        return { account: isGone.current ? undefined : address, chainId: now }
      }
      const onUnkept = () => setState({ phase: 'wallet', kind: request.kind, isUnkept: true })
      const deps = { client, gateway: appGateway, wallet, current, unfinished: unfinishedActs, onUnkept }
      const onSent = () => {
        queries.invalidateQueries({ queryKey: sentExecutionKey })
        queries.invalidateQueries({ queryKey: toldActsKey })
      }
      setState(await run(deps, request, { setState, onSent, onDone }))
    } catch (error) {
      setState(isUserRejection(error) ? { phase: 'idle' } : { phase: 'idle', error })
    } finally {
      isBusy.current = false
      refreshAfterAct(queries, appGateway, request.act.ref)
    }
  }
  return { state, perform }
}

type Report = {
  setState: (state: ActState) => void
  onSent: () => void
  onDone: (safeTxHash: Hex, file?: TransactionFile) => void
}

async function run(deps: ActDeps, request: ActRequest, { setState, onSent, onDone }: Report): Promise<ActState> {
  const { kind, act, transaction, ownerSafe } = request
  if (kind === 'sign' || kind === 'deliver' || kind === 'handOver') {
    const warning = await (kind === 'handOver' ? handOver(deps, act) : signAndSubmit(deps, act, ownerSafe))
    onDone(act.safeTxHash)
    return { phase: 'done', kind, warning }
  }
  if (kind === 'signOffline') {
    const file = await signOffline(deps, act, ownerSafe)
    onDone(act.safeTxHash, file)
    return { phase: 'done', kind, file }
  }
  if (kind === 'delete') {
    await deleteProposal(deps, act)
    onDone(act.safeTxHash)
    return { phase: 'done', kind }
  }
  const sent = await (kind === 'execute' ? execute(deps, act) : approve(deps, act))
  const { txHash } = sent
  const description = kind === 'execute' ? 'Execute a Safe transaction' : 'Approve a Safe transaction'
  kit.getState().actions?.addRecentTransaction({ hash: txHash, description })
  setState({ phase: 'sent', kind, txHash })
  onSent()
  if (kind === 'execute') onDone(act.safeTxHash)
  const result = await followToEnd(deps, sent, (progress) => setState({ ...progress, kind }))
  if (kind === 'execute' || result.outcome !== 'success') return { phase: 'done', kind, result }
  try {
    await reportApproval(deps, act, transaction)
    onDone(act.safeTxHash)
    return { phase: 'done', kind, result }
  } catch (warning) {
    // The chain has the approval all the same.
    return { phase: 'done', kind, result, warning }
  }
}
