import { Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'

export type FrameRequest = { id: string; method: string; params: unknown }

export type FrameMessage = { request: FrameRequest } | { refused: 'shape' | 'version' }

const envelope = z.object({
  // The SDK sends 10 hexadecimal characters, the specification says 20. Every text will do, up to a length.
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  method: z.string().check(z.minLength(1), z.maxLength(1_000)),
  params: z.optional(z.unknown()),
  env: z.object({ sdkVersion: z.optional(z.unknown()) }),
})

/** Reads what an app's frame sent: a request, or why it is none. Only an SDK of major version 1 or higher is heard
 * (specification section 6). The size of `params` is not looked at here. */
export function parseFrameMessage(data: unknown): FrameMessage {
  const parsed = envelope.safeParse(data)
  if (!parsed.success) return { refused: 'shape' }
  const { id, method, params, env } = parsed.data
  return hasSupportedMajor(env.sdkVersion) ? { request: { id, method, params } } : { refused: 'version' }
}

/** Whether the method is one of the contract's thirteen (specification section 7). */
export function isAppMethod(method: string): method is Methods {
  return methodNames.has(method)
}

const methodNames: ReadonlySet<string> = new Set(Object.values(Methods))

function hasSupportedMajor(version: unknown): boolean {
  if (typeof version !== 'string' || version.length > 64) return false
  const major = /^(\d{1,6})(?:\.|$)/.exec(version)?.[1]
  return major !== undefined && Number(major) >= 1
}
