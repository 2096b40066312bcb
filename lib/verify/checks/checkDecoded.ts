import type { DecodedData, ServiceDecodedCall as ServiceCall } from '@/lib/gateway/schemas/decodedSchema'
import type { DecodedCall } from '@/lib/safe/call/decodedCall'
import { sameBytes } from '@/lib/safe/hash/bytes'
import { compareDecoded } from '@/lib/safe/verify/compareDecoded'
import { type Check, compareValues, mismatch } from '@/lib/safe/verify/verification'
import * as words from './words'

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
  return mismatch(subject, { code: 'decodesNothing' }, { expected: words.noData, received })
}

function checkCalls(local: DecodedCall, batch: readonly ServiceCall[]): Check[] {
  // The bytes of an unknown function may hold calls that only the service can read; its own check says so already.
  if (local.status !== 'decoded' || local.isIncomplete) return []
  const count = compareValues('innerCalls', `${local.calls.length}`, `${batch.length}`, [
    { code: 'innerCallCount' },
    { code: 'otherInnerCallCount' },
  ])
  if (count.status === 'mismatch') return [count]
  return local.calls.flatMap((call, index) => {
    const claimed = batch[index]
    return claimed ? [checkCall(call, claimed), ...checkDecoded(call, claimed.dataDecoded)] : []
  })
}

function checkCall(local: DecodedCall, claimed: ServiceCall): Check {
  const { to, value, data, operation } = claimed
  const call = { to, value: value ?? 0n, data: data ?? '0x', operation }
  return compareValues(
    'innerCalls',
    words.call(local),
    words.call(call),
    [{ code: 'innerCall' }, { code: 'otherInnerCall' }],
    isSameCall(local, call),
  )
}

export type PlainCall = { to: string; value: bigint; data: string; operation: number }

export function isSameCall(one: PlainCall, other: PlainCall): boolean {
  const isAlike = one.operation === other.operation && one.value === other.value
  return isAlike && sameBytes(one.to, other.to) && sameBytes(one.data, other.data)
}
