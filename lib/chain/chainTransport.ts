import { BaseError, RpcRequestError, type Transport } from 'viem'
import { http } from 'wagmi'
import { NodeChainError } from './nodeChainError'

const timeout = 20_000
/** A node may be put in another's place without ever failing. */
const askedAgainAfter = 60_000

/**
 * HTTP to a node, which hands on nothing before the node said that it is of the client's own chain. It is asked beside
 * the first read, and again after a failure and after a while; until it fits, each read fails with NodeChainError.
 */
export const chainTransport: Transport = (options) => {
  const transport = http(undefined, { retryCount: 0, timeout })(options)
  const expected = options.chain?.id
  let asked: { at: number; isRight: Promise<void> } | undefined

  async function askChain() {
    const answer = await transport.request({ method: 'eth_chainId' })
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
      if (!isShared || !mayAskAgain || error instanceof NodeChainError) throw error
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
    return isFree ? transport.request(body, requestOptions) : confirmed(transport.request(body, requestOptions))
  }
  return { ...transport, request }
}

/** The node answered, with a refusal. */
function isNodeVerdict(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null
}
