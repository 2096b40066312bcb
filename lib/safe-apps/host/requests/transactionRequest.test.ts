import fc from 'fast-check'
import { type Address, getAddress, maxUint256, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { AppRequestError } from '@/lib/safe-apps/host/appRequestError'
import { parseTransactions } from './transactionRequest'

const to: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function amountOf(value: unknown): bigint | undefined {
  return parseTransactions({ txs: [{ to, value, data: '0x' }] }).transactions[0]?.value
}

function errorOf(params: unknown): AppRequestError {
  try {
    parseTransactions(params)
  } catch (error) {
    if (error instanceof AppRequestError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

describe('parseTransactions', () => {
  it('says "No transactions were passed" for an empty list and for no list', () => {
    for (const params of [{ txs: [] }, { txs: undefined }, { txs: 'x' }, {}, null, undefined, 'x', []]) {
      expect(errorOf(params)).toMatchObject({ message: 'No transactions were passed', code: -32602 })
    }
  })

  it('reads an amount exactly, as decimal text, hexadecimal text or bigint', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: maxUint256 }), (amount) => {
        expect(amountOf(amount.toString())).toBe(amount)
        expect(amountOf(toHex(amount))).toBe(amount)
        expect(amountOf(amount)).toBe(amount)
      }),
    )
  })

  it('takes a number only while it is exact', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (amount) => amountOf(amount) === BigInt(amount)))
    expect(errorOf({ txs: [{ to, value: 2 ** 53, data: '0x' }] }).message).toBe(
      'Invalid transaction #0: invalid "value"',
    )
  })

  it('refuses amounts that are negative, rounded, too large or dressed up', () => {
    const amounts = [
      '-1',
      -1n,
      '1e18',
      '1.5',
      ' 1',
      '1_000',
      '',
      '0x',
      '0b1',
      1.5,
      Number.NaN,
      {},
      (maxUint256 + 1n).toString(),
    ]
    for (const value of amounts) {
      expect(errorOf({ txs: [{ to, value, data: '0x' }] }).message, String(value)).toContain('invalid "value"')
    }
  })

  it('treats what is left out as nothing: no value, no data', () => {
    expect(parseTransactions({ txs: [{ to }] }).transactions).toEqual([{ to, value: 0n, data: '0x' }])
  })

  it('keeps only what a Safe transaction has', () => {
    const sent = { to, value: '1', data: '0xab', gas: 21000, from: to, chainId: 1, nonce: 3 }
    expect(parseTransactions({ txs: [sent], params: { safeTxGas: 5, other: 1 } })).toEqual({
      transactions: [{ to, value: 1n, data: '0xab' }],
      params: { safeTxGas: 5n },
    })
  })

  it('refuses an address with a wrong checksum, a short one, a name and none at all', () => {
    const wrong = getAddress(to).replace('F', 'f')
    for (const bad of [wrong, '0x1234', 'vitalik.eth', '', ` ${to}`]) {
      expect(errorOf({ txs: [{ to: bad, value: '0', data: '0x' }] }).message, bad).toBe(
        'Invalid transaction #0: invalid "to" address',
      )
    }
    expect(errorOf({ txs: [{ to }, { value: '0' }] }).message).toBe('Invalid transaction #1: missing "to" field')
    expect(parseTransactions({ txs: [{ to: to.toLowerCase() }] }).transactions).toHaveLength(1)
  })

  it('refuses data that is not whole bytes', () => {
    for (const data of ['0x1', '1234', '0xzz', 5, {}, null]) {
      expect(errorOf({ txs: [{ to, value: '0', data }] }).message).toBe('Invalid transaction #0: invalid "data"')
    }
  })

  it('refuses a delegate call instead of making it a call', () => {
    expect(errorOf({ txs: [{ to, operation: 1 }] }).message).toContain('only calls')
    expect(parseTransactions({ txs: [{ to, operation: 0 }] }).transactions).toHaveLength(1)
  })

  it('refuses more than a thousand calls', () => {
    expect(errorOf({ txs: Array(1_001).fill({ to }) }).message).toBe('More than 1000 transactions were passed')
  })

  it('reads safeTxGas as the provider sends it: number, decimal text, missing', () => {
    const gasOf = (safeTxGas: unknown) => parseTransactions({ txs: [{ to }], params: { safeTxGas } }).params.safeTxGas
    expect([gasOf(21000), gasOf('21000'), gasOf(undefined)]).toEqual([21000n, 21000n, undefined])
    expect(errorOf({ txs: [{ to }], params: { safeTxGas: Number.NaN } }).message).toBe('Invalid safeTxGas')
  })

  it('throws AppRequestError and nothing else, whatever it is given', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ txs: fc.array(fc.anything()), params: fc.anything() }))
    fc.assert(
      fc.property(anything, (params) => {
        try {
          parseTransactions(params)
        } catch (error) {
          expect(error).toBeInstanceOf(AppRequestError)
        }
      }),
    )
  })
})
