// Runs inside the measured page, before its own scripts. Reads window.__benchOptions, leaves what it saw in window.__bench.
;(() => {
  if (window.top !== window) return
  const { button, dialog, kind, shadow } = window.__benchOptions
  const eager = kind === 'eager'
  if (kind === 'held') window.requestIdleCallback = () => 0
  const pattern = new RegExp(button, 'i')
  const now = () => performance.now()
  const seen = {
    fcp: null,
    lcp: null,
    long: [],
    visible: null,
    clickable: null,
    cls: 0,
    // The impatient visitor: first open dialog, the one that stayed, how often one shut by itself, clicks made.
    first: null,
    since: null,
    dialog: null,
    closed: 0,
    clicks: 0,
  }
  window.__bench = seen

  function observe(type, onEntry) {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
    } catch {
      // This browser does not report the entry; the figure stays empty.
    }
  }

  function collect(root, selector, found = []) {
    found.push(...root.querySelectorAll(selector))
    if (shadow) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) collect(element.shadowRoot, selector, found)
      }
    }
    return found
  }

  function isShown(element) {
    const box = element.getBoundingClientRect()
    const how = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
    return box.width > 0 && box.height > 0 && element.checkVisibility(how)
  }

  const labelOf = (element) => (element.textContent || element.getAttribute('aria-label') || '').trim()

  function isHittable(element) {
    if (element.disabled || element.closest('[aria-hidden=true],[inert]')) return false
    const box = element.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!hit) return false
    return element === hit || element.contains(hit) || element.getRootNode() !== document
  }

  function hasReactHandler(element) {
    for (let node = element; node && node !== document.body; node = node.parentElement) {
      const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'))
      const props = key && node[key]
      if (props && (props.onClick || props.onPointerDown || props.onMouseDown)) return true
    }
    return false
  }

  // A click on it has an effect: the browser opens something, React listens, or the page says that its own early
  // listener keeps the click for later (data-early-click; the eager load proves whether that is true).
  function isLive(element) {
    if (element.getRootNode() !== document) return true
    if (element.commandForElement || element.popoverTargetElement) return true
    return hasReactHandler(element) || typeof element.onclick === 'function' || element.matches('[data-early-click]')
  }

  seen.find = () =>
    collect(document, 'button,[role=button],a[role=button]').find(
      (element) => pattern.test(labelOf(element)) && isShown(element) && isHittable(element),
    )
  seen.open = () => collect(document, dialog).some((element) => isShown(element) && labelOf(element).length > 0)

  function noteButton(element) {
    seen.visible ??= now()
    if (seen.clickable === null && isLive(element)) seen.clickable = now()
  }

  let lastClick = Number.NEGATIVE_INFINITY
  function impatient(element) {
    if (seen.open()) {
      seen.first ??= now()
      seen.since ??= now()
      if (now() - seen.since > 3000) seen.dialog = seen.since
      return
    }
    if (seen.since !== null) {
      seen.since = null
      seen.closed++
    }
    if (element && lastClick < now() - 250) {
      lastClick = now()
      seen.clicks++
      element.click()
    }
  }

  function tick() {
    const waitsForDialog = eager && seen.dialog === null
    if (seen.visible !== null && seen.clickable !== null && !waitsForDialog) return
    const element = document.body && seen.find()
    if (element) noteButton(element)
    if (waitsForDialog && document.body) impatient(element)
    setTimeout(tick, 15)
  }

  seen.measureDialog = () =>
    new Promise((resolve) => {
      const element = seen.find()
      if (!element) return resolve(null)
      const start = now()
      element.click()
      const timer = setInterval(() => {
        const isOpen = seen.open()
        if (!isOpen && now() - start <= 20000) return
        clearInterval(timer)
        requestAnimationFrame(() => resolve(isOpen ? now() - start : null))
      }, 8)
    })

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]))
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  setTimeout(tick, 0)
})()
