import { SafeAppAccessPolicyTypes } from '@safe-global/safe-gateway-typescript-sdk'
import { expect, it } from 'vitest'
import { isEmbeddingAllowed } from './accessPolicy'

it('lets a listed origin embed the app, however it is written, and no other', () => {
  const policy = { type: SafeAppAccessPolicyTypes.DomainAllowlist, value: ['https://APP.example/', 'garbage'] } as const
  const allowed = { ...policy, value: [...policy.value] }
  expect(isEmbeddingAllowed(allowed, 'https://app.example')).toBe(true)
  expect(isEmbeddingAllowed(allowed, 'https://app.example.evil.example')).toBe(false)
  expect(isEmbeddingAllowed({ type: SafeAppAccessPolicyTypes.NoRestrictions }, 'https://any.example')).toBe(true)
})

it('takes a policy of a kind it does not know for a restriction', () => {
  const unknown = JSON.parse('{"type":"COUNTRY_LIST","value":[]}')
  expect(isEmbeddingAllowed(unknown, 'https://app.example')).toBe(false)
})
