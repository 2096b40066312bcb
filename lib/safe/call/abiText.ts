import type { AbiFunction } from 'viem'
import { AppError } from '@/lib/errors'
import { type ReadFunction, readFunctionItem } from './abiItem'
import { readFunctions } from './abiSignatures'
import * as words from './words'

/** Text that holds no function that can be called; the message says why. */
export class InvalidAbiError extends AppError {
  override name = 'InvalidAbiError'
}

// No contract comes near: its code would be too large for the chain.
const maxFunctions = 5_000

/**
 * The functions of a pasted interface that change something, each once, with what was taken for granted about its types:
 * JSON as compilers of all ages write it (also inside an artifact), or signatures. Throws InvalidAbiError.
 */
export function parseAbiText(text: string): ReadFunction[] {
  const found = readJsonAbi(text) ?? readText(text)
  if (found.length > maxFunctions) throw new InvalidAbiError(words.manyFunctions)
  const functions = new Map(found.filter(({ item }) => isWriting(item)).map((read) => [signatureOf(read.item), read]))
  if (functions.size === 0) throw new InvalidAbiError(words.noWritingFunction)
  return [...functions.values()]
}

function isWriting({ stateMutability }: AbiFunction): boolean {
  return stateMutability !== 'view' && stateMutability !== 'pure'
}

function signatureOf({ name, inputs }: AbiFunction): string {
  return JSON.stringify([name, inputs.map((input) => [input.type, 'components' in input && input.components])])
}

function readJsonAbi(text: string): ReadFunction[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  const json = readJson(text)
  const { abi = json } = typeof json === 'object' && json !== null ? { abi: undefined, ...json } : {}
  if (!Array.isArray(abi)) throw new InvalidAbiError(words.noInterface)
  return abi.flatMap((item) => (typeof item === 'string' ? readText(item) : (readFunctionItem(item) ?? [])))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidAbiError(words.noJson, { cause })
  }
}

function readText(text: string): ReadFunction[] {
  try {
    return readFunctions(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw new InvalidAbiError(words.withExample(cause.message), { cause })
  }
}
