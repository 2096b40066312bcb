import { createPublicClient, custom, http } from 'viem'

/**
 * A client that asks the node each question once: the chain stands still while many lies are told about it. `refused` are
 * methods that the node does not answer.
 */
export function createCachedClient(rpcUrl: string, refused: readonly string[] = []) {
  return createPublicClient({ transport: createCachedTransport(rpcUrl, refused) })
}

function createCachedTransport(rpcUrl: string, refused: readonly string[] = []) {
  const node = http(rpcUrl, { retryCount: 0 })({})
  const answers = new Map<string, Promise<unknown>>()
  const request = ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    if (refused.includes(method)) return Promise.reject(new Error('The range is too large'))
    const question = JSON.stringify([method, params])
    const answer = answers.get(question) ?? node.request({ method, params } as never)
    answers.set(question, answer)
    return answer
  }
  return custom({ request }, { retryCount: 0 })
}
