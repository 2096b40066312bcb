import { useEffect, useState } from 'react'
import { copiedNoticeTime } from '@/lib/config/limits'
import * as words from './words'

const outcomes = { copied: words.copied, blocked: words.copyingBlocked }

/** Copies a text, and for a moment says whether it did. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), copiedNoticeTime)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () => {
    // Browsers offer the clipboard only on https and localhost.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('blocked'),
    )
  }
  return { outcome: outcome && outcomes[outcome], isCopied: outcome === 'copied', copy }
}
