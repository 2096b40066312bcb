import { formatDateTime } from '@/lib/format/time'

export const theService = 'The Safe service'

/** What happened to a source that failed, without a full stop. */
export const failures = {
  offline: () => 'This browser is offline',
  silent: (name: string) => `${name} does not answer`,
  wrong: (name: string) => `${name} gives no usable answer`,
  busy: (name: string) => `${name} wants to be asked less often`,
  otherChain: () => 'The node that this site asks is of another network',
  absent: () => 'This site has no Safe service',
}
/** That a source is still being asked; nothing before that is worth saying. */
export const stillAsked = (name: string) => `${name} has not answered yet. It is still being asked.`
/** From when what is shown is: a clock's time stays true while it is read. */
export const lastAnswer = (time: number) => `its last answer is from ${formatDateTime(time)}`
