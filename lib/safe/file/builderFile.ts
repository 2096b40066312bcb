import type { AbiFunction, AbiParameter, Address } from 'viem'
import { AppError } from '@/lib/errors'
import { asPlainText, parseExactJson } from '@/lib/format/exactJson'
import { asObject, isEmpty } from '@/lib/format/json'
import { readBuilderCall } from '@/lib/safe/call/builderCall'
import type { ComposedCall } from '@/lib/safe/call/statedMethod'
import { checksumBuilderFile } from './builderChecksum'
import * as words from './words'

/** A file that is no batch of the transaction builder; the message names the transaction by its number in the file. */
export class InvalidBuilderFileError extends AppError {
  override name = 'InvalidBuilderFileError'
}

/**
 * `chainId` is undefined when the file does not say. `hasChangedSince` is true when the file's own checksum does not fit:
 * it was edited after it was written.
 */
export type BuilderBatch = {
  chainId: number | undefined
  name: string
  calls: ComposedCall[]
  hasChangedSince: boolean
}

// As many as a draft holds.
const maxCalls = 500

/**
 * Reads a batch in the transaction builder's JSON format, version 1, every digit kept. Where a transaction has both data
 * and a method with values, they must agree. Throws InvalidBuilderFileError.
 */
export function parseBuilderFile(text: string): BuilderBatch {
  let json: unknown
  try {
    json = parseExactJson(text)
  } catch (cause) {
    throw new InvalidBuilderFileError(words.noJsonFile, { cause })
  }
  const { chainId, meta, transactions, version } = asObject(json)
  if (!Array.isArray(transactions)) throw new InvalidBuilderFileError(words.noBatch)
  if (transactions.length > maxCalls) throw new InvalidBuilderFileError(words.largeBatch(maxCalls))
  if (!isEmpty(version) && !/^1(\.0){0,2}$/.test(asPlainText(version)))
    throw new InvalidBuilderFileError(words.otherVersion)
  const { name, checksum } = asObject(meta)
  return {
    chainId: readChainId(chainId),
    name: typeof name === 'string' ? name : '',
    calls: transactions.map(readRow),
    hasChangedSince: typeof checksum === 'string' && checksum !== checksumBuilderFile(JSON.parse(text)),
  }
}

/** Writes a batch in that format, with its checksum. `createdAt` is in milliseconds. */
export function formatBuilderFile(batch: {
  chainId: number
  safe: Address
  name: string
  createdAt: number
  calls: readonly ComposedCall[]
}): string {
  const { chainId, safe, name, createdAt, calls } = batch
  const meta = { name, description: '', txBuilderVersion: '1.18.0', createdFromSafeAddress: safe }
  const transactions = calls.map(({ to, value, data, method }) => ({
    ...{ to, value: `${value}`, data },
    ...(method && { contractMethod: formatMethod(method.item), contractInputsValues: method.values }),
  }))
  const file = { version: '1.0', chainId: `${chainId}`, createdAt, meta, transactions }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: checksumBuilderFile(file) } }, null, 2)
}

function readRow(row: unknown, index: number): ComposedCall {
  return readBuilderCall(asObject(row), (what, cause) => {
    throw new InvalidBuilderFileError(words.inTransaction({ position: index + 1, problem: what }), { cause })
  })
}

/** Files that name no chain are of tools that know one only. */
function readChainId(value: unknown): number | undefined {
  if (isEmpty(value)) return undefined
  const text = asPlainText(value)
  if (/^[1-9]\d{0,15}$/.test(text)) return Number(text)
  throw new InvalidBuilderFileError(words.noChain)
}

function formatMethod({ name, inputs, stateMutability }: AbiFunction) {
  return { inputs: inputs.map(formatInput), name, payable: stateMutability === 'payable' }
}

function formatInput(input: AbiParameter): object {
  const { name = '', type } = input
  const components = 'components' in input ? { components: input.components.map(formatInput) } : {}
  return { internalType: type, name, type, ...components }
}
