import type { Gateway } from '@/lib/gateway/client/client'
import { send } from '@/lib/gateway/client/request'
import { type SafeRef, safePath } from '@/lib/gateway/client/safeRef'
import { estimation } from '@/lib/gateway/schemas/safeSchema'
import type { SafeCall } from '@/lib/safe/hash/transaction'

/** The gas that the Safe's inner call needs, and the Safe's current and next free nonce. Throws GatewayError. */
export async function estimateTransaction(gateway: Gateway, safe: SafeRef, call: Required<SafeCall>) {
  const { to, value, data, operation } = call
  const path = `${safePath(safe, 'v2')}/multisig-transactions/estimations`
  return gateway.call(send(path, { to, value, data, operation }), estimation)
}
