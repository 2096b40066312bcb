import { type Config, injected } from 'wagmi'
import { connect } from 'wagmi/actions'
import { owners } from '@/devnet/accounts'
import type { Chain } from '@/devnet/chain'

const [, bob] = owners

/** Bob's wallet, on the Safe's chain: he owns the Safe and has signed nothing that waits. */
export async function connectOwner(config: Config, chain: Chain): Promise<void> {
  const answers: Record<string, unknown> = { eth_chainId: '0x7a69' }
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (/^eth_(requestA|a)ccounts$/.test(method)) return [bob.address]
    return answers[method] ?? chain.client.request({ method, params } as never)
  }
  const provider = { request, on: () => undefined, removeListener: () => undefined }
  const target = { id: 'owner', name: 'The owner’s wallet', provider: provider as never }
  await connect(config, { connector: injected({ target: () => target, shimDisconnect: false }) })
}
