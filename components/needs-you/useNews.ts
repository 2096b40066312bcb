import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import type { SafeWaiting } from '@/lib/needs-you/useNeedsYou'
import { nameSafe } from '@/lib/safe-view/viewedSafes'
import { tellNews } from './tellNews'

/** Tells what is new in the Safes each time one was looked at, while this tab is the one that does. */
export function useNews(safes: readonly SafeWaiting[], isSpeaker: boolean): void {
  const client = useQueryClient()
  const router = useRouter()
  const looked = useRef(new Map<string, number>())
  useEffect(() => {
    if (!isSpeaker) looked.current.clear()
    for (const now of isSpeaker ? safes : []) {
      const name = nameSafe(now.safe)
      const last = looked.current.get(name)
      if (last === now.updatedAt) continue
      looked.current.set(name, now.updatedAt)
      tellNews(client, now, last === undefined, (route) => router.push(route))
    }
  })
}
