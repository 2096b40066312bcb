import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { chainName } from '@/lib/config/chainName'
import { abbreviateAddress } from '@/lib/format/address'
import type { NeedsYou } from '@/lib/needs-you/useNeedsYou'
import { isServiceDown } from '@/lib/query/sourceState'
import * as words from './words'

type NeedsYouNoticesProps = { state: NeedsYou }

const mostNamed = 5

/** What is not known of: networks and Safes that failed, and Safes that are not asked about. */
export function NeedsYouNotices({ state: { failures, left, retry } }: NeedsYouNoticesProps) {
  const { nameOf } = useAddressBook()
  const failed = failures.flatMap(({ safe }) => safe ?? [])
  const names = failed.map(({ chainId, address }) => nameOf(chainId, address) ?? abbreviateAddress(address))
  const firstError = failures.find(({ safe }) => safe)?.error
  const unlisted = failures.filter(({ safe }) => !safe)
  const networks = unlisted.map(({ chainId }) => chainName(chainId, 'sentence'))
  const [firstUnlisted] = unlisted
  return (
    <>
      {firstUnlisted && (
        <FailureNotice
          title={words.networkFailed(nameFew(networks))}
          error={firstUnlisted.error}
          isPlain={isServiceDown(firstUnlisted.error)}
          onRetry={retry}
        />
      )}
      {firstError && !(firstUnlisted && isServiceDown(firstError)) && (
        <FailureNotice
          title={words.safesFailed(nameFew(names), names.length)}
          error={firstError}
          isPlain={isServiceDown(firstError)}
          onRetry={retry}
        />
      )}
      {left > 0 && <Notice tone="neutral">{words.left(left)}</Notice>}
    </>
  )
}

function nameFew(names: readonly string[]): string {
  const more = names.length > mostNamed ? '…' : ''
  return `${names.slice(0, mostNamed).join(', ')}${more}`
}
