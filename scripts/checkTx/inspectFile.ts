import type { Address, PublicClient } from 'viem'
import { describeError } from '@/lib/errors'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { readSafe } from '@/lib/safe/account/readSafe'
import { listSafeVersions } from '@/lib/safe/account/version'
import { decodeCall } from '@/lib/safe/call/callData'
import type { OwnerState } from '@/lib/safe/call/ownerRisks'
import { listWarnings } from '@/lib/safe/call/warnings'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { findHashingVersion } from '@/lib/safe/hash/transactionHash'
import { verifyTransaction } from '@/lib/safe/verify/verifyTransaction'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import { reviewTransaction } from '@/lib/signing/transaction/review'
import { summarise } from '@/lib/verify/checks/describeCheck'
import type { Report } from './report'
import * as words from './words'

/** What checking found, before its sentence is written and its approvals are looked up. */
export type Found = Omit<Report, 'ref' | 'what' | 'approvals'> & {
  known: readonly Address[]
  /** What a change of the owners begins with; undefined where that is past or not known. */
  now: OwnerState | undefined
}

/** Checks a transaction that was handed on, as its review does; without a node, as far as the fields alone allow. */
export async function inspectFile(file: TransactionFile, client: PublicClient | undefined): Promise<Found> {
  const ref = { chainId: file.chainId, address: file.safe }
  if (!client) return inspectAlone(ref, file, words.noNode)
  try {
    return await inspectWith(client, ref, file)
  } catch (error) {
    return inspectAlone(ref, file, describeError(error))
  }
}

async function inspectWith(client: PublicClient, ref: SafeRef, subject: TransactionFile): Promise<Found> {
  const chain = await readSafe(client, ref.address)
  const known = [ref.address, ...chain.owners]
  const review = await reviewTransaction({ ref, chain, client, subject, known })
  if (!review) return inspectAlone(ref, subject, '')
  const { checks, warnings, decoded, transaction, verification } = review
  const { status, sentence = '' } = doubtVerdict(review, chain)
  return {
    ...{ status: status === 'loading' ? 'unknown' : status, sentence, told: undefined, remarks: [], known, now: chain },
    ...{ checks, warnings, decoded, transaction, hashes: verification.hashes },
  }
}

/** By the rules of the version whose hash the file claims: which one the Safe has, only the network could say. */
async function inspectAlone(ref: SafeRef, file: TransactionFile, why: string): Promise<Found> {
  const { transaction, safeTxHash, signatures } = file
  const newest = listSafeVersions().at(-1) ?? ''
  const version = findHashingVersion({ ...ref, version: newest }, transaction, safeTxHash) ?? newest
  const decoded = decodeCall(ref.address, transaction)
  const claimed = { transaction, safeTxHash, confirmations: signatures }
  const context = { account: { ...ref, version }, chain: undefined, client: undefined }
  const { checks, hashes } = await verifyTransaction(context, claimed)
  const known = [ref.address]
  return {
    ...summarise(checks),
    ...{ told: undefined, remarks: [why, words.assumedVersion(version)], known, now: undefined },
    ...{ checks, decoded, transaction, hashes },
    warnings: listWarnings({ safe: ref.address, transaction, decoded, known }),
  }
}
