import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { SentCreation } from '@/components/create-safe/model/creation'
import { progressQuery } from '@/components/create-safe/model/followCreation'
import { pendingCreations } from '@/components/create-safe/model/pendingCreations'
import { useNewAtService } from '@/components/create-safe/model/useNewAtService'
import { useReadClient } from '@/lib/chain/useReadClient'
import type { SafeRef } from '@/lib/gateway/client/safeRef'

/** For whoever left the form before the end: Safes that have come meanwhile are asked for, so that the service lists them. */
export function SentCreations() {
  const sent = useStore(pendingCreations).filter((creation) => creation.stage === 'sent')
  return sent.map((creation) => <Followed key={`${creation.chainId}:${creation.address}`} creation={creation} />)
}

function Followed({ creation }: { creation: SentCreation }) {
  const { data } = useQuery(progressQuery(useReadClient({ chainId: creation.chainId }), creation))
  return data?.created.state === 'asAsked' ? <Asked safe={creation} /> : null
}

function Asked({ safe }: { safe: SafeRef }) {
  useNewAtService(safe)
  return null
}
