import type { DecodedData, DecodedCall as ServiceCall } from '@/lib/gateway/schemas/decodedSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { compareDecoded } from '@/lib/safe/verify/compareDecoded'
import { type Check, compareValues, mismatch } from '@/lib/safe/verify/verification'

const subject = 'decodedData'

/** The service's decoding beside the one made here, with the calls of a batch at any depth. Nothing decoded, no check. */
export function checkDecoded(local: DecodedCall, service: DecodedData | null | undefined): Check[] {
  if (!service) return []
  const { method } = service
  const parameters = service.parameters ?? []
  const own = local.status === 'empty' ? emptyCheck(method) : compareDecoded(local, { method, parameters })
  const batches = parameters.flatMap(({ valueDecoded }) => (valueDecoded ? [valueDecoded] : []))
  return [own, ...batches.flatMap((batch) => checkCalls(local, batch))]
}

function emptyCheck(received: string): Check {
  return mismatch(subject, 'The service decodes data where there is none.', { expected: 'no data', received })
}

function checkCalls(local: DecodedCall, batch: readonly ServiceCall[]): Check[] {
  // The bytes of an unknown function may hold calls that only the service can read; its own check says so already.
  if (local.status !== 'decoded' || local.isIncomplete) return []
  const count = compareValues('innerCalls', `${local.calls.length}`, `${batch.length}`, [
    'The service lists as many inner calls as there are.',
    'The service lists another number of inner calls than there are.',
  ])
  if (count.status === 'mismatch') return [count]
  return local.calls.flatMap((call, index) => {
    const claimed = batch[index]
    return claimed ? [checkCall(call, claimed), ...checkDecoded(call, claimed.dataDecoded)] : []
  })
}

function checkCall(local: DecodedCall, claimed: ServiceCall): Check {
  const { to, value, data, operation } = claimed
  return compareValues(
    'innerCalls',
    describeCall(local),
    describeCall({ to, value: value ?? 0n, data: data ?? '0x', operation }),
    ['The service shows the inner call as it is.', 'The service shows an inner call as something that it is not.'],
  )
}

export type PlainCall = { to: string; value: bigint; data: string; operation: number }

/** A call as one text: the same text, the same call. */
export function describeCall({ to, value, data, operation }: PlainCall): string {
  return `${operation === 1 ? 'delegatecall' : 'call'} ${to} value ${value} data ${data}`
}
