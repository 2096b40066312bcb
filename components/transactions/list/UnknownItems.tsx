import { Notice } from '@/components/ui/Notice'
import { ServiceWord } from '@/components/verification/ServiceWord'
import { displayName } from '@/lib/format/displayName'

type UnknownItemsProps = { kinds: readonly string[] }

/** Says what a list holds that this site cannot show. */
export function UnknownItems({ kinds }: UnknownItemsProps) {
  if (kinds.length === 0) return null
  const names = [...new Set(kinds)].map((kind) => displayName(kind) ?? 'without a name')
  return (
    <Notice
      tone="warning"
      title={kinds.length === 1 ? 'One entry cannot be shown' : `${kinds.length} entries cannot be shown`}
    >
      <ServiceWord note={null}>The gateway lists a kind that is not known here: {names.join(', ')}.</ServiceWord>
    </Notice>
  )
}
