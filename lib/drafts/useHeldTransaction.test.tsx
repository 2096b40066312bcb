// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { draftKey } from './draft'
import { useHeldTransaction } from './useHeldTransaction'

const [alice, bob] = owners
const ref = { chainId: 31337, address: recipients[1].address }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function fileOf(value: bigint, ...signers: { address: `0x${string}` }[]): TransactionFile {
  const transaction = createTransaction({ to: recipients[0].address, value, data: '0x' }, 0n)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
  const signatures = signers.map(({ address: signer }) => ({ signer, signature: `0x${'11'.repeat(65)}` as const }))
  return { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures }
}
const open = () => renderHook(() => useHeldTransaction(ref))

test('the signatures of one transaction come together, and another transaction takes its place', () => {
  const { result, unmount } = open()
  expect(result.current.file).toBeUndefined()
  act(() => void result.current.hold(fileOf(1n, alice)))
  act(() => void result.current.hold(fileOf(1n, bob)))
  const both = [alice.address, bob.address].toSorted()
  expect(result.current.file?.signatures.map(({ signer }) => signer).toSorted()).toEqual(both)
  unmount()
  const again = open()
  expect(again.result.current.file?.signatures).toHaveLength(2)
  expect(again.result.current.hold(fileOf(2n, bob))).toMatchObject({ transaction: { value: 2n }, signatures: [{}] })
  act(() => again.result.current.forget())
  expect(again.result.current.file).toBeUndefined()
})

test.each(['{}', 'no file', '[1]'])('the foreign text %s is no transaction', (text) => {
  localStorage.setItem(draftKey('file', ref), text)
  expect(open().result.current.file).toBeUndefined()
})
