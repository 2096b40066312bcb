import { getSDKVersion, MessageFormatter, type Methods } from '@safe-global/safe-apps-sdk'
import { withTimeout } from 'viem'
import { isWithinLimits } from '@/lib/safe-apps/host/requests/messageSize'
import { AppRequestError, appErrorCode, notImplemented, toAppRequestError } from './appRequestError'
import { type FrameRequest, isAppMethod, parseFrameMessage } from './frameMessage'
import { createPacedQueue } from './pacedQueue'
import { createRequestLane, type RequestLane } from './requestLane'
import { createSeenIds } from './seenIds'
import * as words from './words'

/** One function for each method: takes the app's unchecked params, gives the answer's `data` or throws. `signal` is
 * aborted when the host stops: a review that is open then has nobody left to answer. */
export type AppHandlers = Record<Methods, (params: unknown, signal: AbortSignal) => unknown>

/** What the host saw and did, for the inspector. `at` is a time in milliseconds; params and data are the live objects. */
export type AppHostEvent = { at: number } & (
  | { kind: 'request'; id: string; method: string; params: unknown }
  | { kind: 'answer'; id: string; method: string; data: unknown }
  | { kind: 'error'; id: string; method: string; code: number; message: string }
  | { kind: 'ignored'; reason: 'origin' | 'shape' | 'version' | 'replay'; origin: string }
)

export type AppHostOptions = {
  /** The app's frame now, null while it is not mounted. */
  frameWindow: () => Window | null
  /** The app's exact origin, the only one that is heard and answered. */
  origin: string
  handlers: AppHandlers
  onLog?: (event: AppHostEvent) => void
}

/** The host's side of the frame protocol: hears only that window at that origin, answers every request it accepts
 * exactly once and only there, and never does a request twice. Works from `start()` on, until `stop()`. Error answers
 * carry the text where the published SDK reads it and the EIP-1193 code in an extra field `code`, which it ignores. */
export function createAppHost(options: AppHostOptions): { start(): void; stop(): void } {
  let session: AbortController | undefined
  return {
    start() {
      if (session !== undefined) return
      session = new AbortController()
      const receive = createReceiver(options, session.signal)
      window.addEventListener('message', receive, { signal: session.signal })
    },
    stop() {
      session?.abort()
      session = undefined
    },
  }
}

function createReceiver(options: AppHostOptions, signal: AbortSignal): (event: MessageEvent) => void {
  const { frameWindow, origin, onLog } = options
  const seenIds = createSeenIds(rememberedIds)
  const lanes = createLanes(signal)
  const refuseLater = createPacedQueue(signal)

  function ignore(reason: 'origin' | 'shape' | 'version' | 'replay', from: string): void {
    onLog?.({ at: Date.now(), kind: 'ignored', reason, origin: from })
  }

  return (event) => {
    const source = frameWindow()
    // Other windows are not the app's business, so they are not even noted. Data is read last: reading deserialises it.
    if (source === null || event.source !== source) return
    if (event.origin !== origin) return ignore('origin', event.origin)
    const message = parseFrameMessage(event.data)
    if ('refused' in message) return ignore(message.refused, origin)
    if (!seenIds.add(message.request.id)) return ignore('replay', origin)
    const answer = createAnswer(options, source, signal, message.request)
    const isTaken = accept(options, lanes, message.request, signal, answer)
    const { method } = message.request
    const busy = () => answer.fail(new AppRequestError(method, appErrorCode.limitExceeded, words.tooMany))
    if (!isTaken) refuseLater(busy)
  }
}

/** False when the app has too many requests under way for this one. */
function accept(
  { handlers, onLog }: AppHostOptions,
  lanes: AppLanes,
  request: FrameRequest,
  signal: AbortSignal,
  answer: Answer,
): boolean {
  const { id, method, params } = request
  if (!isWithinLimits(params)) {
    answer.fail(new AppRequestError(method, appErrorCode.invalidParams, words.badRequest))
    return true
  }
  onLog?.({ at: Date.now(), kind: 'request', id, method, params })
  if (!isAppMethod(method)) {
    answer.fail(notImplemented(method))
    return true
  }
  const lane = laneOf[method] ?? 'reads'
  const timeout = lane === 'reviews' ? 0 : readTimeout
  return lanes[lane].run(async () => {
    if (signal.aborted) return
    try {
      // What is known already is answered before anything else: wagmi's connector waits ten milliseconds, and once.
      const data = handlers[method](params, signal)
      const errorInstance = new AppRequestError(method, appErrorCode.internal, words.timedOut)
      answer.succeed(data instanceof Promise ? await withTimeout(() => data, { timeout, errorInstance }) : data)
    } catch (error) {
      answer.fail(toAppRequestError(method, error))
    }
  })
}

type Answer = { succeed(data: unknown): void; fail(error: AppRequestError): void }

function createAnswer(
  { frameWindow, origin, onLog }: AppHostOptions,
  source: Window,
  signal: AbortSignal,
  { id, method }: FrameRequest,
): Answer {
  function isGone(): boolean {
    return signal.aborted || frameWindow() !== source
  }

  function fail({ code, message }: AppRequestError): void {
    if (isGone()) return
    source.postMessage({ ...MessageFormatter.makeErrorResponse(id, message, getSDKVersion()), code }, origin)
    onLog?.({ at: Date.now(), kind: 'error', id, method, code, message })
  }

  function succeed(data: unknown): void {
    if (isGone()) return
    // Throws on what cannot be cloned (a function, a proxy), before anything is sent: `accept` then answers an error.
    // The type map says that balances are a list; the method returns an object, so the formatter's type is not asked.
    source.postMessage({ ...MessageFormatter.makeResponse(id, '', getSDKVersion()), data }, origin)
    onLog?.({ at: Date.now(), kind: 'answer', id, method, data })
  }

  return { succeed, fail }
}

type LaneName = 'known' | 'reads' | 'reviews'
type AppLanes = Record<LaneName, RequestLane>

// Reads go on while a review waits for the person, who is asked one thing at a time; what is known waits for neither.
function createLanes(signal: AbortSignal): AppLanes {
  const lanes = {
    known: createRequestLane({ running: 1_000, waiting: 1_000 }),
    reads: createRequestLane({ running: 32, waiting: 1_000 }),
    reviews: createRequestLane({ running: 1, waiting: 8 }),
  }
  signal.addEventListener('abort', () => {
    lanes.known.clear()
    lanes.reads.clear()
    lanes.reviews.clear()
  })
  return lanes
}

const laneOf: Partial<Record<Methods, LaneName>> = {
  getSafeInfo: 'known',
  getChainInfo: 'known',
  getEnvironmentInfo: 'known',
  requestAddressBook: 'known',
  wallet_getPermissions: 'known',
  sendTransactions: 'reviews',
  signMessage: 'reviews',
  signTypedMessage: 'reviews',
  wallet_requestPermissions: 'reviews',
}

const rememberedIds = 10_000
// The SDK waits for ever, and reads that hang would fill their lane.
const readTimeout = 30_000
