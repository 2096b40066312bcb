import { afterAll } from 'vitest'

// Files share one document: what a test left standing, which one does that fails, is no other file's to find.
afterAll(() => {
  if ('document' in globalThis) document.body.replaceChildren()
})
