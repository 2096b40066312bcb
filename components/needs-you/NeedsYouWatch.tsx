import { useStore } from 'zustand'
import { notifyChoice, readNotifyPermission } from '@/lib/needs-you/notifyChoice'
import { useNeedsYou } from '@/lib/needs-you/useNeedsYou'
import { useNotifyingTab } from '@/lib/needs-you/useNotifyingTab'
import { useNews } from './useNews'
import { useTitleCount } from './useTitleCount'

/** Looks after what needs the user while a page is open: the number in the tab's title, and who wants it is told. */
export function NeedsYouWatch() {
  const isWanted = useStore(notifyChoice) && readNotifyPermission() === 'granted'
  const isSpeaker = useNotifyingTab(isWanted)
  const { count, safes } = useNeedsYou({ isWatching: isSpeaker })
  useTitleCount(count)
  useNews(safes, isSpeaker)
  return null
}
