import Link from 'next/link'
import type { Address } from 'viem'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Notice } from '@/components/ui/notice/Notice'
import { safeRoutes } from '@/lib/routes'
import * as words from './words'

type OtherSafeNoticeProps = { chainId: number; address: Address; id: string }

/** The link names one Safe and a transaction of another. */
export function OtherSafeNotice({ chainId, address, id }: OtherSafeNoticeProps) {
  return (
    <Notice tone="error" title={words.ofOtherSafe}>
      <p>
        <AddressLabel chainId={chainId} address={address} />
      </p>
      <p>
        <Link href={safeRoutes.transaction({ chainId, address }, id)}>{words.openThere}</Link>
      </p>
    </Notice>
  )
}
