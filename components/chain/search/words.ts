import { formatCount } from '@/lib/format/count'

export const searching = (from: bigint | undefined) =>
  from === undefined
    ? 'Looking through the records…'
    : `Looking through the records, back to block ${formatCount(Number(from))} so far…`
export const searchedBack = (from: bigint) => `Looked through the records back to block ${formatCount(Number(from))}.`
export const lookFurther = 'Look further back'
export const notSearched = 'The network’s node does not answer for these records'
