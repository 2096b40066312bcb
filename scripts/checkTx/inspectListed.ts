import { isOpen } from '@/components/transactions/details/isOpen'
import { nameFailure } from '@/components/transactions/details/nameFailure'
import { readLocalCall } from '@/components/transactions/view/readLocalCall'
import { AppError, describeError } from '@/lib/errors'
import { get } from '@/lib/gateway/client/request'
import { safePath } from '@/lib/gateway/client/safeRef'
import { readTransactionDetails } from '@/lib/gateway/queries/transactionDetails'
import { safeInfo } from '@/lib/gateway/schemas/safeSchema'
import { NotASafeError, readSafe } from '@/lib/safe/account/readSafe'
import { doubtVerdict } from '@/lib/safe-view/accountDoubts'
import { addSafeChecks } from '@/lib/safe-view/addSafeChecks'
import { joinSafe } from '@/lib/safe-view/safeView'
import { summarise } from '@/lib/verify/checks/describeCheck'
import { verifyDetails } from '@/lib/verify/verifyDetails'
import type { Found } from './inspectFile'
import type { Subject } from './readInput'
import type { Asked, Memory } from './report'
import * as words from './words'

/** Checks what the service says of a transaction, as its page does. */
export async function inspectListed(
  { ref, id }: Extract<Subject, { id: string }>,
  { client, gateway }: Asked,
  { seen }: Memory,
): Promise<Found> {
  if (!gateway) throw new AppError(words.needsGateway)
  const { chainId, address } = ref
  const signal = AbortSignal.timeout(120_000)
  const [onChain, atService, details] = await Promise.all([
    settle(client && readSafe(client, address)),
    settle(gateway.call(get(safePath(ref)), safeInfo, signal)),
    settle(readTransactionDetails(gateway, chainId, id, signal)),
  ])
  if (onChain.failure instanceof NotASafeError) throw onChain.failure
  if (!details.answer) throw new AppError(nameWhy(details.failure))
  const phase = (answer: unknown) => (answer === undefined ? 'failed' : 'answered')
  const phases = { chain: phase(onChain.answer), service: phase(atService.answer) } as const
  const chain = onChain.answer
  const safe = joinSafe(ref, chain, atService.answer, phases)
  if (!safe) throw new AppError(words.nothingKnown)
  const told = details.answer
  const known = [address, ...safe.owners]
  const input = { ref, version: safe.version, chain, client, details: told, known, requestedId: id, seen }
  const result = addSafeChecks(await verifyDetails(input), safe.checks)
  const { checks, warnings, verification } = result
  const { status, sentence } = doubtVerdict(summarise(checks), chain)
  const { claimed, decoded } = readLocalCall(address, told)
  return {
    ...{ status: status === 'loading' ? 'unknown' : status, sentence: sentence ?? '' },
    ...{ told, known, checks, warnings, decoded, transaction: claimed?.transaction, hashes: verification?.hashes },
    now: isOpen(told, { result }) ? safe : undefined,
    remarks: listRemarks(client !== undefined, onChain.failure),
  }
}

function listRemarks(isAsked: boolean, failure: unknown): string[] {
  if (!isAsked) return [words.noNode]
  return failure === undefined ? [] : [describeError(failure)]
}

type Settled<Answer> = { answer?: Answer; failure?: unknown }

function settle<Answer>(asking: Promise<Answer> | undefined): Promise<Settled<Answer>> {
  return Promise.resolve(asking).then(
    (answer) => ({ answer }),
    (failure: unknown) => ({ failure }),
  )
}

function nameWhy(failure: unknown): string {
  const error = failure instanceof Error ? failure : new Error()
  return `${nameFailure(error)}: ${describeError(error)}`
}
