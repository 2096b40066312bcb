import { describe, expect, it } from 'vitest'
import { safeRoutes } from './routes'

const safe = { chainId: 1, address: '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3' } as const

describe('links', () => {
  it('name the Safe as Safe{Wallet} does', () => {
    expect(safeRoutes.home(safe)).toBe(`/home?safe=eth:${safe.address}`)
    expect(safeRoutes.transaction(safe, 'multisig_0x1_0x2')).toBe(
      `/transactions/tx?safe=eth:${safe.address}&id=multisig_0x1_0x2`,
    )
  })

  it('escape what comes from elsewhere', () => {
    expect(safeRoutes.openApp(safe, 'https://app.example/?a=1&safe=eth:0x0#x')).toBe(
      `/apps/open?safe=eth:${safe.address}&appUrl=https%3A%2F%2Fapp.example%2F%3Fa%3D1%26safe%3Deth%3A0x0%23x`,
    )
  })

  it('say what is typed into the form of a new transaction', () => {
    expect(safeRoutes.newTransaction(safe)).toBe(`/transactions/new?safe=eth:${safe.address}`)
    expect(safeRoutes.newTransaction(safe, { form: 'owners', change: 'remove', owner: safe.address })).toBe(
      `/transactions/new?safe=eth:${safe.address}&form=owners&change=remove&owner=${safe.address}`,
    )
  })
})
