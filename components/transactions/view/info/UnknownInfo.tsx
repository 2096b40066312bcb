import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'
import * as words from './words'

type UnknownInfoProps = { kind: string }

/** A kind that came later than this app. */
export function UnknownInfo({ kind }: UnknownInfoProps) {
  return (
    <p>
      <ServiceWord note={null}>{words.unknownKind(displayName(kind))}</ServiceWord>
    </p>
  )
}
