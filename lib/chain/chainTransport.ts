import { BaseError, HttpRequestError, RpcRequestError, TimeoutError, type Transport } from 'viem'
import { http } from 'wagmi'
import { isAskedTooOften } from './askedTooOften'
import { askPatiently } from './askPatiently'
import { findRequestError, isNodeVerdict, NodeChainError } from './nodeChainError'

const timeout = 20_000
/** A node may be put in another's place without ever failing. */
const askedAgainAfter = 60_000
/** Reads that begin within so many milliseconds go together: a round of a slow line costs fifty times as much. */
const gatheredFor = 10
/** For so many seconds one that is asked too often is left alone: a page that waits is better than one that failed. */
const pauses = [1, 2, 4]
/** May take the node so long that what is asked beside it would wait. */
const slowMethods = /^eth_getLogs$|^(?:debug|trace|ots)_/

/**
 * HTTP to a node, which hands on nothing before the node said that it is of the client's own chain. It is asked beside
 * the first read, and again after a failure and after a while; until it fits, each read fails with NodeChainError. What
 * begins together is sent together, and one by one to a node that does not take that. One that is asked too often is asked
 * again some seconds later.
 */
export const chainTransport: Transport = (options) => {
  const transport = http(undefined, { retryCount: 0, timeout })(options)
  const together = http(undefined, { retryCount: 0, timeout, batch: { wait: gatheredFor } })(options)
  const expected = options.chain?.id
  let asked: { at: number; isRight: Promise<void> } | undefined
  let takesTogether = true

  async function orAlone<Answer>(answer: Promise<Answer>, askAlone: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      if (!mayRefuseTogether(error)) throw error
      const alone = await askAlone()
      takesTogether = false
      return alone
    }
  }

  const send: typeof transport.request = async (body, requestOptions) => {
    if (!takesTogether || slowMethods.test(body.method)) return transport.request(body, requestOptions)
    return orAlone(together.request(body, requestOptions), () => transport.request(body, requestOptions))
  }

  async function askChain() {
    const answer = await send({ method: 'eth_chainId' })
    const received = typeof answer === 'string' && /^0x[0-9a-f]{1,13}$/i.test(answer) ? Number(answer) : Number.NaN
    if (received !== expected) throw new NodeChainError(expected ?? 0, received)
  }

  async function confirmChain(mayAskAgain = true): Promise<void> {
    const isShared = asked !== undefined && Date.now() - asked.at <= askedAgainAfter
    if (!isShared) asked = { at: Date.now(), isRight: askChain() }
    const mine = asked
    try {
      await mine?.isRight
    } catch (error) {
      if (asked === mine) asked = undefined
      // A question that was on its way before the node came back says nothing of a read that begins now.
      if (!isShared || !mayAskAgain || error instanceof NodeChainError || isAskedTooOften(error)) throw error
      await confirmChain(false)
    }
  }

  /** What the node of another chain refuses says nothing: its chain comes first. */
  async function confirmed<Answer>(reading: Promise<Answer>): Promise<Answer> {
    const [answer, chain] = await Promise.allSettled([reading, confirmChain()])
    if (chain.status === 'rejected') throw chain.reason
    if (answer.status === 'fulfilled') return answer.value
    if (!isNodeVerdict(answer.reason)) asked = undefined
    throw answer.reason
  }

  const request: typeof transport.request = async (body, requestOptions) => {
    const isFree = body.method === 'eth_chainId' || expected === undefined
    return askPatiently(
      () => (isFree ? send(body, requestOptions) : confirmed(send(body, requestOptions))),
      pauses,
      requestOptions?.signal,
    )
  }
  return { ...transport, request }
}

/**
 * The node answered, and perhaps it is of several questions at once that it does so: by a status, by no list of answers, or
 * by an error to each that is none of a contract. Asked alone it says what it means.
 */
function mayRefuseTogether(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  if (isAskedTooOften(error)) return false
  const cause = findRequestError(error)
  if (cause instanceof RpcRequestError) return cause.code !== 3
  if (!(cause instanceof HttpRequestError)) return !(cause instanceof TimeoutError)
  const { status = 0 } = cause
  return status === 0 ? !(cause.cause instanceof TypeError) : status < 500
}
