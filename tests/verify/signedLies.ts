import { type Hex, size } from 'viem'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { parseHash } from '@/lib/safe/hash/bytes'
import type { SafeAccount } from '@/lib/safe/hash/domain'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { SignedHash } from '@/lib/safe/recover/recoverKeys'
import { claimTransaction } from '@/lib/verify/claimedTransaction'
import { detailsClaims } from './claims/detailsClaims'
import type { Told } from './claimsWorld'
import { listFieldLies } from './fieldLies'

/** Each key's signature in the details and in all lies about them, over the hash that is named and over that of the fields. */
export function listSignedLies(account: SafeAccount, told: readonly Told[]): SignedHash[] {
  const signed = new Map<string, SignedHash>()
  for (const { details, situation } of told) {
    if (!details) continue
    const lies = listFieldLies(details, detailsClaims, situation).map(({ answer }) => answer)
    for (const one of [details, ...lies].flatMap((answer) => readSigned(account, answer))) {
      signed.set(`${one.hash} ${one.signature} ${one.likely}`, one)
    }
  }
  return [...signed.values()]
}

function readSigned(account: SafeAccount, answer: unknown): SignedHash[] {
  const claimed = readClaim(answer)
  if (!claimed || 'kind' in claimed) return []
  const hashes: (Hex | undefined)[] = [
    parseHash(claimed.safeTxHash),
    hashSafeTransaction(account, claimed.transaction).safeTxHash,
  ]
  const byKeys = claimed.confirmations.filter(({ signature }) => size(signature) === 65)
  return hashes.flatMap((hash) =>
    hash ? byKeys.map(({ signer: likely, signature }) => ({ hash, signature, likely })) : [],
  )
}

/** Undefined for what is refused before anything is checked. */
function readClaim(answer: unknown) {
  try {
    return claimTransaction(parseAnswer(transactionDetails, answer))
  } catch {
    return undefined
  }
}
