import type { Address } from 'viem'
import { safeAbi } from '../chain/events'
import type { ChainService } from '../chainService'
import { parseAddress } from '../http/input'
import { chainRoute, type Route, safeRoute } from '../http/router'
import { recommendedNonce } from '../view/queueRows'
import { describeSafe } from '../view/safeState'

export const safeRoutes: Route[] = [
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe', async ({ chain, safe }) => {
    return { body: await describeSafe(chain, safe) }
  }),
  safeRoute('GET', '/v1/chains/:chainId/safes/:safe/nonces', async ({ chain, safe }) => {
    await chain.federated?.readQueue(safe)
    const { nonce } = await chain.safes.read(safe)
    return { body: { currentNonce: Number(nonce), recommendedNonce: await recommendedNonce(chain, safe, nonce) } }
  }),
  chainRoute('GET', '/v1/chains/:chainId/owners/:owner/safes', async ({ chain, params }) => {
    return { body: { safes: await listSafesOf(chain, parseAddress(params.owner, ['ownerAddress'])) } }
  }),
]

/** The logs name the candidates; each Safe is asked whether the account is an owner now. */
async function listSafesOf(chain: ChainService, owner: Address) {
  const candidates = [...(chain.index.current.safesByOwner.get(owner) ?? [])]
  const blockNumber = chain.index.tip.number
  const answers = await Promise.all(
    candidates.map((address) =>
      chain.client
        .readContract({ address, abi: safeAbi, functionName: 'isOwner', args: [owner], blockNumber })
        .catch(() => false),
    ),
  )
  return candidates.filter((_, position) => answers[position])
}
