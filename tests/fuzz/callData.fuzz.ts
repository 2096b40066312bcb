import fc from 'fast-check'
import { expect } from 'vitest'
import { decodeCall, flattenCalls } from '@/lib/safe/callData'
import { anyAddress, anyCall } from '@/tests/safe/arbitraries'
import { fuzz } from './fuzz'

fuzz('call data', fc.tuple(anyAddress, anyCall), ([from, call]) => {
  const calls = flattenCalls(decodeCall(from, call))
  expect(calls.length).toBeLessThanOrEqual(1001)
})
