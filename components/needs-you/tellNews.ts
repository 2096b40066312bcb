import type { QueryClient } from '@tanstack/react-query'
import { writeSummary } from '@/components/transactions/view/sentence/writeSummary'
import { findName, openAddressBook } from '@/lib/address-book/addressBook'
import { withPrefix } from '@/lib/config/withPrefix'
import { abbreviateAddress } from '@/lib/format/address'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { transactionDetailsQuery } from '@/lib/gateway/queries/transactionQueries'
import type { TransactionInfo } from '@/lib/gateway/schemas/transactionInfoSchema'
import { listNews } from '@/lib/needs-you/listNews'
import { noteWaiting, openSeenWaiting } from '@/lib/needs-you/seenWaiting'
import type { SafeWaiting } from '@/lib/needs-you/useNeedsYou'
import { safeRoutes } from '@/lib/routes'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { browserStorage } from '@/lib/storage/browserStorage'
import * as words from './words'

type Open = (route: string) => void

/** Tells what is new in a Safe, once in this browser; a click on it opens the transaction. */
export async function tellNews(client: QueryClient, now: SafeWaiting, isFirstLook: boolean, open: Open): Promise<void> {
  const seen = openSeenWaiting(browserStorage)
  const { needed, gone } = listNews(now, seen.find(nameSafe(now.safe)), isFirstLook)
  // Written before anything is told: what is told twice is worse than what a tab that dies meanwhile did not tell.
  seen.put(noteWaiting(now))
  for (const { transaction, need } of needed) {
    if (need !== 'wait') tell(now.safe, transaction.id, words.groups[need], transaction.txInfo, open)
  }
  await Promise.all(gone.map((id) => tellEnd(client, now.safe, id, open)))
}

/** What is not in the queue any more was executed, cancelled by another with its nonce, or deleted. */
async function tellEnd(client: QueryClient, safe: SafeRef, id: string, open: Open): Promise<void> {
  try {
    const { txStatus, txInfo } = await client.fetchQuery(transactionDetailsQuery(appGateway, safe.chainId, id))
    if (txStatus === 'SUCCESS') tell(safe, id, words.executed, txInfo, open)
    if (txStatus === 'FAILED') tell(safe, id, words.failed, txInfo, open)
  } catch {
    // The history shows how it ended whenever it can be had: a notification is no place for a failure.
  }
}

function tell(safe: SafeRef, id: string, title: string, txInfo: TransactionInfo, open: Open): void {
  const { chainId, address } = safe
  const book = openAddressBook(browserStorage).getState()
  const nameOf = (account: typeof address) => findName(book, chainId, account)
  const name = nameOf(address) ?? abbreviateAddress(address)
  try {
    const shown = new Notification(words.inSafe(title, withPrefix(chainId, name)), {
      body: writeSummary(safe, txInfo, nameOf),
      tag: `${chainId} ${id}`,
    })
    shown.onclick = () => {
      window.focus()
      shown.close()
      open(safeRoutes.transaction(safe, id))
    }
  } catch {
    // Some browsers show notifications for installed sites alone.
  }
}
