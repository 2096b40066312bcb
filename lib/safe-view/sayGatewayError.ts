import { judgeFailure } from '@/lib/query/sourceState'
import { failures, theService } from './sourceWords'

/** What happened to the gateway that was asked in vain, by the error that came of it. */
export function sayGatewayError(error: Error): string {
  return failures[judgeFailure(error, navigator.onLine)](theService)
}
