import { writeSentence } from '@/components/transactions/view/sentence/sentence'
import { abbreviateAddress } from '@/lib/format/address'
import { warnings as callWarnings } from '@/lib/safe/call/words'
import { formatTransactionFile } from '@/lib/safe/file/transactionFile'
import type { Subject } from '@/scripts/checkTx/readInput'
import type { Report } from '@/scripts/checkTx/report'
import type { Sight } from './sight'

const signs = { match: '✓', mismatch: '✗', unknown: '?' }
// Whatever moves a cursor or turns the reading direction.
const unsafe = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * What check-tx says of a transaction held against its page, which was drawn from the same answers: the first thing that
 * differs. It has the page's own modules, and with them the settings of the site.
 */
export async function openSecondEyes({ gatewayUrl }: { gatewayUrl: string }) {
  const [{ createNodeClient, inspect }, { describeReport }, { listReport, writeReport }, { createGateway }, memory] =
    await Promise.all([
      import('@/scripts/checkTx/inspect'),
      import('@/scripts/checkTx/describeReport'),
      import('@/scripts/checkTx/writeReport'),
      import('@/lib/gateway/client/client'),
      import('@/components/transactions/review/useSeenTransaction'),
    ])
  const client = createNodeClient(31337)
  const gateway = createGateway({ baseUrl: gatewayUrl })

  const look = (subject: Subject) => inspect(subject, { client, gateway }, { seen: memory.recallSeen })

  async function compare(subject: Subject, sight: Sight): Promise<string | undefined> {
    const report = await look(subject)
    const text = writeReport(report)
    const said = describeReport(report)
    const [verdict = ''] = sight.verdicts
    if (!verdict.startsWith(report.status) || !verdict.includes(said.verdict) || !verdict.includes(said.sentence)) {
      return `check-tx: ${report.status} ${said.sentence}, the page: ${verdict}`
    }
    const isReview = 'file' in subject
    const short = writeSentence(report.what, abbreviateAddress)
    if (isReview ? !sight.all.includes(short) : sight.heading !== short) {
      return `check-tx: ${said.what}, the page: ${sight.heading}`
    }
    // Its heading has them short where they have no name.
    const addresses = said.what.match(/0x[0-9a-fA-F]{40}/g) ?? []
    const unsaid = addresses.find((address) => !sight.all.includes(address))
    if (unsaid) return `not on the page in full: ${unsaid}`
    const warnings = said.warnings.map(({ word, message, address = '' }) => `${word}${message}${address}`)
    const strange = [
      ...differ('warning', warnings, sight.warnings.filter(isOfAnybody)),
      ...differ('check', said.checks.map(joinCheck), sight.checks.map(withoutLength)),
      ...listProof(report, text).flatMap((line) => (sight.all.includes(line) ? [] : [`not on the page: ${line}`])),
      ...[said.sentence, said.what].flatMap((words) => (text.includes(words) ? [] : [`not printed: ${words}`])),
      ...(unsafe.test(text) ? ['what is printed can move a cursor'] : []),
    ]
    const { exitCode } = listReport(report)
    if (exitCode !== { match: 0, mismatch: 1, unknown: 2 }[report.status]) strange.push(`it ends with ${exitCode}`)
    return strange.length > 0 ? strange.join(' | ') : undefined
  }

  /** A transaction that the service has, as the file that its page gives. */
  async function handOn(subject: Subject): Promise<string> {
    const { ref, transaction, hashes } = await look(subject)
    if (!transaction || !hashes) throw new Error('This is nothing to be handed on.')
    const { safeTxHash } = hashes
    return formatTransactionFile({ chainId: ref.chainId, safe: ref.address, transaction, safeTxHash, signatures: [] })
  }
  const print = async (subject: Subject) => writeReport(await look(subject))
  return Object.assign(compare, { handOn, print })
}

type Told = ReturnType<typeof import('@/scripts/checkTx/describeReport').describeReport>

/** A terminal has no account that could be put out of the owners. */
const isOfAnybody = (warning: string) => !warning.endsWith(callWarnings.removesYou)

/** A check as the list on the page has it: words without spaces between them. */
function joinCheck({ status, result, label, reason, owner, expected, received }: Told['checks'][number]): string {
  const values = [expected && `Expected${expected}`, received && `Received${received}`].filter(Boolean)
  return `${signs[status]} ${result}${label}${reason}${owner ?? ''}${values.join('')}`
}

const withoutLength = (check: string) => check.replace(/(Expected|Received) \(\d+ bytes\)/g, '$1')

function differ(kind: string, told: readonly string[], shown: readonly string[]): string[] {
  const [one, other] = [told.toSorted(), shown.toSorted()]
  const at = one.findIndex((text, index) => text !== other[index])
  if (at === -1 && one.length === other.length) return []
  return [
    `${kind} of check-tx: ${one[at === -1 ? other.length : at]}, of the page: ${other[at === -1 ? one.length : at]}`,
  ]
}

/** What is printed of the calls, the hashes and the fields, each value as it stands on the page. */
function listProof({ hashes }: Report, text: string): string[] {
  const lines = text.split('\n')
  const from = lines.indexOf('What it does')
  // Titles stand at the margin, and are others in a review.
  const proof = from === -1 ? [] : lines.slice(from).filter((line) => line.startsWith(' '))
  const ofHashes = hashes ? [hashes.domainHash, hashes.messageHash, hashes.safeTxHash] : []
  return [...ofHashes, ...proof.map((line) => line.trim().replace(/^[^:]*: ?/, ''))]
}
