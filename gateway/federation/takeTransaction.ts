import type { Hex } from 'viem'
import { acceptProposal, checkTransaction, proposalSchema } from '../accept/acceptProposal'
import type { ChainService } from '../chainService'
import { parseBody } from '../http/body'
import { Failure } from '../http/failure'
import type { Difference } from './federated'
import type { ToldTransaction } from './hostedService'
import { visibleText } from './visibleText'

/**
 * Takes over what a service says of a transaction that waits, by the checks of a proposal that is sent here; answers what
 * does not hold. Its words, which no owner has signed (names, notes, what is decoded), stay where they are.
 */
export async function takeTransaction(chain: ChainService, hash: Hex, told: ToldTransaction): Promise<Difference[]> {
  if (told.safeTxHash !== hash) return [content(`it answers with the transaction ${told.safeTxHash}`)]
  const stored = await chain.proposals.find(hash)
  const safe = stored?.safe ?? told.safe
  // What was executed the chain says; and nobody else decides which Safes are watched.
  if (!chain.index.findSafe(safe) || chain.index.current.executionsByHash.has(hash)) return []
  const info = await chain.safes.read(safe)
  const sent = { ...told.fields, safeTxHash: hash }
  const wrong = await findFailure(() => {
    const body = parseBody(proposalSchema, { ...sent, sender: safe })
    if (body.nonce >= info.nonce) checkTransaction(chain, info, body)
  })
  if (wrong !== undefined) return [content(wrong)]
  const kept = new Map((await chain.proposals.confirmationsOf(hash)).map((own) => [own.owner, own.signature]))
  const differences: Difference[] = []
  const known = told.confirmations.filter(({ owner, signature }) => kept.get(owner) === signature)
  await chain.deliveries?.noteTaken({ kind: 'transaction', hash, owners: known.map(({ owner }) => owner) })
  for (const { owner, signature } of told.confirmations) {
    if (kept.get(owner) === signature || BigInt(sent.nonce) < info.nonce) continue
    const failure = await findFailure(() =>
      acceptProposal(chain, safe, { ...sent, sender: owner, signature }, 'service'),
    )
    if (failure !== undefined) differences.push({ code: 'CONFIRMATION', text: visibleText(failure) })
  }
  if (told.confirmations.length === 0 && !stored) differences.push(content('no owner has confirmed it'))
  return differences
}

/** What the checks say against it; other failures say nothing about it. */
export async function findFailure(check: () => unknown): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return error.message
    throw error
  }
}

export const content = (text: string): Difference => ({ code: 'CONTENT', text: visibleText(text) })
