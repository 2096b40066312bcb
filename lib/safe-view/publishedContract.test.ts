import { expect, test } from 'vitest'
import { findDeployment } from '@/lib/safe/account/deployments'
import { judgeContract, judgeProxy } from './publishedContract'

const singleton = '0x41675C099F32341bf84BFc5382aF534df5C7461a'

test('an address with the code that Safe published there is verified', () => {
  const codeHash = findDeployment(singleton)?.codeHash
  expect(judgeContract(singleton, codeHash)).toMatchObject({ status: 'match' })
  expect(judgeContract(singleton, codeHash).sentence).toContain('Safe 1.4.1')
})

test('a published address with other code is a mismatch, and with unread code not verified', () => {
  expect(judgeContract(singleton, '0x00')).toMatchObject({ status: 'mismatch' })
  expect(judgeContract(singleton, undefined)).toMatchObject({ status: 'unknown' })
})

test('what Safe did not publish is never verified', () => {
  expect(judgeContract(`0x${'12'.repeat(20)}`, '0x00')).toMatchObject({ status: 'unknown' })
})

test('only the code of a known proxy is verified', () => {
  expect(judgeProxy({ kind: 'proxy', versions: '1.5.0' })).toMatchObject({ status: 'match' })
  expect(judgeProxy({ kind: 'other' }).status).toBe('unknown')
  expect(judgeProxy({ kind: 'delegation', target: singleton }).status).toBe('mismatch')
})
