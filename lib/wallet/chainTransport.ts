import { BaseError, RpcRequestError, type Transport } from 'viem'
import { http } from 'wagmi'
import { NodeChainError } from '@/lib/safe/nodeChainError'

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

  async function confirmChain() {
    const answer = await transport.request({ method: 'eth_chainId' })
    const received = typeof answer === 'string' && /^0x[0-9a-f]{1,13}$/i.test(answer) ? Number(answer) : Number.NaN
    if (received !== expected) throw new NodeChainError(expected ?? 0, received)
  }
  const request: typeof transport.request = async (body, requestOptions) => {
    if (body.method === 'eth_chainId' || expected === undefined) return transport.request(body, requestOptions)
    if (!asked || Date.now() - asked.at > askedAgainAfter) asked = { at: Date.now(), isRight: confirmChain() }
    const { isRight } = asked
    try {
      return await afterBoth(transport.request(body, requestOptions), isRight)
    } catch (error) {
      if (!isNodeVerdict(error)) asked = undefined
      // What the node of another chain refuses says nothing: its chain comes first.
      await isRight
      throw error
    }
  }
  return { ...transport, request }
}

async function afterBoth<Answer>(answer: Promise<Answer>, other: Promise<void>): Promise<Answer> {
  await Promise.all([answer, other])
  return answer
}

/** The node answered, with a refusal. */
function isNodeVerdict(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null
}
