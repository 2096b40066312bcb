import { type ReactNode, useEffect, useState } from 'react'
import { copiedNoticeTime } from '@/lib/config/limits'
import { Button } from './Button'
import * as words from './words'

type CopyButtonProps = { text: string; label: ReactNode }

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), copiedNoticeTime)
    return () => clearTimeout(timer)
  }, [outcome])

  const handleClick = () => {
    // Browsers offer the clipboard only on https and localhost.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))
    written.then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyingBlocked),
    )
  }
  return (
    <Button onClick={handleClick}>
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  )
}
