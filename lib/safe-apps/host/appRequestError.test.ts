import { HttpRequestError, RpcRequestError, UserRejectedRequestError } from 'viem'
import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { AppRequestError, toAppRequestError, userRejected } from './appRequestError'

it('finds a rejection under any number of wrappers', () => {
  const rejection = new UserRejectedRequestError(new Error('no'))
  const wrapped = new AppError('Signing failed', { cause: new AppError('Deeper', { cause: rejection }) })
  expect(toAppRequestError('signMessage', wrapped)).toMatchObject({
    code: 4001,
    message: 'User rejected the request',
    method: 'signMessage',
  })
})

it('passes on what the node said, with its code', () => {
  const error = new RpcRequestError({
    body: {},
    url: 'http://secret.example/key',
    error: { code: 3, message: 'execution reverted: no' },
  })
  expect(toAppRequestError('rpcCall', error)).toMatchObject({ code: 3, message: 'execution reverted: no' })
})

it('tells an app nothing about an unforeseen failure', () => {
  const error = new HttpRequestError({ url: 'http://secret.example/key', details: 'fetch failed' })
  for (const unforeseen of [error, new TypeError('x is not a function'), 'text', undefined]) {
    expect(toAppRequestError('rpcCall', unforeseen)).toMatchObject({ code: -32603, message: 'The request failed' })
  }
})

it('leaves our own errors as they are and survives a cycle of causes', () => {
  const own = userRejected('sendTransactions')
  expect(toAppRequestError('sendTransactions', own)).toBe(own)
  const cycle: { cause?: unknown } = {}
  cycle.cause = cycle
  expect(toAppRequestError('rpcCall', cycle)).toBeInstanceOf(AppRequestError)
})
