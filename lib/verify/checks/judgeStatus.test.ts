import { TransactionStatus as Status } from '@safe-global/safe-gateway-typescript-sdk'
import { expect, test } from 'vitest'
import { judgeStatus, type StatusFacts } from './judgeStatus'

const waiting = [Status.AWAITING_CONFIRMATIONS, Status.AWAITING_EXECUTION]
const executions = ['success', 'failure', 'absent', 'unknown'] as const

type Verdict = 'match' | 'mismatch' | 'unknown' | 'nothing'

const judge = (facts: StatusFacts): Verdict => judgeStatus(facts)[0]?.status ?? 'nothing'

/** The verdicts for an execution that is a success, a failure, absent, and not known. */
const ended: Record<string, [Verdict, Verdict, Verdict, Verdict]> = {
  'SUCCESS used': ['match', 'mismatch', 'mismatch', 'unknown'],
  'SUCCESS free': ['match', 'mismatch', 'mismatch', 'mismatch'],
  'SUCCESS silent': ['match', 'mismatch', 'mismatch', 'unknown'],
  'FAILED used': ['mismatch', 'match', 'mismatch', 'unknown'],
  'FAILED free': ['mismatch', 'match', 'mismatch', 'mismatch'],
  'FAILED silent': ['mismatch', 'match', 'mismatch', 'unknown'],
  'CANCELLED used': ['mismatch', 'mismatch', 'match', 'unknown'],
  'CANCELLED free': ['mismatch', 'mismatch', 'mismatch', 'mismatch'],
  'CANCELLED silent': ['mismatch', 'mismatch', 'unknown', 'unknown'],
}
const nonces = { used: true, free: false, silent: undefined }

test('each end has a verdict for each state of the chain; only what the chain proves is a match', () => {
  for (const [name, verdicts] of Object.entries(ended)) {
    const [word, state] = name.split(' ')
    const status: StatusFacts['status'] = Object.values(Status).find((known) => known === word) ?? 'UNKNOWN'
    const isNonceUsed = nonces[state === 'used' || state === 'free' ? state : 'silent']
    const facts = { status, isNonceUsed, isPlaced: false }
    expect(
      executions.map((execution) => judge({ ...facts, execution })),
      name,
    ).toEqual(verdicts)
  }
})

test('what has not been executed has no place on the chain, whatever else is said', () => {
  for (const isNonceUsed of [true, false, undefined]) {
    for (const status of [Status.CANCELLED, ...waiting]) {
      for (const execution of executions) {
        expect(judge({ status, execution, isNonceUsed, isPlaced: true }), `${status} ${execution}`).toBe('mismatch')
      }
    }
  }
})

test('what waits and was executed is wrong; otherwise its nonce says it all; an unknown status proves nothing', () => {
  for (const isNonceUsed of [true, false, undefined]) {
    const facts = { isNonceUsed, isPlaced: false }
    for (const status of waiting) {
      const verdicts = executions.map((execution) => judge({ ...facts, status, execution }))
      expect(verdicts).toEqual(['mismatch', 'mismatch', 'nothing', 'nothing'])
    }
    for (const execution of executions) expect(judge({ ...facts, status: 'UNKNOWN', execution })).toBe('unknown')
  }
})
