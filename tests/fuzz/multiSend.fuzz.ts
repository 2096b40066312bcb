import fc from 'fast-check'
import { getAddress, type Hex } from 'viem'
import { decodeMultiSend, encodeMultiSend, InvalidBatchError } from '@/lib/safe/call/batch'
import { anyCall } from '@/tests/safe/arbitraries'
import { anySeed, respell } from '@/tests/safe/spellings'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

/** The contract's own loop in other words: byte by byte, and nothing that does not end where the bytes end. */
function readByHand(bytes: Buffer) {
  const calls = []
  let at = 0
  const take = (length: number) => {
    const part = bytes.subarray(at, at + length)
    at += length
    return part.length === length ? part.toString('hex') : undefined
  }
  while (at < bytes.length) {
    const [operation, to, value, length] = [take(1), take(20), take(32), take(32)]
    if ((operation !== '00' && operation !== '01') || !to || !value || !length) return undefined
    const size = BigInt(`0x${length}`)
    const data = size <= BigInt(bytes.length) ? take(Number(size)) : undefined
    if (data === undefined) return undefined
    const call = { to: getAddress(`0x${to}`), value: BigInt(`0x${value}`), data: `0x${data}` as const }
    calls.push({ ...call, operation: operation === '01' ? 1 : 0 })
  }
  return calls
}

function read(bytes: Hex) {
  try {
    return decodeMultiSend(bytes)
  } catch (error) {
    if (!(error instanceof InvalidBatchError)) throw error
    return undefined
  }
}

const anyChange = fc.record({ at: fc.nat(2_000), byte: fc.nat(255), cut: fc.nat(200), isCut: fc.boolean() })

fuzz(
  'multiSend',
  fc.tuple(fc.array(anyCall, { maxLength: 4 }), fc.option(anyChange, { nil: undefined }), anySeed),
  ([calls, change, seed]) => {
    const packed = encodeMultiSend(calls)
    const bytes = Buffer.from(packed.slice(2), 'hex')
    if (!change) expectSame(read(packed), calls)
    if (change && bytes.length > 0) bytes[change.at % bytes.length] = change.byte
    const kept = change?.isCut ? bytes.subarray(0, Math.max(0, bytes.length - change.cut)) : bytes
    const text: Hex = `0x${kept.toString('hex')}`
    const found = read(text)
    expectSame(found, readByHand(kept))
    expectSame(read(String(respell(text, seed)) as Hex), found)
    if (found) expectSame(encodeMultiSend(found), text)
  },
)
