import { VisibleText } from '@/components/chain/VisibleText'
import { displayName } from '@/lib/format/displayName'

type MessageOriginProps = { origin: { name: string; url: string } }

/** Which app asks: its address first, since anybody can choose a name. */
export function MessageOrigin({ origin: { name, url } }: MessageOriginProps) {
  return (
    <p>
      Asked for by <strong>{displayName(name) ?? 'an app without a name'}</strong> at{' '}
      <strong>
        <VisibleText text={URL.canParse(url) ? new URL(url).host : url} />
      </strong>
    </p>
  )
}
