import type { BrowserContext, Page } from '@playwright/test'

export type Problems = {
  found: () => string[]
  /** A problem that this test causes on purpose. */
  allow: (pattern: RegExp) => void
}

// Development builds say what differed; production builds only number the error.
const seriousMessages = [
  /hydrat/i,
  /did(n't| not) match/i,
  /Minified React error #(418|419|421|422|423|425)/,
  /Content Security Policy/i,
]

/** Collects hydration warnings, policy violations and uncaught errors of every page of the context. */
export function watchProblems(context: BrowserContext): Problems {
  const found: string[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (webError) => found.push(`Uncaught: ${webError.error().stack ?? webError.error()}`))
  context.on('console', (message) => {
    const isSerious = ['error', 'warning'].includes(message.type())
    if (isSerious && seriousMessages.some((pattern) => pattern.test(message.text()))) found.push(message.text())
  })
  return {
    found: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => void allowed.push(pattern),
  }
}

/** Lists every request and socket to another machine, also those that a route answers or that never got through. */
export function watchOutsideRequests(context: BrowserContext): string[] {
  const outside: string[] = []
  function record(url: string) {
    if (isOutside(url)) outside.push(url)
  }
  function watchSockets(page: Page) {
    page.on('websocket', (socket) => record(socket.url()))
  }
  context.on('request', (request) => record(request.url()))
  context.pages().forEach(watchSockets)
  context.on('page', watchSockets)
  return outside
}

function isOutside(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const isNetwork = ['http:', 'https:', 'ws:', 'wss:'].includes(protocol)
  return isNetwork && !/^(127\.\d+\.\d+\.\d+|\[::1\]|([\w-]+\.)*localhost)$/.test(hostname)
}
