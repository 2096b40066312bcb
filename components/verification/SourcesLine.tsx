import { Notice } from '@/components/ui/notice/Notice'
import type { Sources } from '@/lib/gateway/schemas/sourcesSchema'
import { ServiceWord } from './ServiceWord'
import styles from './SourcesLine.module.css'
import * as words from './words'

type SourcesLineProps = { sources: Sources | null }

/** Where a gateway of one's own says that something is known, and what the hosted service beside it says otherwise. */
export function SourcesLine({ sources }: SourcesLineProps) {
  if (!sources) return null
  const { service, differences } = sources
  return (
    <div className={styles.sources} data-sources>
      <p>
        <ServiceWord isLined>{saySources(sources)}</ServiceWord>
      </p>
      {differences.length > 0 && (
        <Notice tone="warning" title={words.saysOtherwise(service)}>
          {differences.map(({ code, text }) => (
            <p key={`${code} ${text}`}>
              <ServiceWord note={null}>{words.sourceDifferences[code](text ?? '')}</ServiceWord>
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}

function saySources({ service, from, knownTo, isWaiting, isReachable }: Sources): string {
  const isThere = knownTo.includes('SERVICE')
  if (isWaiting) return isThere ? words.confirmationWaits(service) : words.notKnownYet(service)
  if (!isReachable) return words.serviceSilent(service)
  if (!isThere) return words.notKnownTo(service)
  return from === 'SERVICE' ? words.cameFrom(service) : words.knownToBoth(service)
}
