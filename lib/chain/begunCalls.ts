import type { CallParameters, CallReturnType, Client, EIP1193RequestFn } from 'viem'
import { call } from 'viem/actions'
import * as z from 'zod/mini'
import { noteCall } from '@/lib/query/firstReads'

/** Questions to a chain's node that are on their way before anybody asks, in one post, and who the node says it is. */
type BegunCalls = { chainId: number; keys: string[]; answers: Promise<unknown>; until: number }

declare global {
  /** Begun by an inline script (`lib/config/earlyReads`). */
  var begunCalls: BegunCalls[] | undefined
}

// The first one is to `eth_chainId`, the others in the order of the keys.
const answerList = z.array(z.object({ id: z.number(), result: z.optional(z.any()) }))

/**
 * The answer to a question that was begun, for whoever asks first. Undefined where none was, where the node refused it, or
 * is of another chain: it is asked in the usual way then, which says what is wrong.
 */
async function takeBegunCall(chainId: number, method: string, params: unknown[]) {
  noteCall(chainId, method, params)
  const key = JSON.stringify([method, params])
  const isFit = (each: BegunCalls) => each.chainId === chainId && each.until > Date.now() && each.keys.includes(key)
  const begun = globalThis.begunCalls?.find(isFit)
  if (!begun) return undefined
  const index = begun.keys.indexOf(key)
  begun.keys[index] = ''
  const answers = answerList.safeParse(await begun.answers.catch(unlessSilent)).data
  const find = (wanted: number) => answers?.find(({ id }) => id === wanted)
  if (Number(find(0)?.result) !== chainId) return undefined
  const answer = find(index + 1)
  return answer?.result === undefined ? undefined : answer
}

/**
 * What failed at once is asked for in the usual way, which says what is wrong; not what was waited for as long as any read
 * waits: its reader would wait twice as long for the same silence.
 */
function unlessSilent(error: unknown): undefined {
  if (error instanceof Error && error.name === 'TimeoutError') throw error
}

/** Nobody takes any of them from now on: what is asked next is asked of this moment. */
export function dropBegunCalls(): void {
  globalThis.begunCalls = undefined
}

const latest = 'latest'
// Long in coming, or about a block that has passed by the next visit.
const passing = /^eth_(?:getLogs|blockNumber|chainId)$|^(?!eth_)/

/** The client, where what was begun answers for the node. */
export function takingBegunCalls(client: Client) {
  const chainId = client.chain?.id ?? 0
  const ask: EIP1193RequestFn = client.request
  const request: typeof ask = async (body, options) => {
    // A call is looked at before it is joined with others.
    const { method, params }: { method: string; params?: unknown } = body
    const isTaken = method !== 'eth_call' && Array.isArray(params) && !passing.test(method)
    const begun = isTaken ? await takeBegunCall(chainId, method, params) : undefined
    return begun ? begun.result : ask(body, options)
  }
  const asking = { ...client, request }
  const takingCall = async (asked: CallParameters): Promise<CallReturnType> => {
    const { to, data, ...more } = asked
    const isPlain = data !== undefined && Object.values(more).every((value) => value === undefined)
    const begun = isPlain ? await takeBegunCall(chainId, 'eth_call', [{ to, data }, latest]) : undefined
    if (!begun) return call(asking, asked)
    return { data: begun.result === '0x' ? undefined : begun.result }
  }
  return { ...asking, call: takingCall }
}
