import type { Address, PublicClient } from 'viem'
import { createGateway } from '@/lib/gateway/client/client'
import { parseAnswer } from '@/lib/gateway/client/parseAnswer'
import { transactionDetails } from '@/lib/gateway/schemas/transactionDetailsSchema'
import { type TransactionSummary, transactionPage } from '@/lib/gateway/schemas/transactionSchema'
import type { SafeState } from '@/lib/safe/account/readSafe'
import { sayReason } from '@/lib/safe/verify/reason'
import type { Check } from '@/lib/safe/verify/verification'
import { isExplaining } from '@/lib/verify/checks/judgeChecks'
import { verifyListed } from '@/lib/verify/listedTransaction'
import { type DetailsVerification, verifyDetails } from '@/lib/verify/verifyDetails'

type Reading = { state: SafeState; client: PublicClient }

/** The lists of a gateway, and what screens find out about each row. */
export function openLists(gatewayUrl: string) {
  const gateway = createGateway({ baseUrl: gatewayUrl })
  const read = async (path: string): Promise<unknown> => (await fetch(`${gatewayUrl}/v1/chains/31337/${path}`)).json()

  async function listAll(address: Address, list: string): Promise<TransactionSummary[]> {
    const found: TransactionSummary[] = []
    let path: string | undefined = `safes/${address}/transactions/${list}`
    while (path) {
      const page: ReturnType<typeof parsePage> = parsePage(await read(path))
      found.push(...page.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : [])))
      path = page.next?.split('/v1/chains/31337/')[1]
    }
    return found
  }

  /** Every row of the Safe's lists as screens verify it, and on demand the details behind it. */
  async function verifyAll(address: Address, reading: Reading, withDetails = true) {
    const rows = [...(await listAll(address, 'history')), ...(await listAll(address, 'queued'))]
    return Promise.all(
      rows.map(async (listed) => {
        const row = await verifyListed({ ...asInput(address, reading), gateway, listed }, AbortSignal.timeout(20_000))
        const results: DetailsVerification[] = [row]
        if (withDetails && listed.executionInfo) {
          results.push(await verifyAnswer(address, reading, await read(`transactions/${listed.id}`)))
        }
        return { listed, results }
      }),
    )
  }
  return { read, listAll, verifyAll }
}

export function verifyAnswer(address: Address, reading: Reading, answer: unknown) {
  return verifyDetails({ ...asInput(address, reading), details: parseAnswer(transactionDetails, answer) })
}

export function faultsOf(checks: readonly Check[]): string[] {
  const faults = checks.filter(({ status }) => status === 'mismatch')
  return faults.map(({ field, subject, reason }) => `${field ?? subject}: ${sayReason(reason)}`)
}

/** What decides and could not be proved. */
export function openOf({ checks }: DetailsVerification): string {
  const open = checks.filter(({ status, subject }) => status === 'unknown' && !isExplaining(subject))
  return [...new Set(open.map(({ subject }) => subject))].sort().join(' ')
}

function parsePage(answer: unknown) {
  return parseAnswer(transactionPage, answer)
}

function asInput(address: Address, { state, client }: Reading) {
  return { ref: { chainId: 31337, address }, version: state.version, chain: state, client, known: [] }
}
