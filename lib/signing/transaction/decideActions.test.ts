import { type Address, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { createRejection } from '@/lib/safe/execute/rejection'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { type Obstacle, offerOf, sayObstacle } from '@/lib/signing/obstacle'
import { type ActionName, decideActions, findSigner, type Situation } from './decideActions'

const [alice, bob, carol] = owners.map(({ address }) => address) as [Address, Address, Address]
const outsider = recipients[0].address
const safe = { chainId: 31337, address: recipients[2].address }
const transaction = createTransaction({ to: outsider, value: 1n, data: '0x' }, 5n)

const chain: SafeState = {
  ...{ address: safe.address, version: '1.4.1', owners: [alice, bob], threshold: 2, nonce: 5n, modules: [] },
  ...{ hasMoreModules: false, guard: undefined, moduleGuard: undefined, fallbackHandler: undefined },
  ...{ singleton: carol, code: { kind: 'other' }, codeHash: zeroHash, balance: 0n },
}

const situation: Situation = {
  ...{ account: alice, walletChainId: 31337, safe, chain, transaction, signedBy: [], ownerSafes: [] },
  ...{ verdict: { status: 'match', sentence: 'Checked.' }, proposer: alice },
}

const decide = (change: Partial<Situation>) => decideActions({ ...situation, ...change })
const say = (obstacle: Obstacle | undefined) => obstacle && sayObstacle(obstacle)
const everything: ActionName[] = ['sign', 'handOver', 'execute', 'approve', 'reject', 'delete']

describe('nothing is allowed, and the reason is said,', () => {
  test.each<[string, Partial<Situation>, string]>([
    ['without a wallet', { account: undefined }, 'No wallet is connected.'],
    ['without the chain', { chain: undefined }, 'The network did not answer, so nothing can be checked.'],
    [
      'for an unknown version',
      { chain: { ...chain, version: '9.9.9' } },
      'This Safe has a contract version that is not known here, so what would be signed cannot be checked.',
    ],
    ['for a used nonce', { chain: { ...chain, nonce: 6n } }, 'Nonce 5 is used already: this can never be executed.'],
    ['while it is being checked', { verdict: undefined }, 'This is still being checked.'],
    [
      'for an account that may be no Safe, before somebody said to have read that',
      { accountProblem: { code: 'distrusted' } },
      'This account may not be a Safe: read the warning at the top of the page first, and say there that you have.',
    ],
    [
      'when something does not match',
      { verdict: { status: 'mismatch', sentence: 'Does not match: Amount.' } },
      'Does not match: Amount.',
    ],
    [
      'when something is unknown',
      { verdict: { status: 'unknown', sentence: 'Could not be checked: why.' } },
      'Could not be checked: why.',
    ],
  ])('%s', (_, change, reason) => {
    const decisions = decide(change)
    for (const name of everything) expect(say(decisions[name])).toBe(reason)
  })

  test('on another chain, with the offer to switch', () => {
    const offerFor = (change: Partial<Situation>) => {
      const { sign } = decide(change)
      return sign && offerOf(sign)
    }
    expect(offerFor({ walletChainId: 1 })).toBe('switchChain')
    expect(offerFor({ account: undefined })).toBe('connect')
  })
})

test('an owner signs once', () => {
  expect(decide({}).sign).toBeUndefined()
  expect(say(decide({ signedBy: [alice] }).sign)).toBe('You have signed this already.')
  expect(say(decide({ account: outsider }).sign)).toBe('The connected account is not an owner of this Safe.')
})

test('an account signs for its own Safe among the owners, and not for one that needs others too', () => {
  const ownerSafe = { ...chain, address: bob, threshold: 1 }
  const nested = { account: outsider, ownerSafes: [ownerSafe] }
  expect(decide(nested).sign).toBeUndefined()
  expect(findSigner({ ...situation, ...nested })).toBe(bob)
  expect(decide({ ...nested, signedBy: [bob] }).sign).toBeDefined()
  const shared = { ...nested, ownerSafes: [{ ...ownerSafe, threshold: 2 }] }
  expect(say(decide(shared).sign)).toContain('needs 2 signatures')
})

test('an owner, who has signed or not, hands signatures that hold to the service', () => {
  expect(decide({ signedBy: [bob] }).handOver).toBeUndefined()
  expect(decide({ signedBy: [alice] }).handOver).toBeUndefined()
  expect(say(decide({}).handOver)).toBe('It has no signature that holds.')
  expect(decide({ account: outsider, signedBy: [bob] }).handOver).toBeDefined()
})

test('execution needs the threshold, where an owner who executes counts, and its turn', () => {
  expect(say(decide({}).execute)).toBe('1 of 2 signatures are there, yours as the executor included: 1 more is needed.')
  expect(decide({ signedBy: [bob] }).execute).toBeUndefined()
  expect(decide({ signedBy: [alice] }).execute).toBeDefined()
  expect(decide({ account: outsider, signedBy: [bob] }).execute).toBeDefined()
  expect(decide({ account: outsider, signedBy: [alice, bob] }).execute).toBeUndefined()
  expect(decide({ signedBy: [carol, bob], account: outsider }).execute).toBeDefined()
  expect(say(decide({ chain: { ...chain, nonce: 4n }, signedBy: [bob] }).execute)).toBe(
    'Nonce 5 has to wait: the next one of the Safe is 4.',
  )
})

test('only an owner approves or rejects, and only the proposer deletes', () => {
  expect(decide({}).approve).toBeUndefined()
  expect(decide({ account: outsider }).approve).toBeDefined()
  expect(decide({}).reject).toBeUndefined()
  expect(decide({ account: outsider }).reject).toBeDefined()
  expect(say(decide({ transaction: createRejection(safe.address, 5n) }).reject)).toBe('This is a rejection itself.')
  expect(decide({}).delete).toBeUndefined()
  expect(decide({ proposer: bob }).delete).toBeDefined()
  expect(decide({ proposer: undefined }).delete).toBeDefined()
})

test('what was begun already is not begun again before somebody says so; the ways out stay open', () => {
  const decisions = decide({ repeatProblem: { code: 'repeated' }, signedBy: [bob] })
  for (const name of ['sign', 'handOver', 'execute', 'approve'] as const) {
    expect(decisions[name]).toEqual({ code: 'repeated' })
  }
  expect(decisions).toMatchObject({ reject: undefined, delete: undefined })
})

test('what is sent is not executed again, and what was deleted is not signed or deleted, but can be rejected', () => {
  expect(decide({ underWay: { code: 'sent' }, signedBy: [bob] }).execute).toEqual({ code: 'sent' })
  const gone = decide({ isGone: true, signedBy: [bob] })
  for (const name of ['sign', 'delete'] as const) {
    expect(say(gone[name])).toBe('It was deleted: the Safe service no longer lists it.')
  }
  expect(gone).toMatchObject({ execute: undefined, reject: undefined })
})

test('what approves something in another Safe that is wrong or not known can only be rejected or deleted', () => {
  const decisions = decide({ approvalProblem: { code: 'told', sentence: 'Not true.' }, signedBy: [bob] })
  for (const name of ['sign', 'handOver', 'execute', 'approve'] as const) {
    expect(say(decisions[name])).toBe('Not true.')
  }
  expect(decisions).toMatchObject({ reject: undefined, delete: undefined })
})
