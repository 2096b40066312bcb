import type { Address } from 'viem'
import type { Warning } from '@/lib/safe/call/warnings'
import type { SafeTransaction } from '@/lib/safe/hash/transaction'
import type { TransactionVerification } from './verifyTransaction'

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
        `  domain hash: ${hashes.domainHash}`,
        `  message hash: ${hashes.messageHash}`,
        `  safeTxHash: ${hashes.safeTxHash}`,
      ]
    : ['  could not be computed']
  return [
    `Result: ${status.toUpperCase()}`,
    `Made: ${new Date(createdAt).toISOString()}`,
    `Chain: ${chainId}`,
    `Safe: ${safe}`,
    '',
    'Fields:',
    ...fields,
    '',
    'Hashes, computed from the fields above:',
    ...hashLines,
    '',
    'Checks:',
    ...checks.flatMap((check) => formatCheck(check)),
    '',
    `Signed by: ${signedBy.join(', ') || 'nobody that could be verified'}`,
    '',
    'Warnings:',
    ...(warnings.length > 0
      ? warnings.map(({ severity, message }) => `  ${severity}: ${oneLine(message)}`)
      : ['  none']),
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
  const lines = [`  ${status} ${subject}${owner ? ` of ${owner}` : ''}: ${oneLine(reason)}`]
  if (expected !== undefined) lines.push(`    expected: ${oneLine(expected)}`)
  if (received !== undefined) lines.push(`    received: ${oneLine(received)}`)
  return lines
}

/** What comes from others must not be able to write lines of its own. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 2000)
}
