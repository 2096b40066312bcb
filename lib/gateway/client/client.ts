import type * as z from 'zod/mini'
import { wait } from '@/lib/query/wait'
import { parseBaseUrl, resolveUnderBase } from './baseUrl'
import { beginRead } from './begunReads'
import { createNotices, type GatewayNotices } from './notices'
import { parseAnswer } from './parseAnswer'
import { readAnswer } from './readAnswer'
import type { GatewayRequest } from './request'
import { type Answer, exchange } from './transport'

export type GatewayOptions = {
  /** From the configuration; there is no default. */
  baseUrl: string
  /** For one attempt, body included. */
  timeoutMs?: number
  /** Of the unpacked body. */
  maxAnswerBytes?: number
  /** How long to wait at most before trying again; asked for more, the call fails at once. */
  maxWaitSeconds?: number
  /** Attempts in all while the gateway answers 429 or 503. */
  attempts?: number
}

export type Gateway = {
  readonly baseUrl: string
  readonly notices: GatewayNotices
  /**
   * Sends the request and parses the answer. Throws GatewayError, or the signal's reason when it aborts. 429 and 503 are tried again after the wait that Retry-After asks for, shown in `notices`.
   */
  call: <T>(request: GatewayRequest, schema: z.ZodMiniType<T>, signal?: AbortSignal) => Promise<T>
  /** Begins a read whose answer will be called for in a moment. Throws GatewayError like `call`, and for nothing else. */
  begin: (request: GatewayRequest) => void
}

type Settings = Required<GatewayOptions>

const defaults = { timeoutMs: 20_000, maxAnswerBytes: 5_000_000, maxWaitSeconds: 60, attempts: 3 }

/** A client for one gateway. Throws GatewayError unless `baseUrl` is an http or https address. */
export function createGateway(options: GatewayOptions): Gateway {
  const settings: Settings = { ...defaults, ...options, baseUrl: parseBaseUrl(options.baseUrl) }
  const notices = createNotices()
  return {
    baseUrl: settings.baseUrl,
    notices,
    begin: ({ url }) => beginRead(resolveUnderBase(settings.baseUrl, url)),
    call: async (request, schema, signal) => {
      const answer = await sendPatiently(request, settings, notices, signal)
      return parseAnswer(schema, readAnswer(answer), answer.status)
    },
  }
}

async function sendPatiently(
  request: GatewayRequest,
  settings: Settings,
  notices: GatewayNotices,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const url = resolveUnderBase(settings.baseUrl, request.url)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await exchange(url, request, settings, signal)
    const seconds = attempt < settings.attempts ? secondsToWait(answer, request, attempt) : undefined
    if (seconds === undefined || seconds > settings.maxWaitSeconds) return answer
    const hide = notices.show({ url, status: answer.status, seconds, until: Date.now() + seconds * 1000 })
    try {
      await wait(seconds, signal)
    } finally {
      hide()
    }
  }
}

/** Without a readable Retry-After (other origins see it only if the gateway exposes it) the wait is 1 s, then 2 s. */
function secondsToWait(answer: Answer, request: GatewayRequest, attempt: number): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined
  if (answer.retryAfter !== undefined) return answer.retryAfter
  // A bare 503 to a write does not say that nothing was written.
  return answer.status === 503 && request.method !== 'GET' ? undefined : attempt
}
