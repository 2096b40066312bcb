import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { VerificationBadge } from '@/components/verification/VerificationBadge'
import type { Phase } from '@/lib/query/sourceState'
import { type ContractVerdict, judgeContract } from '@/lib/safe-view/publishedContract'
import styles from './ContractLabel.module.css'
import * as words from './words'

/** What contracts run: hashes by lower-case address, and how far asking the chain for them is. */
export type ContractCodes = { phase: Phase; hashes: ReadonlyMap<string, `0x${string}`> | undefined }

type ContractLabelProps = {
  chainId: number
  address: Address
  codes: ContractCodes
  serviceName?: string | null | undefined
  verdict?: ContractVerdict
}

/** A contract that a Safe relies on: its address, and whether it is one that Safe published. */
export function ContractLabel({ chainId, address, codes, serviceName, verdict }: ContractLabelProps) {
  return (
    <div className={styles.contract}>
      <AddressLabel chainId={chainId} address={address} serviceName={serviceName} />
      {codes.phase === 'checking' && !verdict ? (
        <VerificationBadge status="loading" sentence={words.codeAsked} />
      ) : (
        <VerificationBadge {...(verdict ?? judgeContract(address, codes.hashes?.get(address.toLowerCase())))} />
      )}
    </div>
  )
}
