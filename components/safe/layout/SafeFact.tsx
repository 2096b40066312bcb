import type { ReactNode } from 'react'
import { Fact } from '@/components/ui/Fact'
import type { SafeView } from '@/lib/safe-view/safeView'
import { SourceMark } from './SourceMark'
import { SourceTag } from './SourceTag'

type SafeFactProps = { safe: SafeView; term: string; subject?: string; children: ReactNode }

/** A fact of a Safe with whose word it is; `subject` is that of the check which compares both sources. */
export function SafeFact({ safe, term, subject, children }: SafeFactProps) {
  return (
    <Fact
      term={
        <>
          {term} <SourceMark safe={safe} subject={subject} />
        </>
      }
    >
      <div>{children}</div>
      <SourceTag safe={safe} subject={subject} />
    </Fact>
  )
}
