import { wait } from '@/lib/query/wait'
import { isAskedTooOften } from './askedTooOften'

/** In seconds: of a search, which has more to ask than a page, and which nobody waits for but whoever looks on. */
export const longPauses = [8, 15]

/**
 * Asks again, after one pause in seconds after the other, while the node says that it is asked too often. Throws what `ask`
 * throws, and the signal's reason.
 */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  [pause, ...later]: readonly number[],
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    signal?.throwIfAborted()
    if (pause === undefined || !isAskedTooOften(error)) throw error
    await wait(pause, signal)
    return askPatiently(ask, later, signal)
  }
}
