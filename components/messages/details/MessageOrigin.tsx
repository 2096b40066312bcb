import { VisibleText } from '@/components/chain/VisibleText'
import { displayName } from '@/lib/format/displayName'
import * as words from './words'

type MessageOriginProps = { origin: { name: string; url: string } }

/** Which app asks: its address first, since anybody can choose a name. */
export function MessageOrigin({ origin: { name, url } }: MessageOriginProps) {
  const host = <VisibleText text={URL.canParse(url) ? new URL(url).host : url} />
  return <p>{words.askedForBy(displayName(name), host)}</p>
}
