import type { Hash } from 'viem'
import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey, safeKey } from '@/lib/gateway/client/gatewayKeys'
import { hashParam } from '@/lib/gateway/client/pathParams'
import { get } from '@/lib/gateway/client/request'
import { chainPath, type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { messagePage, type SafeMessage, safeMessage } from '@/lib/gateway/schemas/messageSchema'
import { askQuery, pagesQuery } from './askQuery'
import type { PageParam } from './paging'

export const messageKeys = {
  list: (gateway: Gateway, safe: SafeRef) => [...safeKey(gateway, safe), 'messages'] as const,
  message: (gateway: Gateway, chainId: number, messageHash: Hash) =>
    [...chainKey(gateway, chainId), 'message', messageHash] as const,
}

/** Messages that the Safe signed or is signing, newest first, under date labels. */
export function messagesQuery(gateway: Gateway, safe: SafeRef) {
  const request = (page: PageParam) => get(`${safePath(safe)}/messages`, {}, page)
  return pagesQuery(gateway, messageKeys.list(gateway, safe), request, messagePage)
}

/** One message by its SafeMessage hash; an unknown one is a GatewayError with status 404. */
export function messageQuery(gateway: Gateway, chainId: number, messageHash: Hash) {
  const request = () => get(`${chainPath(chainId)}/messages/${hashParam(messageHash)}`)
  return askQuery(gateway, messageKeys.message(gateway, chainId, messageHash), request, safeMessage)
}

/** The same asked at this moment. Throws GatewayError. */
export function readMessage(
  gateway: Gateway,
  chainId: number,
  messageHash: Hash,
  signal?: AbortSignal,
): Promise<SafeMessage> {
  return gateway.call(get(`${chainPath(chainId)}/messages/${hashParam(messageHash)}`), safeMessage, signal)
}
