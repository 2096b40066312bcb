import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { safeSuffix } from '@/components/app/frame/frameEntries'
import { frameDialog } from './frameDialog'
import { readShortcut } from './shortcutKeys'
import { singleKeys } from './singleKeys'

/** How long the second key after G is waited for, in milliseconds. */
const goTime = 1500

/** Hears the shortcuts of the frame, except in a field and while a dialog is open. */
export function useShortcuts(): void {
  const router = useRouter()
  const suffix = safeSuffix(router.query)
  useEffect(() => {
    let goUntil = 0
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target) || hasDialog()) return
      const shortcut = readShortcut(event, event.timeStamp < goUntil, singleKeys.getState())
      goUntil = shortcut === 'go' ? event.timeStamp + goTime : 0
      if (!shortcut || shortcut === 'go') return
      event.preventDefault()
      if ('open' in shortcut) frameDialog.setState(shortcut)
      else router.push(`${shortcut.path}${suffix}`)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [router, suffix])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('textarea,select,input:not([type=checkbox],[type=radio])')
}

/** Ours, or one of RainbowKit's. */
function hasDialog(): boolean {
  return frameDialog.getState().open !== undefined || document.querySelector('dialog[open],[role=dialog]') !== null
}
