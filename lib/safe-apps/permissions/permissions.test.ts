import { RestrictedMethods } from '@safe-global/safe-apps-sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GuardedStorage } from '@/lib/storage/guardedStorage'
import { createPermissions } from './permissions'

const addressBook = RestrictedMethods.requestAddressBook
const app = 'https://app.example'

function createStorage(initial?: string) {
  const values = new Map<string, string>()
  if (initial !== undefined) values.set('countersign.app-permissions', initial)
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('createPermissions', () => {
  it('keeps a grant for exactly one origin, across page loads', () => {
    const storage = createStorage()
    createPermissions(storage).grant(app, [addressBook])
    const later = createPermissions(storage)
    expect(later.has(app, addressBook)).toBe(true)
    expect(later.has('https://app.example:8443', addressBook)).toBe(false)
    expect(later.list(app)).toEqual([{ origin: app, method: addressBook, grantedAt: expect.any(Number) }])
  })

  it('takes a grant back for every page that shares the storage', () => {
    const storage = createStorage()
    const here = createPermissions(storage)
    here.grant(app, [addressBook])
    here.grant('https://other.example', [addressBook])
    createPermissions(storage).revoke(app)
    expect(here.has(app, addressBook)).toBe(false)
    expect(here.list()).toHaveLength(1)
  })

  it('does not grant twice', () => {
    const permissions = createPermissions(createStorage())
    permissions.grant(app, [addressBook])
    permissions.grant(app, [addressBook])
    expect(permissions.list()).toHaveLength(1)
  })

  it('remembers for the page only when storage is blocked', () => {
    const permissions = createPermissions(new GuardedStorage(undefined))
    permissions.grant(app, [addressBook])
    expect(permissions.has(app, addressBook)).toBe(true)
    expect(createPermissions(new GuardedStorage(undefined)).has(app, addressBook)).toBe(false)
  })

  it('keeps the newest 200 grants', () => {
    const permissions = createPermissions(createStorage())
    for (let index = 0; index < 210; index += 1) permissions.grant(`https://a${index}.example`, [addressBook])
    expect(permissions.list()).toHaveLength(200)
    expect(permissions.has('https://a209.example', addressBook)).toBe(true)
  })

  it('reads no grant out of stored text that is not one, whatever it is', () => {
    const wrong = [{ origin: app, method: 'sendTransactions', grantedAt: 1 }, { origin: app }, null, '__proto__']
    expect(createPermissions(createStorage(JSON.stringify(wrong))).list()).toEqual([])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const permissions = createPermissions(createStorage(text))
        expect(permissions.list()).toEqual([])
        permissions.grant(app, [addressBook])
        expect(permissions.has(app, addressBook)).toBe(true)
      }),
    )
  })
})
