import { type Address, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { NotASafeError } from '@/lib/safe/account/readSafe'
import type { Warning } from '@/lib/safe/call/warnings'
import { type ApprovedTransaction, failApproval } from '@/lib/verify/approvedTransaction'
import { joinWarnings, judgeApprovals } from './judgeApprovals'

const safe: Address = '0x2222222222222222222222222222222222222222'
const approval = { safe, hash: keccak256('0x01'), approver: safe }
const known: ApprovedTransaction = { ...approval, status: 'match', sentence: '', warnings: [], checks: [] }
const missing = failApproval(approval, new GatewayError('', { status: 404 }))
const alarm: Warning = { code: 'wrongApproval', severity: 'danger', message: 'Not true.' }
const wrong: ApprovedTransaction = { ...known, status: 'mismatch', alarm }
const states = (...approved: (ApprovedTransaction | undefined)[]) =>
  judgeApprovals(
    approved.map((found) => ({ approval, approved: found })),
    0,
  )

test('only what is known in full may be signed', () => {
  expect(states().problem).toBeUndefined()
  expect(states(known, known).problem).toBeUndefined()
  expect(states(known, undefined).problem).toBe('What this approves is still being looked up.')
  expect(states(undefined, wrong).problem).toContain('is not true')
  const mute = failApproval(approval, new ChainUnavailableError(undefined))
  const unproved: ApprovedTransaction = { ...known, status: 'unknown', alarm: { ...alarm, code: 'unknownApproval' } }
  for (const found of [missing, mute, unproved]) {
    expect(states(known, found, undefined).problem).toMatch(/not known.*Give that transaction under “What it approves”/)
  }
  expect(states(missing, wrong).problem).toContain('is not true')
})

test('what a contract that is no Safe does with a hash blocks nothing by itself', () => {
  const foreign = failApproval(approval, new NotASafeError(safe, 'otherContract'))
  expect(states(foreign, known).problem).toBeUndefined()
  expect(states(foreign, missing).problem).toContain('not known')
})

test('what was found takes the place of the warning that nothing is known, the worst still first', () => {
  const blind: Warning = { code: 'blindApproval', severity: 'danger', message: 'Blind.' }
  const own: Warning[] = [blind, { code: 'unknownCall', severity: 'caution', message: 'Unknown.' }]
  const codes = (...approved: (ApprovedTransaction | undefined)[]) =>
    joinWarnings(own, states(...approved)).map(({ code }) => code)
  expect(codes(known)).toEqual(['unknownCall'])
  expect(codes(known, missing)).toEqual(['unknownApproval', 'unknownCall'])
  expect(codes(wrong, missing)).toEqual(['wrongApproval', 'unknownApproval', 'unknownCall'])
})

test('more approvals than are looked up are a danger, and cannot be signed', () => {
  const judged = judgeApprovals([{ approval, approved: known }], 3)
  expect(judged.problem).toContain('3 more hashes than can be shown')
  const [first] = joinWarnings([], judged)
  expect(first).toMatchObject({ severity: 'danger', message: expect.stringContaining('3 more hashes') })
})
