// Runs in the page before anything of it: keeps its long tasks, and how long each input waited for the next paint.
const watched = { tasks: [], inputs: [] }
window.takeWatched = () => ({ tasks: watched.tasks.splice(0), inputs: watched.inputs.splice(0) })

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.tasks.push(duration)
}).observe({ type: 'longtask', buffered: true })

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) watched.inputs.push(duration)
}).observe({ type: 'event', buffered: true, durationThreshold: 16 })
