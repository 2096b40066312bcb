import { type Address, createWalletClient, custom, http } from 'viem'
import type { Chain } from '@/devnet/chain'
import { createGateway } from '@/lib/gateway/client/client'
import type { ActDeps } from '@/lib/signing/runAct'
import { UnfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'

type Person = {
  chain: Chain
  account: Address
  /** Where the service is; without one it is out of reach. */
  gatewayUrl?: string
  /** The account that the wallet has at the moment. */
  current?: () => Address
  onAnswer?: () => void
  /** What the browser's storage holds. */
  texts?: Map<string, string>
  /** The wallet is asked: what this returns is waited for, and then it answers; or it never does. */
  onAsk?: (answer: () => Promise<unknown>) => Promise<unknown>
}

/** What an act needs of somebody with a wallet, whose browser has kept nothing yet; `asked` lists what the wallet was asked. */
export function depsOf(person: Person): ActDeps & { asked: string[] } {
  const { chain, account, gatewayUrl = 'http://127.0.0.1:9', current = () => account, onAnswer, onAsk } = person
  const asked: string[] = []
  // The node signs for its own accounts, as a wallet with keys would.
  const node = createWalletClient({ transport: http(chain.url) })
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const isAsking = method === 'eth_signTypedData_v4' || method === 'eth_sendTransaction'
    if (isAsking) asked.push(method)
    const ask = (): Promise<unknown> => node.request({ method, params } as never)
    const answer = await (isAsking && onAsk ? onAsk(ask) : ask())
    if (isAsking) onAnswer?.()
    return answer
  }
  return {
    client: chain.client,
    gateway: createGateway({ baseUrl: gatewayUrl }),
    wallet: createWalletClient({ transport: custom({ request }, { retryCount: 0 }) }),
    current: () => ({ account: current(), chainId: chain.chainId }),
    unfinished: openUnfinished(person.texts),
    asked,
  }
}

/** A browser's storage with these texts. */
export function openUnfinished(texts = new Map<string, string>()): UnfinishedActs {
  return new UnfinishedActs({ getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => texts.set(key, text) })
}
