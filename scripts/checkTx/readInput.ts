import { readFileSync, statSync } from 'node:fs'
import { findChainId } from '@/lib/config/shortNames.js'
import { AppError } from '@/lib/errors'
import { parsePrefixedAddress } from '@/lib/format/address'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import type { TransactionFile } from '@/lib/safe/file/transactionFile'
import { parseHandedOver } from '@/lib/safe/file/transactionLink'
import * as words from './words'

/** What is to be checked: a transaction that the service has, by its id or hash, or one that came along. */
export type Subject = { ref: SafeRef; id: string } | { ref: SafeRef; file: TransactionFile }

const mostBytes = 2_000_000

/** Reads what was given, believing nothing of it. Throws AppError. */
export function readInput(given: string): Subject {
  if (!/^https?:\/\//i.test(given)) return carried(parseHandedOver(readText(given)))
  const { hash, searchParams } = new URL(given)
  if (/^#(tx|approve)=/.test(hash)) return carried(parseHandedOver(hash))
  const ref = parseRef(searchParams.get('safe') ?? '')
  const id = searchParams.get('id')?.trim()
  if (!id) throw new AppError(words.noId)
  return { ref, id }
}

function carried(file: TransactionFile): Subject {
  return { ref: { chainId: file.chainId, address: file.safe }, file }
}

function readText(path: string): string {
  try {
    if (path !== '-' && statSync(path).size > mostBytes) throw new AppError(words.tooLarge)
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError(words.unreadable(path), { cause })
  }
}

function parseRef(safe: string): SafeRef {
  if (safe === '') throw new AppError(words.noSafeInLink)
  const { shortName, address } = parsePrefixedAddress(safe)
  if (shortName === undefined) throw new AppError(words.noSafeInLink)
  const chainId = findChainId(shortName) ?? (/^[1-9]\d{0,15}$/.test(shortName) ? Number(shortName) : undefined)
  if (chainId === undefined) throw new AppError(words.unknownPrefix(shortName))
  return { chainId, address }
}
