import { type Address, isAddressEqual } from 'viem'
import type { TransactionListItem, TransactionSummary } from '@/lib/gateway/schemas/transactionSchema'

/** What a proposal needs: the viewer's signature, that somebody executes it, or others. */
export type Need = 'confirm' | 'execute' | 'wait'

export type Waiting = { transaction: TransactionSummary; need: Need }

type Proposal = { transaction: TransactionSummary; nonce: bigint | undefined; isNext: boolean }

/**
 * What each proposal of a queue needs of the account, by the service's word alone. Of those that exclude each other no more is
 * needed once one has all signatures, or the account's: who signed has chosen.
 */
export function sortQueue(items: readonly TransactionListItem[], account: Address | undefined): Waiting[] {
  const proposals = listProposals(items)
  return proposals.map(({ transaction, nonce, isNext }) => {
    if (isSigned(transaction)) return { transaction, need: isNext ? 'execute' : 'wait' }
    const others = proposals.filter((other) => nonce !== undefined && other.nonce === nonce)
    const isChosen = others.some((other) => isSigned(other.transaction) || lacks(other.transaction, account) === false)
    return { transaction, need: !isChosen && lacks(transaction, account) ? 'confirm' : 'wait' }
  })
}

export function countNeeds(waiting: readonly Waiting[]): number {
  return waiting.filter(({ need }) => need !== 'wait').length
}

/** Each with whether it stands under the label of what comes next. */
function listProposals(items: readonly TransactionListItem[]): Proposal[] {
  let isNext = false
  return items.flatMap((item) => {
    if (item.type === 'LABEL') isNext = item.label === 'Next'
    if (item.type !== 'TRANSACTION') return []
    const { transaction } = item
    const { executionInfo } = transaction
    return [{ transaction, isNext, nonce: executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined }]
  })
}

function isSigned({ executionInfo }: TransactionSummary): boolean {
  if (executionInfo?.type !== 'MULTISIG') return false
  return executionInfo.confirmationsSubmitted >= executionInfo.confirmationsRequired
}

/** Whether the account's signature is missing; undefined where the service does not say whose are. */
function lacks({ executionInfo }: TransactionSummary, account: Address | undefined): boolean | undefined {
  const missing = executionInfo?.type === 'MULTISIG' ? executionInfo.missingSigners : null
  return missing?.some(({ value }) => account !== undefined && isAddressEqual(value, account))
}
