import { RPC_CALLS } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { AppRequestError, appErrorCode, notImplemented } from '@/lib/safe-apps/host/appRequestError'
import * as words from './words'

export type AppSettings = { offChainSigning: boolean }

export type RpcRequest =
  | { kind: 'read'; call: { method: string; params: unknown[] } }
  | { kind: 'settings'; settings: AppSettings }

/** The checked params of `rpcCall`: one of the SDK's own calls (the standard reads, gas estimation, safe_setSettings).
 * Throws AppRequestError '"call" not implemented' (4200) for any other, signing and sending included. */
export function parseRpcRequest(params: unknown): RpcRequest {
  const parsed = rpcParams.safeParse(params)
  if (!parsed.success) throw new AppRequestError('rpcCall', appErrorCode.invalidParams, words.badCall)
  const { call } = parsed.data
  const callParams = parsed.data.params ?? []
  if (!rpcCalls.has(call)) throw notImplemented(call)
  if (call === RPC_CALLS.safe_setSettings) return { kind: 'settings', settings: parseSettings(callParams[0]) }
  return { kind: 'read', call: { method: call, params: withoutTrailingGaps(callParams) } }
}

const rpcCalls: ReadonlySet<string> = new Set(Object.values(RPC_CALLS))
const rpcParams = z.object({ call: z.string(), params: z.nullish(z.array(z.unknown()).check(z.maxLength(8))) })
const settingsShape = z.object({ offChainSigning: z.boolean() })

function parseSettings(value: unknown): AppSettings {
  const parsed = settingsShape.safeParse(value)
  if (!parsed.success) throw new AppRequestError('rpcCall', appErrorCode.invalidParams, words.badSettings)
  return parsed.data
}

// An argument left out arrives as undefined, which JSON turns into a null that nodes refuse.
function withoutTrailingGaps(params: unknown[]): unknown[] {
  const last = params.findLastIndex((param) => param !== undefined)
  return params.slice(0, last + 1)
}
