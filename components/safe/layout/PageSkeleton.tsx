import { Skeleton } from '@/components/ui/Skeleton'
import * as words from './firstWords'

/** A page about a Safe before anything of it is there. */
export function PageSkeleton() {
  return <Skeleton label={words.loadingSafe} lines={6} />
}
