import { type Address, type Hex, isAddressEqual } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { openHeldTransactions } from '@/lib/drafts/heldTransactions'
import { isAmong } from '@/lib/format/address'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import type { SafeView } from '@/lib/safe-view/safeView'
import { listSigners } from '@/lib/signing/storedSignatures'
import { readNote } from '@/lib/signing/unfinished/noteAct'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { browserStorage } from '@/lib/storage/browserStorage'

/** A transaction that this browser has; nothing is known of its signatures. */
export type HeldTransaction = {
  transaction: SafeTransaction
  signatures: readonly OwnerSignature[]
  submittedAt: number | undefined
}

type Account = Pick<SafeView, 'chainId' | 'address' | 'version'>

/** What was handed on or begun here and has this hash, which is computed anew: nothing was checked when it was kept. */
export function findHeldTransaction(account: Account, safeTxHash: Hex): HeldTransaction | undefined {
  const { chainId, address } = account
  const notes = unfinishedActs.listNotes({ chainId, safe: address }).filter(({ hash }) => hash === safeTxHash)
  const files = [...openHeldTransactions(browserStorage, { chainId, address }).getState(), ...notes.map(readNote)]
  const file = files.find((each) => each && hashSafeTransaction(account, each.transaction).safeTxHash === safeTxHash)
  return file && { ...file, submittedAt: notes[0]?.askedAt }
}

/** The signatures that hold, and the approvals that the chain has, of those who are owners now: one of each. */
export async function listConfirmations(
  client: ReadClient,
  { chainId, address, version }: Account,
  owners: readonly Address[],
  { transaction, signatures }: HeldTransaction,
): Promise<OwnerSignature[]> {
  const account = { chainId, address, version }
  const { safeTxHash: hash, preimage } = hashSafeTransaction(account, transaction)
  const isOwner = isAmong(owners)
  const isHeld = isAmong(signatures.map(({ signer }) => signer))
  const given = [
    ...signatures.filter(({ signer }) => isOwner(signer)),
    ...owners.flatMap((signer) => (isHeld(signer) ? [] : [{ signer, signature: approvedHashSignature(signer) }])),
  ]
  const signable = { safe: { ...account, owners }, content: { hash, preimage } }
  const signedBy = await listSigners(client, signable, given)
  return signedBy.flatMap((owner) => given.find(({ signer }) => isAddressEqual(signer, owner)) ?? [])
}
