// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { owners, recipients } from '@/devnet/accounts'
import { formatTransactionFile, type TransactionFile } from '@/lib/safe/file/transactionFile'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { hashSafeTransaction } from '@/lib/safe/hash/transactionHash'
import { draftKey } from './draft'
import { useHeldTransactions } from './useHeldTransactions'

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
const open = () => renderHook(() => useHeldTransactions(ref))
type Held = ReturnType<typeof open>['result']
const hold = ({ current }: Held, file: TransactionFile) => act(() => void current.hold(file))
const signersOf = (file: TransactionFile | undefined) => file?.signatures.map(({ signer }) => signer).toSorted()
const valuesOf = ({ current }: Held) => current.files.map(({ transaction }) => transaction.value)

test('the signatures of one transaction come together, and another one stands beside it until it is forgotten', () => {
  const { result, unmount } = open()
  expect(result.current.files).toEqual([])
  hold(result, fileOf(1n, alice))
  hold(result, fileOf(2n, alice))
  expect(valuesOf(result)).toEqual([2n, 1n])
  hold(result, fileOf(1n, bob))
  expect(valuesOf(result)).toEqual([1n, 2n])
  const both = [alice.address, bob.address].toSorted()
  expect(signersOf(result.current.files[0])).toEqual(both)
  unmount()
  const again = open().result
  expect(signersOf(again.current.files[0])).toEqual(both)
  expect(again.current.hold(fileOf(2n, bob))).toMatchObject({ transaction: { value: 2n }, signatures: [{}, {}] })
  act(() => again.current.forget(fileOf(1n)))
  expect(valuesOf(again)).toEqual([2n])
  act(() => again.current.forget(fileOf(2n)))
  expect(again.current.files).toEqual([])
})

test('what all tabs hold is read at each change: none loses what another one took meanwhile', () => {
  const [one, other] = [open().result, open().result]
  hold(one, fileOf(1n, alice))
  hold(other, fileOf(2n, alice))
  expect(valuesOf(one)).toEqual([2n, 1n])
})

test('there is a bound, and the oldest goes first', () => {
  const { result } = open()
  for (let value = 1n; value <= 21n; value += 1n) hold(result, fileOf(value, alice))
  expect(result.current.files).toHaveLength(20)
  expect(valuesOf(result)).not.toContain(1n)
})

test('the one transaction that a former version held is there', () => {
  localStorage.setItem(draftKey('file', ref), formatTransactionFile(fileOf(3n, alice)))
  const { result } = open()
  expect(result.current.files).toEqual([fileOf(3n, alice)])
  hold(result, fileOf(4n, bob))
  expect(valuesOf(result)).toEqual([4n, 3n])
})

test.each(['{}', 'no file', '[1]', '', 'null'])('the foreign text %s is no transaction, and hides none', (text) => {
  localStorage.setItem(draftKey('file', ref), text)
  expect(open().result.current.files).toEqual([])
  cleanup()
  localStorage.setItem(draftKey('file', ref), `[5,${formatTransactionFile(fileOf(3n, alice))}]`)
  expect(valuesOf(open().result)).toEqual([3n])
})
