import type { Address } from 'viem'
import type { Warning } from '@/lib/safe/call/warnings'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import { sayReason } from './reason'
import type { TransactionVerification } from './verifyTransaction'
import * as words from './words'

export type ReportInput = {
  chainId: number
  safe: Address
  transaction: SafeTransaction
  verification: TransactionVerification
  warnings: readonly Warning[]
  /** Milliseconds since 1970. */
  createdAt: number
}

/** What was verified, as plain text that a second person can check with other tools. The same input, the same text. */
export function formatReport(input: ReportInput): string {
  const { chainId, safe, transaction, verification, warnings, createdAt } = input
  const { hashes, checks, signedBy, status } = verification
  const fields = Object.entries(transaction).map(([name, value]) => `  ${name}: ${value}`)
  const hashLines = hashes
    ? [
        words.report.domainHash(hashes.domainHash),
        words.report.messageHash(hashes.messageHash),
        words.report.safeTxHash(hashes.safeTxHash),
      ]
    : [words.report.noHashes]
  return [
    words.report.result(status.toUpperCase()),
    words.report.made(new Date(createdAt).toISOString()),
    words.report.chain(chainId),
    words.report.safe(safe),
    '',
    words.report.fields,
    ...fields,
    '',
    words.report.hashes,
    ...hashLines.map((line) => `  ${line}`),
    '',
    words.report.checks,
    ...checks.flatMap((check) => formatCheck(check)),
    '',
    words.report.signedBy(signedBy.join(', ')),
    '',
    words.report.warnings,
    ...(warnings.length > 0
      ? warnings.map(({ severity, message }) => `  ${severity}: ${oneLine(message)}`)
      : [`  ${words.report.noWarnings}`]),
    '',
  ].join('\n')
}

function formatCheck({
  status,
  subject,
  owner,
  reason,
  expected,
  received,
}: TransactionVerification['checks'][number]) {
  const lines = [`  ${words.report.check({ status, subject, owner })}: ${oneLine(sayReason(reason))}`]
  if (expected !== undefined) lines.push(`    ${words.report.expected(oneLine(expected))}`)
  if (received !== undefined) lines.push(`    ${words.report.received(oneLine(received))}`)
  return lines
}

/** What comes from others must not be able to write lines of its own. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 2000)
}
