import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { send } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'

type TypedData = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType?: string | undefined
  message: Record<string, unknown>
}

/** A text or typed data, one owner's signature over its SafeMessage hash, and the app that asked. */
export type MessageProposal = { message: string | TypedData; signature: Hex; safeAppId?: number }

/** Starts collecting signatures for a message. A message or an owner that is there already is refused (400). */
export async function proposeMessage(
  gateway: Gateway,
  safe: SafeRef,
  { message, signature, safeAppId }: MessageProposal,
): Promise<void> {
  await gateway.call(send(`${safePath(safe)}/messages`, { message, signature, safeAppId }), z.unknown())
}
