import { isAskedTooOften } from './askedTooOften'

/** In milliseconds, one after the other: half a minute in all. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000]

/** Asks again, ever later, while the node says that it is asked too often. Throws what `ask` throws, and the signal's reason. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  [wait, ...later]: readonly number[] = waits,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    signal.throwIfAborted()
    if (wait === undefined || !isAskedTooOften(error)) throw error
    await pause(wait, signal)
    return askPatiently(ask, signal, later)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
