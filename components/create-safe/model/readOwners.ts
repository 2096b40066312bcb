import { type Address, zeroAddress } from 'viem'
import { cleanName } from '@/lib/address-book/entryName'
import { type NameLookup, readTypedAddress } from '@/lib/chain/receiverQuery'
import { AppError } from '@/lib/errors'
import { listStart } from '@/lib/format/listStart'
import { findDeployment } from '@/lib/safe/account/deployments'
import type { NamedOwner } from './creation'
import * as words from './words'

/** An owner as typed: `lookup` is the state of the look-up of a name. */
export type OwnerEntry = {
  text: string
  name: string
  lookup: NameLookup
}

export const maxOwners = 50

/** The owners that were typed, or for each entry the sentence that says what is wrong with it. */
export function readOwners(
  entries: readonly OwnerEntry[],
  chainId: number,
): { owners: NamedOwner[]; problems: (string | undefined)[] } {
  const owners: NamedOwner[] = []
  const problems = entries.map((entry) => {
    try {
      const address = readAddress(entry, chainId)
      const earlier = owners.findIndex((owner) => owner.address === address)
      if (earlier !== -1) throw new AppError(words.ownerTwice)
      owners.push({ address, name: readOwnerName(entry.name) })
      return undefined
    } catch (error) {
      if (error instanceof AppError) return error.message
      throw error
    }
  })
  return { owners, problems }
}

/** A name that may be left empty. Throws InvalidNameError. */
export function readOwnerName(text: string): string {
  return text.trim() === '' ? '' : cleanName(text)
}

/** What to think about before so many of so many owners shall sign; undefined where nothing speaks against it. */
export function findThresholdDoubt(threshold: number, count: number): string | undefined {
  if (count === 1) return words.singleOwner
  if (threshold === 1) return words.anyOwner
  if (threshold === count) return words.allOwners
  return undefined
}

function readAddress({ text, lookup }: OwnerEntry, chainId: number): Address {
  if (text.trim() === '') throw new AppError(words.ownerMissing)
  const address = readTypedAddress(text, lookup, chainId)
  if (address === zeroAddress) throw new AppError(words.zeroOwner)
  if (address === listStart) throw new AppError(words.reservedOwner)
  if (findDeployment(address)) throw new AppError(words.contractOwner)
  return address
}
