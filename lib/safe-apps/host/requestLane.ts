export type RequestLane = {
  /** Starts the task, or queues it; false when the queue is full and nothing was taken. */
  run(task: () => Promise<void>): boolean
  /** Forgets what waits. What runs goes on; its answer is the caller's to drop. */
  clear(): void
}

/** At most `running` tasks at a time and `waiting` behind them, so that an app cannot make the page do more than that.
 * A task must not reject. */
export function createRequestLane({ running, waiting }: { running: number; waiting: number }): RequestLane {
  const queue: (() => Promise<void>)[] = []
  let active = 0

  async function start(task: () => Promise<void>): Promise<void> {
    active += 1
    await task().finally(() => {
      active -= 1
    })
    const next = queue.shift()
    if (next !== undefined) void start(next)
  }

  return {
    run(task) {
      if (active < running) {
        void start(task)
        return true
      }
      if (queue.length >= waiting) return false
      queue.push(task)
      return true
    },
    clear() {
      queue.length = 0
    },
  }
}
