import { type Address, isAddressEqual } from 'viem'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { readMoved } from '@/lib/verify/checks/checkTransfer'
import { serviceUnit, type Unit } from './describeAmount'

/** A transfer as it is shown. */
export type Move = {
  sender: Address
  recipient: Address
  /** Undefined for the native currency. */
  token: Address | undefined
  amount: bigint
  isItem: boolean
  /** How the service counts it. */
  unit: Unit
}

/** The transfer that the call makes, else the one that the service describes; undefined when it is none. */
export function readMove(
  safe: Address,
  info: TransactionInfo,
  decoded: DecodedCall | undefined,
  native: Unit,
): Move | undefined {
  if (decoded) return readOwn(safe, info, decoded, native)
  if (info.type !== 'Transfer' || info.transferInfo.type === 'UNKNOWN') return undefined
  const { sender, recipient, transferInfo } = info
  const isItem = transferInfo.type === 'ERC721'
  return {
    sender: sender.value,
    recipient: recipient.value,
    token: transferInfo.type === 'NATIVE_COIN' ? undefined : transferInfo.tokenAddress,
    amount: isItem ? transferInfo.tokenId : transferInfo.value,
    isItem,
    unit: serviceUnit(info, native),
  }
}

function readOwn(safe: Address, info: TransactionInfo, decoded: DecodedCall, native: Unit): Move | undefined {
  const moved = readMoved(safe, decoded)
  // A call that also pays is more than the transfer of a token: no name may hide that.
  if (!moved || (moved.token && decoded.value > 0n)) return undefined
  const { sender, recipient, token, amount, kinds } = moved
  const service = info.type === 'Transfer' ? info.transferInfo : undefined
  const isDescribed = token && service && 'tokenAddress' in service && isAddressEqual(service.tokenAddress, token)
  const said = isDescribed ? serviceUnit(info, native) : { symbol: null, decimals: null }
  const isItem = token !== undefined && (!kinds.includes('ERC20') || service?.type === 'ERC721')
  return { sender, recipient, token, amount, isItem, unit: token ? said : native }
}
