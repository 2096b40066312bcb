import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { useReadClient } from '@/lib/chain/useReadClient'
import { unfinishedActs } from '@/lib/signing/unfinished/unfinishedActs'
import { accountsAsked } from './askedCreation'
import type { PendingCreation } from './creation'
import { creationReviewQuery } from './reviewCreation'

/** What the chain says of a creation for the connected account, and which accounts' wallets were asked for it before. */
export function useCreationReview(creation: PendingCreation) {
  const { address: account, chainId: walletChainId } = useAccount()
  const client = useReadClient({ chainId: creation.chainId })
  const asked = accountsAsked(unfinishedActs, creation, account)
  const { data: review, error, refetch } = useQuery(creationReviewQuery(client, creation, account, asked))
  return { account, walletChainId, asked, review, error, refetch }
}
