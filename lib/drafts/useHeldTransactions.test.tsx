// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Address, Hex } from 'viem'
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

type Signer = { address: Address }

const fileOf = (value: bigint, ...signers: Signer[]) => makeFile({ value }, signers)
/** With a nonce of its own, by which it is told from the others. */
const numbered = (nonce: bigint, signers: Signer[] = [alice], data: Hex = '0x') =>
  makeFile({ value: nonce, nonce, data }, signers)

function makeFile({ value = 0n, nonce = 0n, data = '0x' as Hex }, signers: readonly Signer[]): TransactionFile {
  const transaction = createTransaction({ to: recipients[0].address, value, data }, nonce)
  const { safeTxHash } = hashSafeTransaction({ ...ref, version: '1.4.1' }, transaction)
  const signatures = signers.map(({ address: signer }) => ({ signer, signature: `0x${'11'.repeat(65)}` as const }))
  return { chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures }
}
const open = () =>
  renderHook((chain?: { nonce: bigint }) => useHeldTransactions({ ...ref, chain }), { initialProps: undefined })
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

test('what somebody wrote in a file takes the place of no signature that holds', async () => {
  const { result } = open()
  const judge = { client: undefined, safe: { version: '1.4.1', owners: [alice.address, bob.address] } }
  const file = fileOf(1n, alice, bob)
  const own = { signer: alice.address, signature: await alice.sign({ hash: file.safeTxHash }) }
  const [, ofBob] = file.signatures
  if (!ofBob) throw new Error('Bob is missing')
  act(() => void result.current.hold({ ...file, signatures: [own, ofBob] }))
  const later = { ...ofBob, signature: `0x${'22'.repeat(65)}` as const }
  const [junk] = file.signatures
  if (!junk) throw new Error('There is no junk')
  await act(async () => void (await result.current.take({ ...file, signatures: [junk, later] }, judge)))
  // What is no owner's gives way.
  expect(result.current.files).toEqual([{ ...file, signatures: [own, later] }])
})

test('what all tabs hold is read at each change: none loses what another one took meanwhile', () => {
  const [one, other] = [open().result, open().result]
  hold(one, fileOf(1n, alice))
  hold(other, fileOf(2n, alice))
  expect(valuesOf(one)).toEqual([2n, 1n])
})

const many = (count: number) => Array.from({ length: count }, (_, index) => numbered(BigInt(index)))

test('one more than there is room for is refused, and nothing that is held goes for it', () => {
  const { result } = open()
  for (const file of many(20)) hold(result, file)
  const before = result.current.files
  expect(() => result.current.hold(numbered(20n))).toThrow('holds at most 20')
  expect(result.current.files).toEqual(before)
  // Signatures of what is held are no more transactions.
  hold(result, numbered(3n, [bob]))
  expect(result.current.files).toHaveLength(20)
  expect(signersOf(result.current.files[0])).toHaveLength(2)
  act(() => result.current.forget(numbered(7n)))
  hold(result, numbered(20n))
  expect(valuesOf(result)[0]).toBe(20n)
})

test('what the network has used the nonce of makes room, the oldest first and no more than is needed', () => {
  const { result, rerender } = open()
  for (const file of many(20)) hold(result, file)
  rerender({ nonce: 2n })
  hold(result, numbered(20n))
  expect(valuesOf(result)).toEqual(
    many(21)
      .map(({ transaction }) => transaction.value)
      .toReversed()
      .slice(0, -1),
  )
  hold(result, numbered(21n))
  expect(() => result.current.hold(numbered(22n))).toThrow('holds at most 20')
  expect(valuesOf(result).at(-1)).toBe(2n)
})

test('no text is too long for those before it: the one that has no room is refused', () => {
  const { result } = open()
  const long = (nonce: bigint) => numbered(nonce, [alice], `0x${'ab'.repeat(400_000)}`)
  for (const value of [1n, 2n, 3n]) hold(result, long(value))
  expect(() => result.current.hold(long(4n))).toThrow('no room')
  expect(valuesOf(result)).toEqual([3n, 2n, 1n])
})

test('signatures that would make what is held unreadable are refused, and those that are there stay', () => {
  const { result } = open()
  const [first, ...others] = Array.from({ length: 201 }, (_, index) => ({
    address: `0x${`${index + 1}`.padStart(40, '0')}` as const,
  }))
  if (!first) throw new Error('No signer')
  hold(result, numbered(1n, [first]))
  expect(() => result.current.hold(numbered(1n, others))).toThrow('too large')
  expect(signersOf(result.current.files[0])).toEqual([first.address])
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
