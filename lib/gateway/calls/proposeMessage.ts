import { type ProposeSafeMessageRequest, proposeSafeMessage } from '@safe-global/safe-gateway-typescript-sdk'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { Gateway } from '@/lib/gateway/client/client'
import { type SafeRef, safeParams } from '@/lib/gateway/client/safeRef'

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
  signal?: AbortSignal,
): Promise<void> {
  // The SDK names the domain's fields one by one; what is sent is the same JSON.
  const body = { message: message as ProposeSafeMessageRequest['message'], signature, safeAppId }
  await gateway.call(proposeSafeMessage(...safeParams(safe), body), z.unknown(), signal)
}
