import { acceptProposal } from '../accept/acceptProposal'
import type { ChainService } from '../chainService'
import { notFound } from '../http/failure'
import { type Route, safeRoute } from '../http/router'
import { detailMultisig } from '../view/details'
import { findMultisigItem } from '../view/multisigItem'

export const proposeRoutes: Route[] = [
  safeRoute('POST', '/v1/chains/:chainId/transactions/:safe/propose', async ({ chain, safe, body }) => {
    return { body: await detailProposal(chain, await acceptProposal(chain, safe, body)) }
  }),
]

export async function detailProposal(chain: ChainService, safeTxHash: `0x${string}`) {
  const item = await findMultisigItem(chain, safeTxHash)
  if (!item) throw notFound('There is no transaction with that hash')
  return detailMultisig(chain, item)
}
