import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { useAddressBook } from '@/lib/address-book/useAddressBook'
import { chainName } from '@/lib/config/chainName'
import { abbreviateAddress } from '@/lib/format/address'
import type { NeedsYou } from '@/lib/needs-you/useNeedsYou'
import * as words from './words'

type NeedsYouNoticesProps = { state: NeedsYou }

const mostNamed = 5

/** What is not known of: networks and Safes that failed, and Safes that are not asked about. */
export function NeedsYouNotices({ state: { failures, left, retry } }: NeedsYouNoticesProps) {
  const { nameOf } = useAddressBook()
  const failed = failures.flatMap(({ safe }) => safe ?? [])
  const names = failed.map(({ chainId, address }) => nameOf(chainId, address) ?? abbreviateAddress(address))
  const firstError = failures.find(({ safe }) => safe)?.error
  const networks = failures.flatMap(({ safe, chainId, error }) =>
    safe ? [] : [{ chainId, error, title: words.networkFailed(chainName(chainId, 'sentence')) }],
  )
  return (
    <>
      {networks.map(({ chainId, ...failure }) => (
        <FailureNotice key={chainId} {...failure} onRetry={retry} />
      ))}
      {firstError && (
        <FailureNotice title={words.safesFailed(nameFew(names), names.length)} error={firstError} onRetry={retry} />
      )}
      {left > 0 && <Notice tone="neutral">{words.left(left)}</Notice>}
    </>
  )
}

function nameFew(names: readonly string[]): string {
  const more = names.length > mostNamed ? '…' : ''
  return `${names.slice(0, mostNamed).join(', ')}${more}`
}
