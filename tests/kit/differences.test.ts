import { readFileSync } from 'node:fs'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '@/lib/auth/sessionActions'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const rows = [
  ...readFileSync('tests/e2e/SPECIFICATION-DIFFERENCES.md', 'utf8').matchAll(/\| `([^`|]+)`: ([^|]+) \|$/gm),
]

test.each(rows.map(([, file = '', title = '']) => [file, title]))('%s pins: %s', (file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})

test('every row of the list of differences has its test', () => {
  const lines = readFileSync('tests/e2e/SPECIFICATION-DIFFERENCES.md', 'utf8').match(/^\| (?!What \|)/gm) ?? []
  expect(rows.length).toBe(lines.length)
})

test('what goes to our own server is sent, whether the browser calls itself online or not', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return Response.json({ session: null })
  })
  onlineManager.setOnline(false)
  await signOut(new QueryClient())
  expect(asked).toEqual(['/api/auth/logout'])
})
