import type { ParamValue } from '@safe-global/safe-gateway-typescript-sdk'
import { Operation } from '@safe-global/safe-gateway-typescript-sdk/dist/types/transactions.js'
import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import { label, orNull } from './fields'
import { amount } from './numbers'
import { address, hex } from './values'

/** One call inside a batch, as the gateway unpacked it. */
export type ServiceDecodedCall = {
  operation: Operation
  to: Address
  value: bigint | null
  data: Hex | null
  dataDecoded: DecodedData | null
}

export type DecodedParameter = {
  name: string
  type: string
  value: ParamValue
  valueDecoded: ServiceDecodedCall[] | null
}

/** Call data as the gateway reads it: a hint for people, never what is signed. */
export type DecodedData = { method: string; parameters: DecodedParameter[] | null }

// Batches inside batches: deeper ones are left undecoded, so that a hostile answer cannot exhaust the stack.
const deepestBatch = 4
const deepestArray = 8

const absent: z.ZodMiniType<null> = z.pipe(
  z.unknown(),
  z.transform(() => null),
)

export const operation = z.literal([Operation.CALL, Operation.DELEGATE])

export const decodedData: z.ZodMiniType<DecodedData> = decodedTo(deepestBatch)

function decodedTo(depth: number): z.ZodMiniType<DecodedData> {
  const parameter = z.object({
    name: label(),
    type: label(),
    value: z.pipe(
      z.unknown(),
      z.transform((value) => toParamValue(value, deepestArray)),
    ),
    valueDecoded: orNull(depth > 0 ? calls(depth - 1) : absent),
  })
  return z.object({ method: label(), parameters: orNull(z.array(parameter)) })
}

function calls(depth: number): z.ZodMiniType<ServiceDecodedCall[] | null> {
  const call = z.object({
    operation,
    to: address,
    value: orNull(amount),
    data: orNull(hex),
    dataDecoded: orNull(decodedTo(depth)),
  })
  // Gateways also put the decoding of a single inner call here, as an object.
  return z.pipe(
    z.transform((value) => (Array.isArray(value) ? value : null)),
    z.nullable(z.array(call)),
  )
}

function toParamValue(value: unknown, depth: number): ParamValue {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return depth > 0 ? value.map((item) => toParamValue(item, depth - 1)) : '…'
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
