import { GatewayError } from '@/lib/gateway/client/gatewayError'
import * as words from './words'

/** Why the service's answer about a transaction is missing, in a few words. */
export function nameFailure(error: Error): string {
  if (!(error instanceof GatewayError)) return words.loadFailed
  if (error.status === 404) return words.unknownId
  if (error.code === 'invalid-input') return words.badId
  return words.noAnswer
}
