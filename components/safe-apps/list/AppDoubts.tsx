import { Notice } from '@/components/ui/Notice'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { type AppAddress, findLookalike } from '@/lib/safe-apps/listing/appAddress'

type AppDoubtsProps = { address: AppAddress; listed: readonly SafeApp[] }

/** What about an address could deceive its reader; nothing where nothing does. */
export function AppDoubts({ address, listed }: AppDoubtsProps) {
  const imitated = findLookalike(
    address.host,
    listed.map(({ url }) => new URL(url).host),
  )
  if (!imitated && !address.isInternational && !address.isIpAddress) return null
  return (
    <Notice tone="warning" title="Look at this address twice">
      {imitated && (
        <p>
          {address.host} looks like {imitated}, which is another site.
        </p>
      )}
      {address.isInternational && <p>The name has letters that may look like others; it is shown as it is sent.</p>}
      {address.isIpAddress && (
        <p>The address is a number instead of a name, so nobody vouches for who answers there.</p>
      )}
    </Notice>
  )
}
