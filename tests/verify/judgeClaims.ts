import { createGateway } from '@/lib/gateway/client/client'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type TransactionSummary, transactionItem } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeState } from '@/lib/safe/account/readSafe'
import type { DetailsInput } from '@/lib/verify/detailsInput'
import { verifyListed } from '@/lib/verify/listedTransaction'
import { verifyDetails } from '@/lib/verify/verifyDetails'
import type { createCachedClient } from './cachedClient'
import type { ClaimsWorld, Told } from './claimsWorld'

type Sources = {
  gatewayUrl: string
  world: ClaimsWorld
  state: SafeState
  client: ReturnType<typeof createCachedClient>
}

/** What is found out about an answer of the gateway's, true or changed. */
export function createJudges({ gatewayUrl, world, state, client }: Sources) {
  const gateway = createGateway({ baseUrl: gatewayUrl })
  const common = { ref: { chainId: 31337, address: world.safe.address }, version: '1.4.1', chain: state, known: [] }
  return {
    details: (answer: unknown, requestedId?: string, asked = client, seen?: DetailsInput['seen']) => {
      const details = parseAnswer(transactionDetails, answer)
      return verifyDetails({ ...common, client: asked, details, requestedId, seen })
    },
    row: (row: unknown, repeats = 0) => {
      const input = { ...common, gateway, client, listed: readRow(row), repeats }
      return verifyListed(input, new AbortController().signal)
    },
    find: (situation: string, name?: string): Told => {
      const found = world.told.find((told) => told.situation === situation && (!name || told.name === name))
      if (!found) throw new Error(`There is no ${situation} ${name ?? ''}`)
      return found
    },
  }
}

export function readRow(row: unknown): TransactionSummary {
  const item = parseAnswer(transactionItem, { type: 'TRANSACTION', conflictType: 'None', transaction: row })
  if (item.type !== 'TRANSACTION') throw new Error('This is no transaction')
  return item.transaction
}
