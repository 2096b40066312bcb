import { type Coded, say } from '@/lib/format/coded'
import { reasons } from './reasonWords'

/** What a check found, as a code with its values. */
export type Reason = Coded<typeof reasons>

/** The sentence that a person reads for what a check found. */
export function sayReason(reason: Reason): string {
  return say(reasons, reason)
}
