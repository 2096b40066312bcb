import { FunctionFragment, Interface } from 'ethers'
import fc from 'fast-check'
import { type Abi, type AbiFunction, type AbiParameter, encodeFunctionData, erc20Abi, erc721Abi, type Hex } from 'viem'
import { libraryAbi, safeAbi } from '@/lib/safe/call/abi'
import { decodeCall, flattenCalls } from '@/lib/safe/call/callData'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { listWarnings } from '@/lib/safe/call/warnings'
import { createTransaction } from '@/lib/safe/hash/transaction'
import { anyAddress, anyBytes, anyHex, anyUint256 } from '@/tests/safe/arbitraries'
import { anySeed, respell } from '@/tests/safe/spellings'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

const abi: Abi = [...safeAbi, ...libraryAbi, ...erc20Abi, ...erc721Abi]
const writes = abi.filter((item): item is AbiFunction => item.type === 'function' && !isReading(item))
// Another encoder than the one that is used: what is said to be exact has to come out of it byte for byte.
const fragments = writes.map((item) => FunctionFragment.from(item))
const peer = new Interface(fragments)
const bySignature = new Map(fragments.map((fragment) => [fragment.format(), fragment]))

function isReading({ stateMutability }: AbiFunction): boolean {
  return stateMutability === 'view' || stateMutability === 'pure'
}

function anyValue({ type }: AbiParameter): fc.Arbitrary<unknown> {
  if (type.endsWith('[]')) return fc.array(anyValue({ type: type.slice(0, -2) }), { maxLength: 3 })
  if (type === 'address') return anyAddress
  if (type === 'bool') return fc.boolean()
  if (type === 'bytes') return anyHex(100)
  if (type === 'bytes32') return anyBytes(32)
  if (type === 'uint8') return fc.integer({ min: 0, max: 255 })
  return anyUint256
}

const anyEncoded = fc.oneof(
  ...writes.map((item) =>
    fc.tuple(...item.inputs.map(anyValue)).map((args) => {
      const { name: functionName } = item
      return { item, args, data: encodeFunctionData({ abi: [item], functionName, args }) }
    }),
  ),
)
/** Cut, extended or with one byte changed: most of it still begins as a call does. */
const anyDamage = fc.record({
  kind: fc.constantFrom('none', 'cut', 'more', 'change'),
  at: fc.nat(10_000),
  byte: fc.integer({ min: 1, max: 255 }),
})

function damage(data: Hex, { kind, at, byte }: { kind: string; at: number; byte: number }): Hex {
  const bytes = Buffer.from(data.slice(2), 'hex')
  const place = at % bytes.length
  if (kind === 'cut') return `0x${bytes.subarray(0, place).toString('hex')}`
  if (kind === 'more') return `${data}${byte.toString(16).padStart(2, '0')}`
  if (kind === 'change') bytes[place] = (bytes[place] ?? 0) ^ byte
  return `0x${bytes.toString('hex')}`
}

function encodeByPeer({ signature, parameters }: DecodedCall): string {
  return peer.encodeFunctionData(
    bySignature.get(signature ?? '') ?? '',
    parameters.map(({ value }) => value),
  )
}

fuzz('call data', fc.tuple(anyAddress, anyEncoded, anyDamage, anySeed, fc.boolean()), (input) => {
  const [from, { item, data: whole }, broken, seed, isOwn] = input
  const to = isOwn ? from : '0x3333333333333333333333333333333333333333'
  const data = damage(whole, broken)
  const call = { to, value: 0n, data } as const
  const decoded = decodeCall(from, call)
  if (broken.kind === 'none') expectSame([decoded.status, decoded.functionName], ['decoded', item.name])
  if (broken.kind === 'none' || broken.kind === 'more') expectSame(decoded.isExact, broken.kind === 'none')
  if (decoded.status === 'decoded') expectSame(encodeByPeer(decoded) === data, decoded.isExact)
  expectSame(decodeCall(from, { ...call, data: String(respell(data, seed)) as Hex }), decoded)
  expectSame(flattenCalls(decoded).length <= 1001, true)
  const isClear = decoded.status === 'empty' || (decoded.status === 'decoded' && decoded.interfaces.includes('safe'))
  if (!isOwn || isClear) return
  const warnings = listWarnings({ safe: from, transaction: createTransaction(call, 0n), decoded })
  expectSame(warnings[0]?.severity, 'danger')
})
