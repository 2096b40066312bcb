import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'

type UnknownInfoProps = { kind: string }

/** A kind that came later than this app. */
export function UnknownInfo({ kind }: UnknownInfoProps) {
  return (
    <p>
      <ServiceWord
        note={null}
      >{`The gateway calls this ${displayName(kind) ?? 'something without a name'}, a kind that is not known here: only what the call data says counts.`}</ServiceWord>
    </p>
  )
}
