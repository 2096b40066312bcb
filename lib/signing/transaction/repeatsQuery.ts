import { queryOptions, skipToken } from '@tanstack/react-query'
import { repeatsKey } from '@/lib/signing/unfinished/actKeys'
import { findRepeats, type RepeatInput } from './repeats'

const pollingInterval = 15_000

/** The result of `findRepeats`, asked again while it is shown. */
export function repeatsQuery(input: RepeatInput | undefined) {
  return queryOptions({
    queryKey: [...repeatsKey, input?.ref.chainId, input?.safeTxHash, `${input?.nextNonce}`] as const,
    queryFn: input ? () => findRepeats(input) : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: pollingInterval,
  })
}
