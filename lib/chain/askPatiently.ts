import { isAskedTooOften } from './askedTooOften'

/** Asks again, after one wait in milliseconds after the other, while the node says that it is asked too often. Throws what `ask` throws, and the signal's reason. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  [wait, ...later]: readonly number[],
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    signal?.throwIfAborted()
    if (wait === undefined || !isAskedTooOften(error)) throw error
    await pause(wait, signal)
    return askPatiently(ask, later, signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
