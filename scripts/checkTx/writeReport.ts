import * as detailsWords from '@/components/transactions/details/words'
import { nativeUnit } from '@/components/transactions/view/describeAmount'
import { describeRefund } from '@/components/transactions/view/describeRefund'
import * as viewWords from '@/components/transactions/view/words'
import * as verdictWords from '@/components/verification/words'
import { chainName } from '@/lib/config/chainName'
import { groupHash } from '@/lib/format/groupHash'
import { transactionFields } from '@/lib/safe/hash/transaction'
import { countPassed } from '@/lib/verify/checks/judgeChecks'
import { type Described, describeReport } from './describeReport'
import { printable } from './printable'
import { judgeReport, type Report } from './report'
import * as words from './words'
import { fact, listCall, shorten, writeCall } from './writeCall'

const signs = { match: '✓', mismatch: '✗', unknown: '?' }

/** A report for a person at a terminal: the verdict first, then what it is about, then the proof. */
export function writeReport(report: Report): string {
  const said = describeReport(report)
  const { ref, status, remarks, decoded } = report
  const { passed, counted } = countPassed(report.checks)
  const place = words.place(ref.address, chainName(ref.chainId, 'label'), ref.chainId)
  return [
    `${signs[status]} ${said.verdict}. ${printable(said.sentence)}`,
    ...[...remarks, ...(said.problem ? [said.problem] : [])].map((line) => `  ${printable(line)}`),
    ...part(printable(said.what), [place, ...writeNonce(report), ...said.told].map(printable)),
    ...part(viewWords.warnings, said.warnings.map(writeWarning)),
    ...said.approvals.flatMap(writeApproval),
    ...part(verdictWords.checksPassed(passed, counted), said.checks.flatMap(writeCheck)),
    ...part(viewWords.hashes, writeHashes(report)),
    ...part(viewWords.whatItDoes, decoded ? writeCall(ref, decoded) : []),
    ...part(detailsWords.signedFields, writeFields(report)),
    '',
  ].join('\n')
}

/** The same for programs, with every byte. */
export function listReport(report: Report) {
  const { ref, status, remarks, transaction, hashes, decoded } = report
  const { verdict: _, ...said } = describeReport(report)
  const { preimage: __, ...threeHashes } = hashes ?? { preimage: undefined }
  return {
    ...{ verdict: status, exitCode: judgeReport(report), ...said, remarks },
    ...{ chainId: ref.chainId, safe: ref.address, transaction, hashes: hashes && threeHashes },
    call: decoded && listCall(decoded),
  }
}

function part(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function writeNonce({ transaction }: Report): string[] {
  return transaction ? [fact(detailsWords.nonce, `${transaction.nonce}`)] : []
}

function writeWarning({ word, message, address }: Described['warnings'][number]): string {
  return `${word}: ${printable(message)}${address ? ` ${address}` : ''}`
}

function writeApproval({ title, safe, hash, status, sentence, warnings }: Described['approvals'][number]): string[] {
  const verdict = verdictWords.verdicts[status ?? 'unknown']
  return part(title, [
    fact(verdict, sentence ?? ''),
    fact('Safe', safe),
    fact('safeTxHash', hash),
    ...warnings.map(writeWarning),
  ])
}

function writeCheck({ status, result, label, reason, owner, expected, received }: Described['checks'][number]) {
  const values = [
    ...(expected === undefined ? [] : [fact(verdictWords.expected, expected)]),
    ...(received === undefined ? [] : [fact(verdictWords.received, received)]),
  ]
  const about = owner ? ` ${owner}` : ''
  return [
    `${signs[status]} ${result}: ${printable(label)}. ${printable(reason)}${about}`,
    ...values.map((line) => `    ${line}`),
  ]
}

/** In groups, as a hardware wallet's screen is compared. */
function writeHashes({ hashes, transaction }: Report): string[] {
  if (!transaction) return []
  if (!hashes) return [viewWords.noHashes]
  const named = {
    [viewWords.domainHash]: hashes.domainHash,
    [viewWords.messageHash]: hashes.messageHash,
    safeTxHash: hashes.safeTxHash,
  }
  return Object.entries(named).flatMap(([name, hash]) => {
    const groups = groupHash(hash)
    return [name, `  0x ${groups.slice(0, 4).join(' ')}`, `     ${groups.slice(4).join(' ')}`]
  })
}

function writeFields({ ref, transaction }: Report): string[] {
  if (!transaction) return []
  const operation = transaction.operation === 1 ? '1 (delegatecall)' : '0 (call)'
  const fields = { ...transaction, data: shorten(transaction.data), operation }
  return [
    ...transactionFields.map((name) => fact(name, `${fields[name]}`)),
    printable(describeRefund(transaction, nativeUnit(ref.chainId))),
  ]
}
