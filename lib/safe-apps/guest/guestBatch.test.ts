import SafeAppsSDK, { TransactionStatus } from '@safe-global/safe-apps-sdk'
import { decodeFunctionData, erc20Abi, getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { followSafeTransaction } from '@/lib/safe-apps/host/followTransaction'
import { findShortAssets, InvalidPaymentError, parsePayment, sendBatch, toParentCall } from './guestBatch'

const to = getAddress(`0x${'ab'.repeat(20)}`)
const coin = { token: undefined, symbol: 'ETH', decimals: 18, balance: 10n ** 18n }
const dollar = { token: getAddress(`0x${'cd'.repeat(20)}`), symbol: 'USD', decimals: 6, balance: 5n }

describe('a payment', () => {
  it('keeps every digit of an amount that no float holds', () => {
    const payment = parsePayment({ to, amount: '123456789.123456789012345678', asset: coin }, 'eth')
    expect(toParentCall(payment)).toEqual({ to, value: '123456789123456789012345678', data: '0x' })
  })

  it('of a token is a transfer by the token’s own decimals, and moves no coin', () => {
    const { to: target, value, data } = toParentCall(parsePayment({ to, amount: '1.000001', asset: dollar }, 'eth'))
    expect([target, value]).toEqual([dollar.token, '0'])
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({ functionName: 'transfer', args: [to, 1_000_001n] })
  })

  it.each([
    ['an address for another chain', { to: `gno:${to}` }, 'to'],
    ['a mistyped address', { to: to.replace('B', 'b') }, 'to'],
    ['more digits than the token has', { amount: '0.0000001', asset: dollar }, 'amount'],
    ['nothing', { amount: '0' }, 'amount'],
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['an exponent', { amount: '1e3' }, 'amount'],
  ])('refuses %s beside the field', (_, change, field) => {
    const parse = () => parsePayment({ to, amount: '1', asset: coin, ...change }, 'eth')
    expect(parse).toThrow(InvalidPaymentError)
    expect(parse).toThrow(expect.objectContaining({ field }))
  })

  it('that with others takes more than there is, is noticed', () => {
    const payments = ['0.6', '0.6'].map((amount) => parsePayment({ to, amount, asset: coin }, 'eth'))
    expect(findShortAssets(payments)).toEqual([{ asset: coin, total: 12n * 10n ** 17n }])
    expect(findShortAssets(payments.slice(1))).toEqual([])
  })
})

it('takes the hash of what the Safe’s site proposed, and of its execution, in every spelling', async () => {
  const sdk = new SafeAppsSDK()
  const hash = `0x${'ab'.repeat(32)}` as const
  for (const text of [hash, hash.toUpperCase(), hash.replace('x', 'X'), `0x${'AB'.repeat(32)}`]) {
    sdk.txs.send = async () => ({ safeTxHash: text })
    expect(await sendBatch(sdk, []), text).toBe(hash)
    sdk.txs.getBySafeTxHash = async () => ({ txStatus: TransactionStatus.SUCCESS, txHash: text }) as never
    expect((await followSafeTransaction(sdk, hash)).txHash, text).toBe(hash)
  }
  for (const text of ['', '0x12', `${hash}0`]) {
    sdk.txs.send = async () => ({ safeTxHash: text })
    await expect(sendBatch(sdk, []), text).rejects.toThrow('does not understand')
  }
})
