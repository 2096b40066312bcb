import { queryOptions, skipToken } from '@tanstack/react-query'
import { isAddressEqual, type TransactionReceipt } from 'viem'
import type { ReadClient } from '@/lib/chain/readClient'
import { freshKey } from '@/lib/query/queryKeys'
import { parseProxyCreations } from '@/lib/safe/account/proxyCreations'
import { followSent, type NonceSlot, type SentProgress } from '@/lib/safe/execute/followSent'
import { browserStorage } from '@/lib/storage/browserStorage'
import { type Created, checkCreated } from './checkCreated'
import type { SentCreation } from './creation'
import { saveSlot } from './pendingCreations'

/**
 * What became of a creation's transaction. `created`: the factory says that it created the Safe; `empty`: it was mined,
 * and did something else. For the rest see SentProgress.
 */
export type CreationOutcome = Exclude<SentProgress['state'], 'mined'> | 'created' | 'empty' | 'reverted'

type CreationProgress = { outcome: CreationOutcome; slot: NonceSlot | undefined; created: Created }

const pollingInterval = 4_000

/**
 * What `followCreation` says, asked again until the Safe is there as asked and the transaction has ended. Also when
 * something else seems to be there: its parts are read by several questions, and a block may come in between.
 */
export function progressQuery(client: ReadClient | undefined, sent: SentCreation) {
  return queryOptions({
    queryKey: freshKey('creationProgress', sent.chainId, sent.address, sent.txHash),
    queryFn: client ? () => followAndKeep(client, sent) : skipToken,
    refetchInterval: ({ state }) => (isEnded(state.data) ? false : pollingInterval),
    gcTime: 0,
  })
}

/**
 * Says what became of a creation that was sent, and what stands at its address now: read last, so that what the
 * transaction did is there. Throws ChainUnavailableError and viem's errors.
 */
export async function followCreation(
  client: ReadClient,
  sent: SentCreation,
  now: number = Date.now(),
): Promise<CreationProgress> {
  const progress = await followSent(client, sent, now)
  const created = await checkCreated(client, sent)
  // Where the Safe came in between, the transaction that waited a moment ago is most likely what made it.
  const last = created.state !== 'absent' && isOpen(progress.state) ? await followSent(client, sent, now) : progress
  const outcome = last.state === 'mined' ? outcomeOf(last.receipt, sent) : last.state
  return { outcome, slot: last.slot, created }
}

function isOpen(state: SentProgress['state'] | CreationOutcome): boolean {
  return state === 'waiting' || state === 'overdue'
}

function isEnded(progress: CreationProgress | undefined): boolean {
  return progress?.created.state === 'asAsked' && !isOpen(progress.outcome)
}

async function followAndKeep(client: ReadClient, sent: SentCreation): Promise<CreationProgress> {
  const progress = await followCreation(client, sent)
  if (progress.slot && !sent.slot) saveSlot(browserStorage, sent, progress.slot)
  return progress
}

function outcomeOf({ status, logs }: TransactionReceipt, { address, proxyFactory }: SentCreation): CreationOutcome {
  if (status === 'reverted') return 'reverted'
  const isNamed = parseProxyCreations(logs).some(
    ({ factory, proxy }) => isAddressEqual(factory, proxyFactory) && isAddressEqual(proxy, address),
  )
  return isNamed ? 'created' : 'empty'
}
