import type { ReactNode } from 'react'
import { Button } from './Button'
import { useCopy } from './useCopy'

type CopyButtonProps = { text: string; label: ReactNode }

export function CopyButton({ text, label }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text)
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  )
}
