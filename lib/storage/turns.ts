/**
 * Runs tasks at most `limit` at once. Of those that wait, whichever came last goes first: of a long list, that is what is
 * looked at now.
 */
export function createTurns(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = limit
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.pop()
      if (next) next()
      else free += 1
    }
  }
}
