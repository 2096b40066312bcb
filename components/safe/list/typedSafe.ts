import { openTabText } from '@/lib/storage/tabText'

/** What somebody typed who opens a Safe, whichever form it was. */
export const typedSafe = openTabText('countersign.typedSafe')
