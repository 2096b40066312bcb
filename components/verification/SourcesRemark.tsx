import type { Sources } from '@/lib/gateway/schemas/sourcesSchema'
import { ServiceWord } from './ServiceWord'
import * as words from './words'

type SourcesRemarkProps = { sources: Sources | null; className?: string | undefined }

/** In a row: that the hosted service beside a gateway of one's own says otherwise. What, its page tells. */
export function SourcesRemark({ sources, className }: SourcesRemarkProps) {
  if (!sources || sources.differences.length === 0) return null
  return (
    <span className={className}>
      <ServiceWord note={null}>{words.saysOtherwise(sources.service)}</ServiceWord>
    </span>
  )
}
