import { vi } from 'vitest'

/** Holds back what the page would do in its next turns; `run` does the first of it, and what follows on that at once. */
export function holdTurns() {
  const held: (() => void)[] = []
  vi.stubGlobal('setTimeout', (task: () => void) => held.push(task))
  const settle = async () => {
    for (let step = 0; step < 100; step += 1) await null
  }
  return {
    settle,
    run: async (): Promise<boolean> => {
      const task = held.shift()
      task?.()
      await settle()
      return task !== undefined
    },
  }
}
