import { type AbiFunction, type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { AppError } from '@/lib/errors'
import { parseAbiText } from './abiText'
import { checksumBuilderFile } from './builderChecksum'
import { encodeCall, InvalidArgumentError } from './encodeCall'
import { asPlainText, parseExactJson } from './exactJson'
import type { SafeCall } from './transaction'

/** A file that is no batch of the transaction builder; the message names the transaction by its number in the file. */
export class InvalidBuilderFileError extends AppError {
  override name = 'InvalidBuilderFileError'
}

/** `hasChangedSince` is true when the file's own checksum does not fit: it was edited after it was written. */
export type BuilderBatch = { chainId: number; name: string; calls: SafeCall[]; hasChangedSince: boolean }

/**
 * Reads a batch in the transaction builder's JSON format, version 1.0, every digit kept. Where a transaction has both
 * data and a method with values, they must agree. Throws InvalidBuilderFileError.
 */
export function parseBuilderFile(text: string): BuilderBatch {
  let json: unknown
  try {
    json = parseExactJson(text)
  } catch (cause) {
    throw new InvalidBuilderFileError('This file is not valid JSON.', { cause })
  }
  const { chainId, meta, transactions, version } = asObject(json)
  if (!Array.isArray(transactions)) throw new InvalidBuilderFileError('This file holds no batch of transactions.')
  if (version !== undefined && version !== '1.0') throw new InvalidBuilderFileError('This file has another version.')
  if (!/^[1-9]\d{0,15}$/.test(asPlainText(chainId)))
    throw new InvalidBuilderFileError('This file does not say for which chain.')
  const { name, checksum } = asObject(meta)
  return {
    chainId: Number(chainId),
    name: typeof name === 'string' ? name : '',
    calls: transactions.map((transaction, index) => readTransaction(asObject(transaction), index + 1)),
    hasChangedSince: typeof checksum === 'string' && checksum !== checksumBuilderFile(JSON.parse(text)),
  }
}

/** Writes a batch in that format, with its checksum. `createdAt` is in milliseconds. */
export function formatBuilderFile(batch: {
  chainId: number
  safe: Address
  name: string
  createdAt: number
  calls: readonly SafeCall[]
}): string {
  const { chainId, safe, name, createdAt, calls } = batch
  const meta = { name, description: '', txBuilderVersion: '1.18.0', createdFromSafeAddress: safe }
  const transactions = calls.map(({ to, value, data }) => ({ to, value: `${value}`, data }))
  const file = { version: '1.0', chainId: `${chainId}`, createdAt, meta, transactions }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: checksumBuilderFile(file) } }, null, 2)
}

function readTransaction({ to, value, data, contractMethod, contractInputsValues }: Json, number: number): SafeCall {
  const fail = (what: string): never => {
    throw new InvalidBuilderFileError(`Transaction ${number}: ${what}`)
  }
  const address = readAddress(to) ?? fail('the receiver is not an address.')
  const amount = readAmount(value) ?? fail('the value is not a whole number of wei.')
  const given = data === null || data === undefined || data === '' ? undefined : data
  if (given !== undefined && !(isHex(given) && given.length % 2 === 0)) fail('the data is not hexadecimal.')
  const hasMethod = contractMethod !== null && contractMethod !== undefined
  const encoded = hasMethod ? encodeMethod(asObject(contractMethod), asObject(contractInputsValues), number) : undefined
  if (isHex(given) && encoded && given.toLowerCase() !== encoded)
    fail('its data is not what its method and values give.')
  return { to: address, value: amount, data: isHex(given) ? given : (encoded ?? '0x'), operation: 0 }
}

function encodeMethod(method: Json, values: Json, number: number): Hex | undefined {
  // A method without values only documents the data; receive and fallback have none.
  const isSpecial = method.name === 'receive' || method.name === 'fallback'
  const hasInputs = Array.isArray(method.inputs) && method.inputs.length > 0
  if (isSpecial || (hasInputs && Object.keys(values).length === 0)) return undefined
  try {
    const item: AbiFunction | undefined = parseAbiText(
      JSON.stringify([{ outputs: [], stateMutability: 'nonpayable', ...method, type: 'function' }]),
    )[0]
    return (
      item &&
      encodeCall(
        item,
        item.inputs.map((input, index) => values[input.name || `${index}`]),
      )
    )
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    const what = cause instanceof InvalidArgumentError ? cause.message : 'its method is not valid.'
    throw new InvalidBuilderFileError(`Transaction ${number}: ${what}`, { cause })
  }
}

type Json = Record<string, unknown>

function readAddress(value: unknown): Address | undefined {
  if (typeof value !== 'string') return undefined
  const hasChecksum = value !== value.toLowerCase()
  return isAddress(value, { strict: hasChecksum }) ? getAddress(value) : undefined
}

function readAmount(value: unknown): bigint | undefined {
  if (value === undefined || value === null || value === '') return 0n
  const text = asPlainText(value)
  if (!/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) return undefined
  const amount = BigInt(text)
  return amount < 2n ** 256n ? amount : undefined
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
