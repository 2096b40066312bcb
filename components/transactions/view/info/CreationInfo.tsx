import type { Address, Hex } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { HashLabel } from '@/components/chain/HashLabel'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import { ServiceWord } from '@/components/verification/ServiceWord'
import * as words from './words'

type CreationInfoProps = {
  chainId: number
  creator: Address
  factory: Address | undefined
  implementation: Address | undefined
  saltNonce: string | null
  transactionHash: Hex
}

/** How the Safe came to be. */
export function CreationInfo(props: CreationInfoProps) {
  const { chainId, creator, factory, implementation, saltNonce, transactionHash } = props
  return (
    <>
      <Facts>
        <Fact term={words.creator}>
          <AddressLabel chainId={chainId} address={creator} />
        </Fact>
        {factory && (
          <Fact term={words.factory}>
            <AddressLabel chainId={chainId} address={factory} />
          </Fact>
        )}
        {implementation && (
          <Fact term={words.implementation}>
            <AddressLabel chainId={chainId} address={implementation} />
          </Fact>
        )}
        {saltNonce !== null && (
          <Fact term={words.salt}>
            <ServiceWord>{saltNonce}</ServiceWord>
          </Fact>
        )}
      </Facts>
      <HashLabel name={words.onChain} hash={transactionHash} />
    </>
  )
}
