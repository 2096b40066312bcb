import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/Fold'

type FoldPartProps = { title: string; isOpen?: boolean; children: ReactNode }

/** A part of the page that is there to be opened. */
export function FoldPart({ title, isOpen = false, children }: FoldPartProps) {
  return (
    <section aria-label={title}>
      <Fold title={title} isOpen={isOpen}>
        {children}
      </Fold>
    </section>
  )
}
