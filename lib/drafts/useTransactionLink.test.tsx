// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { recipients } from '@/devnet/accounts'
import { formatTransactionLink } from '@/lib/safe/file/transactionLink'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { useTransactionLink } from './useTransactionLink'

const ref = { chainId: 31337, address: recipients[1].address }

afterEach(() => {
  cleanup()
  window.location.hash = ''
})

const transaction = createTransaction({ to: recipients[0].address, value: 7n, data: '0x' }, 0n)
const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
const file = { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures: [] }

function follow(fragment: string) {
  window.location.hash = fragment
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

test('a link that is opened in the same tab takes the place of the one before; a damaged one says so', () => {
  const { result } = renderHook(useTransactionLink)
  expect(result.current).toBeUndefined()
  act(() => follow(formatTransactionLink('tx', file)))
  expect(result.current).toMatchObject({ purpose: 'tx', file })
  act(() => follow(formatTransactionLink('approve', file)))
  expect(result.current).toMatchObject({ purpose: 'approve', file })
  act(() => follow('#tx=%%%'))
  expect(result.current).toEqual({ fragment: '#tx=%%%', problem: expect.stringMatching(/damaged/) })
  act(() => follow('#elsewhere'))
  expect(result.current).toBeUndefined()
})
