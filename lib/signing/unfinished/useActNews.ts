import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Gateway } from '@/lib/gateway/client/client'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { refreshAfterAct } from '@/lib/signing/refreshAfterAct'
import { onOtherTab } from '@/lib/storage/onOtherTab'
import { askedKey, notesKey, sentKey, signaturesKey } from './actKeys'

const keys = [askedKey, notesKey, sentKey, signaturesKey]

/** Looks again at once when another tab of this browser went on with an act: it may have signed or executed what is shown. */
export function useActNews(gateway: Gateway, { chainId, address }: SafeRef): void {
  const queries = useQueryClient()
  useEffect(
    () => onOtherTab(keys, () => refreshAfterAct(queries, gateway, { chainId, address })),
    [queries, gateway, chainId, address],
  )
}
