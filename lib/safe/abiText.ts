import { type Abi, type AbiFunction, parseAbi } from 'viem'
import { AppError } from '@/lib/errors'

/** Text that holds no function that can be called. */
export class InvalidAbiError extends AppError {
  override name = 'InvalidAbiError'
}

/**
 * The functions of a pasted interface that change something: JSON as compilers write it (also inside an artifact), or
 * one signature a line. Throws InvalidAbiError.
 */
export function parseAbiText(text: string): AbiFunction[] {
  const abi = readJsonAbi(text) ?? readSignatures(text)
  const functions = abi.filter((item): item is AbiFunction => item.type === 'function' && isWriting(item))
  if (functions.length === 0) throw new InvalidAbiError('This interface has no function that changes anything.')
  return functions
}

function isWriting({ stateMutability }: AbiFunction): boolean {
  return stateMutability !== 'view' && stateMutability !== 'pure'
}

function readJsonAbi(text: string): Abi | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    const list = Array.isArray(json) ? json : asObject(json).abi
    if (!Array.isArray(list)) throw new InvalidAbiError('This file holds no interface.')
    return list.filter(isFunctionItem)
  } catch (cause) {
    if (cause instanceof InvalidAbiError) throw cause
    throw new InvalidAbiError('This is not valid JSON.', { cause })
  }
}

function readSignatures(text: string): Abi {
  const lines = text.split('\n').map((line) => line.trim().replace(/;$/, ''))
  const signatures = lines.filter((line) => line !== '' && !line.startsWith('//'))
  try {
    const abi: Abi = parseAbi(signatures.map((line) => (/^(function|struct) /.test(line) ? line : `function ${line}`)))
    return abi
  } catch (cause) {
    throw new InvalidAbiError('A signature looks like: function transfer(address to, uint256 amount)', { cause })
  }
}

function isFunctionItem(item: unknown): item is AbiFunction {
  const { type, name, inputs } = asObject(item)
  return type === 'function' && typeof name === 'string' && Array.isArray(inputs) && inputs.every(isParameter)
}

function isParameter(input: unknown): boolean {
  const { type, components } = asObject(input)
  if (typeof type !== 'string') return false
  return !type.startsWith('tuple') || (Array.isArray(components) && components.every(isParameter))
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
