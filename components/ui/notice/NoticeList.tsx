import type { ComponentProps } from 'react'
import { TextLines } from '@/components/ui/TextLines'
import { Notice } from './Notice'

type NoticeListProps = Omit<ComponentProps<typeof Notice>, 'children'> & { points: readonly string[] }

/** A notice of several points; nothing where there are none. */
export function NoticeList({ points, ...notice }: NoticeListProps) {
  if (points.length === 0) return null
  return (
    <Notice {...notice}>
      <ul>
        <TextLines texts={points} />
      </ul>
    </Notice>
  )
}
