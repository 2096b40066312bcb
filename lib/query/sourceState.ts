import { isAskedTooOften } from '@/lib/chain/askedTooOften'
import { listCauses } from '@/lib/errors'

/**
 * Why a source gave no usable answer: this browser has no network, nobody answered, the answer was of no use or that it is
 * asked too often, it came from a node of another chain, or this site has no such source: then nothing failed, and it is
 * not asked again.
 */
export type FailureReason = 'offline' | 'silent' | 'wrong' | 'busy' | 'otherChain' | 'absent'

/**
 * How a source that was asked stands. While it is `checking` nothing is known, and no verdict may be drawn; `isSlow` is
 * then true once it has been waited for long. A source that failed stays `failed` while it is asked again, until it
 * answers. `updatedAt` is the time of its last answer in milliseconds since 1970, undefined when there was none.
 */
export type SourceState =
  | { phase: 'checking'; isSlow: boolean; updatedAt: undefined; error: null }
  | { phase: 'answered'; updatedAt: number; error: null }
  | { phase: 'failed'; reason: FailureReason; error: Error; updatedAt: number | undefined }

export type Phase = SourceState['phase']

/** What a query of react-query knows, as far as it matters here. `lastError` outlives asking again. */
export type Asked = {
  dataUpdatedAt: number
  isPending: boolean
  error: Error | null
  lastError: Error | null
  isOnline: boolean
  isSlow: boolean
}

export function readSourceState({ dataUpdatedAt, isPending, error, lastError, isOnline, isSlow }: Asked): SourceState {
  const failure = error ?? (isPending ? lastError : null)
  const updatedAt = dataUpdatedAt || undefined
  if (failure) return { phase: 'failed', reason: judgeFailure(failure, isOnline), error: failure, updatedAt }
  if (isPending || !updatedAt) return { phase: 'checking', isSlow, updatedAt: undefined, error: null }
  return { phase: 'answered', updatedAt, error: null }
}

/** Whether nobody answered, or somebody did and it was of no use. Without a network nobody can have answered. */
export function judgeFailure(error: Error, isOnline: boolean): FailureReason {
  if (isServiceAbsent(error)) return 'absent'
  if (listCauses(error).some(({ name }) => name === 'NodeChainError')) return 'otherChain'
  if (listCauses(error).some(isBusy)) return 'busy'
  if (!isSilence(error)) return 'wrong'
  return isOnline ? 'silent' : 'offline'
}

/** A node in its own way; of a service its status counts, whatever it writes. */
const isBusy = (cause: Error) => isAskedTooOften(cause) || ('status' in cause && cause.status === 429)

const silentCodes = new Set<unknown>(['timeout', 'unreachable'])

/** Whether this site has no Safe service that could be asked. */
export function isServiceAbsent(error: unknown): boolean {
  return listCauses(error).some((cause) => 'code' in cause && cause.code === 'absent')
}

/** Whether nobody is there who could give any answer: silent, or a broken service behind a server that is not. */
export function isServiceDown(error: unknown): boolean {
  return isSilence(error) || listCauses(error).some((cause) => 'status' in cause && Number(cause.status) >= 500)
}

/** The gateway's client says it by a code; of viem's errors a request that failed without a status and without a text. */
export function isSilence(error: unknown): boolean {
  const causes = listCauses(error)
  if (causes.some(({ name }) => name === 'SyntaxError')) return false
  return causes.some((cause) => {
    if ('code' in cause && silentCodes.has(cause.code)) return true
    if (cause.name === 'TimeoutError') return true
    return cause.name === 'HttpRequestError' && (!('status' in cause) || cause.status === undefined)
  })
}
