import { type Address, type Hex, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem'
import { findDeployment } from '@/lib/safe/account/deployments'
import { versionRules } from '@/lib/safe/account/version'
import type { SafeCall } from '@/lib/safe/hash/transaction'
import { decodeMultiSend, InvalidBatchError } from './batch'
import type { DecodedCall, DecodedValue } from './decodedCall'

type InnerCall = SafeCall & { from: Address }

/** The calls that a decoded call makes in turn: a batch's, and what another Safe is told to do. */
export function readInnerCalls(call: DecodedCall): InnerCall[] | 'none' | 'malformed' {
  // By position: an interface that someone pasted may name the parameters as it likes.
  const values = call.parameters.map(({ value }) => value)
  // A delegatecall acts as its caller; a call acts as the contract that is called.
  const actor = call.operation === 1 ? call.from : call.to
  switch (call.signature) {
    case 'multiSend(bytes)':
      return readBatch(call, actor, values[0])
    case 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)':
    case 'execTransactionFromModule(address,uint256,bytes,uint8)':
    case 'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)':
      return readSingle(actor, values.slice(0, 4))
    case 'setup(address[],uint256,address,bytes,address,address,uint256,address)':
      // A new Safe delegatecalls `to` while it is set up.
      return values[2] === zeroAddress ? 'none' : readSingle(actor, [values[2], 0n, values[3], 1n])
    default:
      return 'none'
  }
}

function readBatch(call: DecodedCall, from: Address, bytes: DecodedValue | undefined): InnerCall[] | 'malformed' {
  if (!isHexValue(bytes)) return 'malformed'
  const library = findDeployment(call.to)
  const zeroIsSelf = library !== undefined && versionRules(library.version).sendsZeroToItself
  try {
    return decodeMultiSend(bytes).map((inner) => ({
      ...inner,
      to: zeroIsSelf && isAddressEqual(inner.to, zeroAddress) ? from : inner.to,
      from,
    }))
  } catch (error) {
    if (error instanceof InvalidBatchError) return 'malformed'
    throw error
  }
}

function readSingle(from: Address, values: (DecodedValue | undefined)[]): InnerCall[] | 'malformed' {
  const [to, value, data, operation] = values
  if (typeof to !== 'string' || !isAddress(to) || typeof value !== 'bigint' || !isHexValue(data)) return 'malformed'
  if (operation !== 0n && operation !== 1n) return 'malformed'
  return [{ from, to, value, data, operation: operation === 1n ? 1 : 0 }]
}

function isHexValue(value: DecodedValue | undefined): value is Hex {
  return isHex(value)
}
