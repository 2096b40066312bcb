import { InsufficientFundsError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { AppError, describeError, isUserRejection } from './errors'

describe('isUserRejection', () => {
  it('finds a refusal anywhere in the chain of causes', () => {
    const rejection = new UserRejectedRequestError(new Error('no'))
    expect(isUserRejection(new Error('outer', { cause: new Error('inner', { cause: rejection }) }))).toBe(true)
    expect(isUserRejection(Object.assign(new Error('no'), { code: 5000 }))).toBe(true)
  })

  it('takes nothing else for one, and ends on causes that go in circles', () => {
    const circular = new Error('a')
    circular.cause = circular
    expect(isUserRejection(circular)).toBe(false)
    expect(isUserRejection({ code: 4001 })).toBe(false)
  })
})

describe('describeError', () => {
  it('says what our errors and viem’s say, and nothing word for word from elsewhere', () => {
    expect(describeError(new AppError('The list is full.'))).toBe('The list is full.')
    expect(describeError(new InsufficientFundsError())).toMatch(/exceeds the balance/)
    expect(describeError(new Error('<img src=x>'))).toBe('Oops, something went wrong!')
  })
})
