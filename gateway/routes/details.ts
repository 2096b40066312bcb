import type { Address } from 'viem'
import type { ChainService } from '../chainService'
import { invalid, notFound } from '../http/failure'
import { isHash, lowerHex, parseAddress, parseHash } from '../http/input'
import { chainRoute, type Route } from '../http/router'
import { detailModule, detailMultisig, detailTransfer } from '../view/details'
import { findMultisigItem } from '../view/multisigItem'
import { moduleId, transferId } from '../view/summary'

const absent = 'There is no transaction with that id'

export const detailRoutes: Route[] = [
  chainRoute('GET', '/v1/chains/:chainId/transactions/:id', async ({ chain, params }) => {
    return { body: await findDetails(chain, params.id ?? '') }
  }),
]

/** An id is a hash of the owners' signing, or kind, Safe and rest joined by underscores. */
async function findDetails(chain: ChainService, id: string) {
  if (isHash(id)) return findMultisig(chain, id)
  const [kind, address, rest, ...more] = id.split('_')
  if (!address || !rest || more.length > 0) throw invalid('Invalid transaction id', ['transactionId'])
  const safe = parseAddress(address, ['transactionId'])
  if (kind === 'multisig') return findMultisig(chain, parseHash(rest, ['transactionId']), safe)
  if (kind === 'module') return findModule(chain, safe, rest)
  if (kind === 'transfer') return findTransfer(chain, safe, rest)
  throw notFound(absent)
}

async function findMultisig(chain: ChainService, hash: `0x${string}`, safe?: Address) {
  const { executionsByHash } = chain.index.current
  if (!executionsByHash.has(lowerHex(hash))) await chain.federated?.readTransaction(lowerHex(hash))
  const item = await findMultisigItem(chain, lowerHex(hash))
  if (!item || (safe && item.safe !== safe)) throw notFound(absent)
  return detailMultisig(chain, item)
}

function findModule(chain: ChainService, safe: Address, rest: string) {
  const rows = chain.index.findSafe(safe)?.moduleExecutions ?? []
  const row = rows.find((candidate) => moduleId(safe, candidate) === `module_${safe}_${rest}`)
  if (!row) throw notFound(absent)
  return detailModule(chain, safe, row)
}

function findTransfer(chain: ChainService, safe: Address, rest: string) {
  const tokens = chain.index.current.transfersByAccount.get(safe) ?? []
  const rows = [...tokens, ...(chain.index.findSafe(safe)?.nativeTransfers ?? [])]
  const row = rows.find((candidate) => transferId(safe, candidate) === `transfer_${safe}_${rest}`)
  if (!row || !chain.index.findSafe(safe)) throw notFound(absent)
  return detailTransfer(chain, safe, row)
}
