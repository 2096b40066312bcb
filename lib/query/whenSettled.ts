import type { QueryClient } from '@tanstack/react-query'

const lookEvery = 250
/** A line so slow that nothing arrives for longer would be waited for in vain. */
const usualQuiet = 1_500
const atMost = 20_000

/**
 * Calls `act` once the page's own work is done: it has loaded, nothing is being asked for, and for a while nothing has
 * arrived, which is `quietFor` milliseconds. Not later than after 20 seconds. The function that is returned ends the waiting.
 */
export function whenSettled(client: QueryClient, act: () => void, quietFor = usualQuiet): () => void {
  const begun = performance.now()
  let busyAt = begun
  let seen = 0
  const timer = setInterval(() => {
    const now = performance.now()
    const arrived = performance.getEntriesByType('resource').length
    if (document.readyState !== 'complete' || client.isFetching() > 0 || arrived !== seen) busyAt = now
    seen = arrived
    if (now - busyAt < quietFor && now - begun < atMost) return
    clearInterval(timer)
    act()
  }, lookEvery)
  return () => clearInterval(timer)
}
