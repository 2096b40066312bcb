import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Fact } from '@/components/ui/Fact'
import { Facts } from '@/components/ui/Facts'
import * as words from './words'

type TransferInfoProps = {
  chainId: number
  amount: string
  sender: Address
  recipient: Address
  /** Undefined for the native currency. */
  token: Address | undefined
  names: { sender: string | null; recipient: string | null }
}

/** Who sends how much of what to whom. */
export function TransferInfoView({ chainId, amount, sender, recipient, token, names }: TransferInfoProps) {
  return (
    <Facts>
      <Fact term={words.amount}>{amount}</Fact>
      <Fact term={words.from}>
        <AddressLabel chainId={chainId} address={sender} serviceName={names.sender} />
      </Fact>
      <Fact term={words.to}>
        <AddressLabel chainId={chainId} address={recipient} serviceName={names.recipient} />
      </Fact>
      {token && (
        <Fact term={words.token}>
          <AddressLabel chainId={chainId} address={token} />
        </Fact>
      )}
    </Facts>
  )
}
