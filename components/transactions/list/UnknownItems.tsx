import { Notice } from '@/components/ui/notice/Notice'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import * as words from './words'

type UnknownItemsProps = { kinds: readonly string[] }

/** Says what a list holds that this site cannot show. */
export function UnknownItems({ kinds }: UnknownItemsProps) {
  if (kinds.length === 0) return null
  const names = [...new Set(kinds)].map((kind) => displayName(kind) ?? words.nameless)
  return (
    <Notice tone="warning" title={words.unknown(kinds.length)}>
      <ServiceWord note={null}>{words.unknownKinds(names.join(', '))}</ServiceWord>
    </Notice>
  )
}
