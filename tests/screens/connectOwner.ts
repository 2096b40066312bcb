import { type Address, toHex } from 'viem'
import { type Config, injected } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'

const [, bob] = owners
const isAsking = (method: string) => method === 'eth_signTypedData_v4' || method === 'eth_sendTransaction'

/** The wallet is asked: what this returns is its answer, and `answer` is how it answers by itself. */
type Ask = (answer: () => Promise<unknown>) => Promise<unknown>

/** A wallet on the Safe's chain; the node signs for its own accounts, as a wallet with keys would. */
export async function connectWallet(config: Config, chain: Chain, account: Address) {
  const asked: string[] = []
  const listeners = new Map<string, (value: unknown) => void>()
  let current = account
  let chainId = toHex(chain.chainId)
  let handleAsk: Ask = (answer) => answer()
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (/^eth_(requestA|a)ccounts$/.test(method)) return [current]
    if (method === 'eth_chainId') return chainId
    const answer = (): Promise<unknown> => chain.client.request({ method, params } as never)
    if (!isAsking(method)) return answer()
    asked.push(method)
    return handleAsk(answer)
  }
  const on = (name: string, listener: (value: unknown) => void) => void listeners.set(name, listener)
  const provider = { request, on, removeListener: (name: string) => void listeners.delete(name) }
  const target = { id: 'owner', name: 'The owner’s wallet', provider: provider as never }
  await connect(config, { connector: injected({ target: () => target, shimDisconnect: false }) })
  return {
    /** What it was asked to sign or send. */
    asked,
    whenAsked: (next: Ask) => {
      handleAsk = next
    },
    switchTo: (next: Address) => {
      current = next
      listeners.get('accountsChanged')?.([next])
    },
    switchChain: (next: number) => {
      chainId = toHex(next)
      listeners.get('chainChanged')?.(chainId)
    },
    disconnect: () => disconnect(config),
  }
}

/** Bob's wallet: he owns the Safe and has signed nothing that waits. */
export async function connectOwner(config: Config, chain: Chain): Promise<void> {
  await connectWallet(config, chain, bob.address)
}
