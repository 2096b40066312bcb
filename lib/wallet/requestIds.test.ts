// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { detectParentSafe } from './parentSafe'

afterEach(() => vi.unstubAllGlobals())

test('the guest’s requests carry ids of 20 hexadecimal characters, each its own', async () => {
  const ids: string[] = []
  vi.stubGlobal('parent', { postMessage: ({ id }: { id: string }) => ids.push(id) })
  const options = { allowedOrigins: ['https://app.example'], timeoutMs: 350 }
  await Promise.all([detectParentSafe(options), detectParentSafe(options)])
  expect(ids.length).toBeGreaterThan(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
