import { expect, test } from 'vitest'
import type { Check } from '@/lib/safe/verify/verification'
import { fieldLabel, summarise } from './describeCheck'

const check = (status: 'match' | 'mismatch' | 'unknown', subject: string, field?: string): Check => ({
  ...{ status, subject, reason: { code: 'told', sentence: `About ${subject}.` } },
  ...(field && { field }),
})

test('a mismatch names each wrong field once, and outweighs what is unknown', () => {
  const checks = [
    check('mismatch', 'safeTxHash', 'to'),
    check('mismatch', 'recipient', 'recipient'),
    check('unknown', 'chain'),
  ]
  expect(summarise(checks)).toEqual({ status: 'mismatch', sentence: 'Does not match: Recipient.' })
})

test('an explanation that is not proved leaves a match; anything else that is not proved does not', () => {
  expect(summarise([check('match', 'safeTxHash'), check('unknown', 'decodedData')]).status).toBe('match')
  expect(summarise([check('match', 'safeTxHash'), check('unknown', 'decodedData'), check('unknown', 'chain')])).toEqual(
    {
      status: 'unknown',
      sentence: 'Could not be checked: About chain.',
    },
  )
})

test('explanations alone, and no check at all, prove nothing', () => {
  expect(summarise([check('match', 'decodedData')]).status).toBe('unknown')
  expect(summarise([]).status).toBe('unknown')
})

test('a field without a name is shown as it is', () => {
  expect(['to', 'value', 'constructor', 'somethingNew'].map(fieldLabel)).toEqual([
    ...['Recipient', 'Amount', 'constructor', 'somethingNew'],
  ])
})
