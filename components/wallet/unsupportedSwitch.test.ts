import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { SwitchChainNotSupportedError } from 'wagmi'
import { isUnsupportedSwitch } from './unsupportedSwitch'

const withCode = (code: number) => Object.assign(new Error('no'), { code })

describe('isUnsupportedSwitch', () => {
  it('is true for a wallet that cannot switch, however deep the reason lies', () => {
    expect(isUnsupportedSwitch(new SwitchChainNotSupportedError({ connector: { name: 'Safe' } as never }))).toBe(true)
    expect(isUnsupportedSwitch(new SwitchChainError(withCode(4200)))).toBe(true)
    expect(isUnsupportedSwitch(new SwitchChainError(withCode(-32601)))).toBe(true)
    expect(isUnsupportedSwitch(new Error('outer', { cause: withCode(4200) }))).toBe(true)
  })

  it('is false when a person refused, and for anything else', () => {
    expect(isUnsupportedSwitch(new UserRejectedRequestError(withCode(4001)))).toBe(false)
    expect(isUnsupportedSwitch(new SwitchChainError(withCode(-32603)))).toBe(false)
    expect(isUnsupportedSwitch('4200')).toBe(false)
  })
})
