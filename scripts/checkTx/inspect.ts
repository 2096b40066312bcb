import { createPublicClient, type PublicClient } from 'viem'
import { joinWarnings, judgeApprovals, mostLookups } from '@/components/transactions/review/approvals/judgeApprovals'
import { undescribed } from '@/components/transactions/review/undescribed'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { readMove } from '@/components/transactions/view/readMove'
import {
  describeTransaction,
  listMovedTokens,
  type SentenceInput,
} from '@/components/transactions/view/sentence/describeTransaction'
import type { Sentence } from '@/components/transactions/view/sentence/sentence'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import { chainTransport } from '@/lib/chain/chainTransport'
import { findChain } from '@/lib/config/chain'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { weighOwnerChanges } from '@/lib/safe/call/ownerRisks'
import { readTokenInfo } from '@/lib/safe/call/tokenInfo'
import { listApprovals } from '@/lib/safe/signature/hashApprovals'
import { failApproval, verifyApproved } from '@/lib/verify/approvedTransaction'
import { type Found, inspectFile } from './inspectFile'
import { inspectListed } from './inspectListed'
import type { Subject } from './readInput'
import type { Asked, Memory, Report } from './report'

/** A client of the configured node alone: a contract cannot send it to another server (ERC-3668). */
export function createNodeClient(chainId: number): PublicClient {
  const chain = findChain(chainId)
  return createPublicClient({ chain, transport: chainTransport, batch: { multicall: true }, ccipRead: false })
}

/** Everything that the site tells of a transaction. Throws AppError where there is nothing to be told. */
export async function inspect(subject: Subject, asked: Asked, memory: Memory = {}): Promise<Report> {
  const { ref } = subject
  const found =
    'file' in subject ? await inspectFile(subject.file, asked.client) : await inspectListed(subject, asked, memory)
  const { decoded, told, known, warnings } = found
  const [what, states] = await Promise.all([
    sayWhat(ref, told?.txInfo ?? undescribed, found, asked.client),
    lookUpApprovals(ref, decoded, known, asked),
  ])
  const approvals = judgeApprovals(states, listAll(decoded).length - states.length)
  const joined = joinWarnings(warnings, approvals)
  const weighed = { safe: ref.address, now: found.now, account: undefined }
  return {
    ...{ ...found, ref, what, approvals },
    warnings: decoded ? weighOwnerChanges(joined, { ...weighed, call: decoded }) : joined,
  }
}

async function sayWhat(
  { chainId, address }: SafeRef,
  txInfo: TransactionInfo,
  { decoded, transaction }: Found,
  client: PublicClient | undefined,
): Promise<Sentence> {
  const native = nativeUnit(chainId)
  const call = decoded && { decoded, transaction }
  const input: SentenceInput = { safe: address, txInfo, call, native }
  const own = readMove(address, txInfo, decoded, native)?.token
  const tokens = [...listMovedTokens(input), ...(own ? [own] : [])]
  const infos = client && tokens.length > 0 ? await readTokenInfo(client, tokens).catch(() => []) : []
  return describeTransaction({
    ...input,
    unitOf: (token) => {
      const info = infos[tokens.indexOf(token)]
      return info && { symbol: info.symbol ?? null, decimals: info.decimals ?? null }
    },
  })
}

const listAll = (decoded: DecodedCall | undefined) => (decoded ? listApprovals(decoded) : [])

function lookUpApprovals(
  { chainId }: SafeRef,
  decoded: DecodedCall | undefined,
  known: Found['known'],
  { client, gateway }: Asked,
) {
  const signal = AbortSignal.timeout(60_000)
  return Promise.all(
    listAll(decoded)
      .slice(0, mostLookups)
      .map(async (approval) => {
        const silent = () => failApproval(approval, new ChainUnavailableError(undefined))
        if (!client || !gateway) return { approval, approved: silent() }
        const asked = verifyApproved({ gateway, client, chainId, approval, known }, signal)
        return { approval, approved: await asked.catch((error: unknown) => failApproval(approval, error)) }
      }),
  )
}
