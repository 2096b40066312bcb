// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './browserStorage'

afterEach(() => {
  vi.restoreAllMocks()
  browserStorage.removeItem('a')
})

it('loaded again in one page, still tells what only the memory has from what lasts', async () => {
  vi.resetModules()
  const again = (await import('./browserStorage')).browserStorage
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  again.setItem('a', '1')
  expect(again.isLasting('a')).toBe(false)
  expect(browserStorage.getItem('a')).toBe('1')
})

it('an entry with the name of one of the guard’s methods does not pass for the guard', async () => {
  vi.resetModules()
  const kept = { isLasting: '1', getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.defineProperty(window, 'localStorage', { value: kept, configurable: true })
  const { browserStorage: found } = await import('./browserStorage')
  Object.defineProperty(window, 'localStorage', { value: browserStorage, configurable: true })
  expect(found.isLasting('b')).toBe(true)
})
