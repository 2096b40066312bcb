import { type Address, type Hex, isAddressEqual } from 'viem'
import { AppError } from '@/lib/errors'
import { parseAddress } from '@/lib/format/address'
import { asPlainText, parseExactJson } from '@/lib/format/exactJson'
import { asObject, type Json } from '@/lib/format/json'
import { parseBytes } from '@/lib/safe/hash/bytes'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { OwnerSignature } from '@/lib/safe/signature/joinSignatures'
import * as words from './words'

/** A transaction with its signatures as it travels outside of any service; nothing in it is verified yet. */
export type TransactionFile = {
  chainId: number
  safe: Address
  transaction: SafeTransaction
  safeTxHash: Hex
  signatures: OwnerSignature[]
}

/** Text that is no transaction written by `formatTransactionFile`; the message says what is missing or wrong. */
export class InvalidTransactionFileError extends AppError {
  override name = 'InvalidTransactionFileError'
}

const kind = 'safe-transaction'
const maxLength = 2_000_000
// Each is checked, some by the chain: more than any Safe has owners would only keep it busy.
const maxSignatures = 200

/** Writes a transaction as JSON, numbers as decimal text so that no reader loses a digit. */
export function formatTransactionFile(file: TransactionFile, indent = 2): string {
  const { chainId, safe, transaction, safeTxHash, signatures } = file
  const fields = Object.fromEntries(Object.entries(transaction).map(([name, value]) => [name, `${value}`]))
  return JSON.stringify({ kind, version: 1, chainId, safe, transaction: fields, safeTxHash, signatures }, null, indent)
}

/**
 * The same transaction with the signatures of both; where an owner has one in each, the newer file's counts. Undefined
 * when it is not the same transaction, whatever hash the files give.
 */
export function joinTransactionFiles(newer: TransactionFile, older: TransactionFile): TransactionFile | undefined {
  const textOf = (file: TransactionFile) => formatTransactionFile({ ...file, signatures: [] }).toLowerCase()
  if (textOf(newer) !== textOf(older)) return undefined
  const isNew = ({ signer }: OwnerSignature) => newer.signatures.some((other) => isAddressEqual(other.signer, signer))
  const signatures = [...older.signatures.filter((signature) => !isNew(signature)), ...newer.signatures]
  return { ...newer, signatures }
}

/**
 * Reads what `formatTransactionFile` wrote. All fields must be there: a missing one is not taken for zero. Verify the
 * result like anything that a service says. Throws InvalidTransactionFileError.
 */
export function parseTransactionFile(text: string): TransactionFile {
  if (text.length > maxLength) throw new InvalidTransactionFileError(words.longText)
  const json = readJson(text)
  if (json.kind !== kind || asPlainText(json.version) !== '1') {
    throw new InvalidTransactionFileError(words.noTransaction)
  }
  const { signatures } = json
  if (!Array.isArray(signatures)) throw new InvalidTransactionFileError(words.noSignatures)
  if (signatures.length > maxSignatures) throw new InvalidTransactionFileError(words.manySignatures)
  return {
    chainId: Number(readInteger(json, 'chainId', 2n ** 53n)),
    safe: readAddress(json, 'safe'),
    transaction: readTransaction(asObject(json.transaction)),
    safeTxHash: readHex(json, 'safeTxHash'),
    signatures: signatures.map((entry) => {
      const signature = asObject(entry)
      return { signer: readAddress(signature, 'signer'), signature: readHex(signature, 'signature') }
    }),
  }
}

function readTransaction(fields: Json): SafeTransaction {
  return {
    to: readAddress(fields, 'to'),
    value: readInteger(fields, 'value'),
    data: readHex(fields, 'data'),
    operation: readInteger(fields, 'operation', 2n) === 1n ? 1 : 0,
    safeTxGas: readInteger(fields, 'safeTxGas'),
    baseGas: readInteger(fields, 'baseGas'),
    gasPrice: readInteger(fields, 'gasPrice'),
    gasToken: readAddress(fields, 'gasToken'),
    refundReceiver: readAddress(fields, 'refundReceiver'),
    nonce: readInteger(fields, 'nonce'),
  }
}

function readJson(text: string): Json {
  try {
    return asObject(parseExactJson(text))
  } catch (cause) {
    throw new InvalidTransactionFileError(words.noJson, { cause })
  }
}

function readAddress(json: Json, name: string): Address {
  const address = parseAddress(json[name])
  if (address) return address
  throw new InvalidTransactionFileError(words.noAddress(name))
}

function readInteger(json: Json, name: string, limit = 2n ** 256n): bigint {
  const text = asPlainText(json[name])
  const value = /^\d{1,78}$/.test(text) ? BigInt(text) : limit
  if (value < limit) return value
  throw new InvalidTransactionFileError(words.noNumber(name))
}

function readHex(json: Json, name: string): Hex {
  const bytes = parseBytes(json[name])
  if (bytes) return bytes
  throw new InvalidTransactionFileError(words.noHexadecimal(name))
}
