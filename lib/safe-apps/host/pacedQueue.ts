/** Runs tasks a few at a time with the page's own work in between, so that ten thousand of them do not hold it up.
 * Forgets tasks beyond `limit` and, once `signal` is aborted, all of them. */
export function createPacedQueue(signal: AbortSignal, { batch = 50, limit = 20_000 } = {}): (task: () => void) => void {
  const tasks: (() => void)[] = []
  let isScheduled = false

  function flush(): void {
    isScheduled = false
    if (signal.aborted) return
    for (const task of tasks.splice(0, batch)) task()
    if (tasks.length > 0) schedule()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(flush)
  }

  return (task) => {
    if (tasks.length >= limit) return
    tasks.push(task)
    schedule()
  }
}
