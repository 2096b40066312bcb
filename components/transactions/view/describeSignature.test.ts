import { expect, it } from 'vitest'
import { approvedHashSignature } from '@/lib/safe/signature/walletSignature'
import { describeSignature } from './describeSignature'

const word = '11'.repeat(32)

it('names every kind of signature, and what is none', () => {
  expect(describeSignature(`0x${word}${word}1b`)).toBe('Signed with a key')
  expect(describeSignature(`0x${word}${word}1f`)).toBe('Signed with a key as a message (eth_sign)')
  expect(describeSignature(approvedHashSignature('0x000000000000000000000000000000000000dEaD'))).toBe(
    'Approved on chain',
  )
  expect(describeSignature('0x')).toBe('No signature')
  expect(describeSignature(`0x${word}${word}1b${word}${word}1b`)).toBe('Signed with a key')
  expect(describeSignature('0x1234')).toBe('Malformed signature')
})
