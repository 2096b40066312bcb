import type { ComponentProps } from 'react'
import { Notice } from './Notice'
import { TextLines } from './TextLines'

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
