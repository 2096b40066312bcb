import { plural } from '@/lib/format/count'

export const otherTransaction = (hash: string) =>
  `This is another transaction than the one that is approved: its hash is ${hash}.`
export const notChecked = 'This could not be checked.'
export const notTaken = ({ owners, problems }: { owners: readonly string[]; problems: readonly string[] }) => {
  const signatures = plural(owners.length, { one: 'signature', other: 'signatures' })
  return `The Safe service did not take the ${signatures} of ${owners.join(', ')}. ${problems.join(' ')} Nothing is lost: the transaction that is kept here has them still, and they can be handed over again.`
}
export const unreadQueue = 'The queue holds entries that cannot be read.'
export const longQueue = 'The queue is too long to be read whole.'
