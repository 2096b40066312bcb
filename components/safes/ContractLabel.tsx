import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { VerificationBadge } from '@/components/chain/VerificationBadge'
import { type ContractVerdict, judgeContract } from '@/lib/verify/publishedContract'
import styles from './ContractLabel.module.css'

type ContractLabelProps = {
  chainId: number
  address: Address
  /** By lower-case address; undefined while they are being read or could not be. */
  codeHashes: ReadonlyMap<string, `0x${string}`> | undefined
  serviceName?: string | null | undefined
  verdict?: ContractVerdict
}

/** A contract that a Safe relies on: its address, and whether it is one that Safe published. */
export function ContractLabel({ chainId, address, codeHashes, serviceName, verdict }: ContractLabelProps) {
  const { status, sentence } = verdict ?? judgeContract(address, codeHashes?.get(address.toLowerCase()))
  return (
    <div className={styles.contract}>
      <AddressLabel chainId={chainId} address={address} serviceName={serviceName} />
      <VerificationBadge status={status} sentence={sentence} />
    </div>
  )
}
