import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { hashTypedMessage } from '@/lib/safe/hash/hashTypedMessage'
import { parseTypedMessage } from '@/lib/safe/hash/parseTypedMessage'
import { listSignedFields } from '@/lib/safe/hash/signedFields'
import { InvalidTypedDataError, type MessageTypedData } from '@/lib/safe/hash/typedMessage'
import { AppRequestError } from '@/lib/safe-apps/host/appRequestError'
import { parseTypedData } from '@/lib/safe-apps/host/requests/messageRequest'
import { anyTypedData } from '@/tests/safe/typedData'
import { expectSame } from './expectSame'
import { fuzz } from './fuzz'

type Data = Required<MessageTypedData>

const hashByViem = ({ domain, types, primaryType, message }: Data) =>
  hashTypedData<Record<string, unknown>, string>({ domain, types, primaryType, message })

const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  0,
  49,
  -1,
  1e21,
  2n ** 256n,
  '',
  '0x',
  '0X00',
  ' 1',
  [],
  {},
  true,
  'é',
)
const oddName = fc.constantFrom('constructor', '__proto__', 'toString', 'uint', 'uint7', 'bytes33', 'Order[', 'a,b', '')

/** Puts something odd in the place of one value, type or name of what was valid. */
const change = fc.tuple(fc.nat(40), fc.oneof(odd, oddName), fc.boolean())

function changed(data: Data, [place, value, isKey]: [number, unknown, boolean]): Data {
  let left = place
  const walk = (node: unknown): unknown => {
    left -= 1
    if (left === 0 && !isKey) return value
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).map(([key, item]): [string, unknown] => {
      const next = walk(item)
      return [left === 0 && isKey && typeof value === 'string' ? value : key, next]
    })
    return Object.fromEntries(entries)
  }
  const parts = { types: data.types, message: data.message, domain: data.domain, primaryType: data.primaryType }
  return walk(parts) as Data
}

type WayIn = [read: (data: Data) => MessageTypedData, refusal: new (...args: never[]) => Error]

/** The ways in for typed data that a stranger wrote, and what each refuses with. */
const pasted: WayIn = [(data) => parseTypedMessage(`${JSON.stringify(data, bigintsAsText)}`), InvalidTypedDataError]
const framed: WayIn = [readFrame, AppRequestError]

function readFrame(typedData: Data): MessageTypedData {
  const message = parseTypedData({ typedData })
  if (message.kind !== 'typedData') throw new Error('Typed data became a text')
  return message.typedData
}

function bigintsAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

function checkSame(data: MessageTypedData): void {
  const primaryType = data.primaryType ?? ''
  // What is accepted is signed as everybody else reads it, and shown whole.
  expectSame(hashTypedMessage(data), hashByViem({ ...data, primaryType }))
  const { message, domain } = listSignedFields(data)
  const fields = Object.hasOwn(data.types, primaryType) ? (data.types[primaryType] ?? []) : []
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  if (primaryType !== 'EIP712Domain') expectSame(names(message), names(fields))
  expectSame(names([...message, ...domain].filter(({ value }) => value === undefined)), [])
}

fuzz('typed data', fc.tuple(anyTypedData, fc.option(change)), ([valid, damage]) => {
  if (!damage) return checkSame(valid)
  const data = changed(valid, damage)
  const [read, Refusal] = damage[0] % 2 === 0 ? pasted : framed
  let taken: MessageTypedData | undefined
  try {
    taken = read(data)
  } catch (error) {
    // A sentence, whatever it was; nothing else is ever thrown.
    if (!(error instanceof Refusal)) throw error
  }
  if (taken) checkSame(taken)
})
