import { HexText } from '@/components/ui/HexText'
import { Notice } from '@/components/ui/notice/Notice'
import * as words from '@/components/ui/words'
import type { ListedElsewhere } from '@/lib/gateway/schemas/sourcesSchema'

type NotTakenEntriesProps = { elsewhere: ListedElsewhere | undefined }

/** What the service beside a gateway of one's own lists, and the gateway did not believe. */
export function NotTakenEntries({ elsewhere }: NotTakenEntriesProps) {
  if (!elsewhere || elsewhere.notTaken.length === 0) return null
  const { name, notTaken } = elsewhere
  return (
    <Notice tone="warning" title={words.notTaken(name)}>
      <ul>
        {notTaken.map(({ hash, text }) => (
          <li key={`${hash} ${text}`}>
            {text}
            {hash && (
              <p>
                <code>
                  <HexText text={hash} />
                </code>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
