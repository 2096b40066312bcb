import { Notice } from '@/components/ui/notice/Notice'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { type AppAddress, findLookalike } from '@/lib/safe-apps/listing/appAddress'
import * as words from './words'

type AppDoubtsProps = { address: AppAddress; listed: readonly SafeApp[] }

/** What about an address could deceive its reader; nothing where nothing does. */
export function AppDoubts({ address, listed }: AppDoubtsProps) {
  const imitated = findLookalike(
    address.host,
    listed.map(({ url }) => new URL(url).host),
  )
  if (!imitated && !address.isInternational && !address.isIpAddress) return null
  return (
    <Notice tone="warning" title={words.lookTwice}>
      {imitated && <p>{words.looksLike(address.host, imitated)}</p>}
      {address.isInternational && <p>{words.internationalName}</p>}
      {address.isIpAddress && <p>{words.numericAddress}</p>}
    </Notice>
  )
}
