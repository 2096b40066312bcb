// Runs in the page from its start. `settled`: since when the rows in the window have their verdicts and nothing in it waits
// for one; 0 while that is not so. `blocking`: what tasks between the first paint and then took beyond 50 ms each.
;(() => {
  const seen = { origin: performance.timeOrigin, fcp: 0, settled: 0, blocking: 0 }
  window.__benchSeen = seen
  const tasks = []
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', (entry) => tasks.push(entry))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })

  // Rows below the window are checked when they come into it.
  const isInWindow = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return element.checkVisibility() && bottom > 0 && top < innerHeight
  }
  const isShown = (selector) => [...document.querySelectorAll(selector)].some(isInWindow)
  const hasVerdicts = () =>
    isShown('main [data-verification]') && !isShown('[data-verification=loading], [data-agreement=loading]')
  const look = () => {
    if (!hasVerdicts()) seen.settled = 0
    else seen.settled ||= performance.now()
    const until = seen.settled || Number.POSITIVE_INFINITY
    const counted = tasks.filter(({ startTime }) => startTime > seen.fcp && startTime < until)
    seen.blocking = counted.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
