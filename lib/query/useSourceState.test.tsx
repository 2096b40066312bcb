// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { ChainUnavailableError } from '@/lib/chain/chainErrors'
import { NodeChainError } from '@/lib/chain/nodeChainError'
import { GatewayError } from '@/lib/gateway/client/gatewayError'
import { readSourceState } from './sourceState'
import { useSourceState } from './useSourceState'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const url = 'http://node'
const body = { method: 'eth_call' }
const pending = { dataUpdatedAt: 0, isPending: true, error: null }
const answered = { dataUpdatedAt: 5, isPending: false, error: null }
const fail = (error: Error) => ({ dataUpdatedAt: 0, isPending: false, error })

const failures: [string, Error, string][] = [
  ['a gateway that cannot be reached', new GatewayError('', { code: 'unreachable' }), 'silent'],
  ['a gateway that there is not', new GatewayError('', { code: 'absent' }), 'absent'],
  ['a gateway that is too slow', new GatewayError('', { code: 'timeout' }), 'silent'],
  [
    'a node that cannot be reached',
    new HttpRequestError({ url, body, cause: new TypeError('fetch failed') }),
    'silent',
  ],
  ['a node that is too slow', new TimeoutError({ url, body }), 'silent'],
  ['an answer of another form', new GatewayError('', { code: 'invalid-answer', status: 200 }), 'wrong'],
  ['an answer that is too large', new GatewayError('', { code: 'too-large' }), 'wrong'],
  ['a broken gateway', new GatewayError('', { status: 502 }), 'wrong'],
  ['a broken node', new HttpRequestError({ url, body, status: 502 }), 'wrong'],
  ['a node that answers no JSON', new HttpRequestError({ url, body, cause: new SyntaxError('<') }), 'wrong'],
  ['a node that refuses', new RpcRequestError({ url, body, error: { code: -32000, message: 'no' } }), 'wrong'],
  ['a node that is asked too often', new HttpRequestError({ url, body, status: 429 }), 'busy'],
  [
    'a node that says so itself',
    new RpcRequestError({ url, body, status: 429, error: { code: -32005, message: 'limit exceeded' } }),
    'busy',
  ],
  ['one that says so by a code', new RpcRequestError({ url, body, error: { code: 429, message: 'slow' } }), 'busy'],
  [
    'one that has a code of its own',
    new RpcRequestError({ url, body, error: { code: -32007, message: '50/second' } }),
    'busy',
  ],
  [
    'one that says so in words',
    new RpcRequestError({ url, body, error: { code: -32000, message: 'Your app has exceeded its compute units' } }),
    'busy',
  ],
  [
    'a contract that says so',
    new RpcRequestError({ url, body, error: { code: 3, message: 'execution reverted: too many requests' } }),
    'wrong',
  ],
  ['a gateway that is asked too often', new GatewayError('', { status: 429 }), 'busy'],
  ['a gateway that writes so', new GatewayError('too many requests', { code: -32007, status: 502 }), 'wrong'],
  ['a node of another chain', new NodeChainError(1, 5), 'otherChain'],
]

test.each(failures)('%s is called that, and no other name without a network', (_, error, reason) => {
  for (const cause of [error, new ChainUnavailableError(error)]) {
    const state = { ...fail(cause), lastError: null, isSlow: false }
    expect(readSourceState({ ...state, isOnline: true })).toMatchObject({ phase: 'failed', reason })
    const withoutNetwork = readSourceState({ ...state, isOnline: false })
    expect(withoutNetwork).toMatchObject({ reason: reason === 'silent' ? 'offline' : reason })
  }
})

test('what is asked is checking, slow after a while, and never failed by that alone', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useSourceState, {
    initialProps: pending as Parameters<typeof useSourceState>[0],
  })
  expect(result.current).toMatchObject({ phase: 'checking', isSlow: false })
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toMatchObject({ phase: 'checking', isSlow: true })
  rerender(answered)
  expect(result.current).toMatchObject({ phase: 'answered', updatedAt: 5 })
})

test('what failed stays failed while it is asked again, until it answers, and keeps the age of its last answer', () => {
  const error = new GatewayError('', { code: 'unreachable' })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { result, rerender } = renderHook(useSourceState, {
    initialProps: fail(error) as Parameters<typeof useSourceState>[0],
  })
  rerender(pending)
  expect(result.current).toMatchObject({ phase: 'failed', reason: 'silent', error })
  rerender(answered)
  expect(result.current.phase).toBe('answered')
  rerender({ ...answered, error })
  expect(result.current).toMatchObject({ phase: 'failed', updatedAt: 5 })
  onLine.mockReturnValue(false)
  act(() => window.dispatchEvent(new Event('offline')))
  expect(result.current).toMatchObject({ reason: 'offline' })
})
