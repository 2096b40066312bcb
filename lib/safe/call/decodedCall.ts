import type { Address, Hex } from 'viem'
import type { Operation } from '@/lib/safe/hash/transaction'
import type { InterfaceCode } from './knownFunctions'

export type DecodedValue = string | bigint | boolean | readonly DecodedValue[] | { [name: string]: DecodedValue }

type DecodedParameter = { name: string; type: string; value: DecodedValue }

/**
 * A call in words as far as its data tells. `from` is whose call it is; `status` is `empty` for a plain payment, `unknown`
 * for a selector that no interface here has, `malformed` for data that does not fit its function. `isExact` is false
 * when encoding the parameters again gives other bytes: then the data holds more than is shown.
 */
export type DecodedCall = {
  from: Address
  to: Address
  value: bigint
  data: Hex
  operation: Operation
  status: 'empty' | 'decoded' | 'unknown' | 'malformed'
  selector: Hex | undefined
  signature: string | undefined
  functionName: string | undefined
  interfaces: InterfaceCode[]
  parameters: DecodedParameter[]
  isExact: boolean
  calls: DecodedCall[]
  /** There are inner calls that were not decoded: too deep, too many, or malformed. */
  isIncomplete: boolean
}
