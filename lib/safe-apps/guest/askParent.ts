import { withTimeout } from 'viem'
import { AppError, type AppErrorOptions } from '@/lib/errors'
import { appErrorCode } from '@/lib/safe-apps/host/appRequestError'
import * as words from './words'

/** The Safe's site around us refused, failed, or gave an answer that means nothing. `code` 4001: its user said no. */
export class ParentError extends AppError {
  override name = 'ParentError'
  readonly code: number | undefined

  constructor(message: string, options?: AppErrorOptions & { code?: number }) {
    super(message, options)
    this.code = options?.code
  }
}

/** Waits for an answer of the Safe's site. Without `timeoutMs` for as long as its user needs. Throws ParentError: the
 * site's own words are only its details, and only words travel, so that a rejection is known by them. */
export async function askParent<T>(ask: () => Promise<T>, timeoutMs?: number): Promise<T> {
  try {
    return timeoutMs === undefined ? await ask() : await withTimeout(ask, { timeout: timeoutMs })
  } catch (cause) {
    const text = cause instanceof Error ? cause.message.slice(0, 300) : ''
    const isRejection = /\breject(ed|ion)?\b|\bdenied\b/i.test(text)
    throw new ParentError(words.notDone, {
      cause,
      ...(text && { details: words.siteSays(text) }),
      ...(isRejection && { code: appErrorCode.userRejected }),
    })
  }
}
