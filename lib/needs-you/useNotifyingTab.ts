import { useEffect, useState } from 'react'

/** Whether this is the tab of this browser that speaks for all; none does before one wants to. */
export function useNotifyingTab(isWanted: boolean): boolean {
  const [isSpeaker, setIsSpeaker] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const { signal } = end
    const speak = () => {
      setIsSpeaker(!signal.aborted)
      return new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve())
      })
    }
    // It rejects when it is given up before its turn.
    navigator.locks.request('countersign.notify', { signal }, speak).catch(() => undefined)
    return () => {
      end.abort()
      setIsSpeaker(false)
    }
  }, [isWanted])
  return isSpeaker
}
