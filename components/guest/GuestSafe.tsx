import { getAddress } from 'viem'
import { AccountWarning } from '@/components/chain/AccountWarning'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { SourceStateNotice } from '@/components/ui/notice/SourceStateNotice'
import { Skeleton } from '@/components/ui/Skeleton'
import { findChain } from '@/lib/config/chain'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { useSafeView } from '@/lib/safe-view/useSafeView'
import type { ParentSafe } from '@/lib/wallet/parentSafe'
import { GuestActions } from './GuestActions'
import { GuestIdentity } from './GuestIdentity'
import { GuestSignIn } from './GuestSignIn'
import * as words from './words'

type GuestSafeProps = { parent: ParentSafe }

/** The Safe that the site around us named, read from our own chain and gateway before anything is done with it. */
export function GuestSafe({ parent }: GuestSafeProps) {
  const { chainId, address } = parent.safe
  if (!findChain(chainId)) {
    return (
      <Notice tone="error" title={words.unknownChain}>
        {words.unknownChainHint(getAddress(address), chainId)}
      </Notice>
    )
  }
  return <KnownChainSafe parent={parent} safe={{ chainId, address: getAddress(address) }} />
}

function KnownChainSafe({ parent, safe: ref }: GuestSafeProps & { safe: SafeRef }) {
  const { safe, chain, service, retry } = useSafeView(ref)
  if (!safe && (chain.phase === 'checking' || service.phase === 'checking')) {
    return <Skeleton label={words.readingSafe} />
  }
  if (!safe) {
    return <FailureNotice title={words.safeNotRead(ref.address)} error={chain.error} onRetry={retry} />
  }
  return (
    <>
      <GuestIdentity parent={parent} safe={safe} />
      <AccountWarning safe={safe} />
      <SourceStateNotice chainId={ref.chainId} state={chain} otherwise={words.gatewayWord} onRetry={retry} />
      <GuestSignIn parent={parent} safe={safe} />
      <GuestActions parent={parent} safe={safe} />
    </>
  )
}
