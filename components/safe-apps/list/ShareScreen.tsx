import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useAccount } from 'wagmi'
import { useStore } from 'zustand'
import { AddressLabel } from '@/components/chain/AddressLabel'
import { Guarded } from '@/components/ui/dialog/Guarded'
import { UnreadEntries } from '@/components/ui/list/UnreadEntries'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { attempt } from '@/lib/attempt'
import { findChainByPrefix, shortNameOf } from '@/lib/config/chain'
import { hasService, publicEnv } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { ownedSafesQuery } from '@/lib/gateway/queries/safeQueries'
import { safeRoutes } from '@/lib/routes'
import { type AppAddress, parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { useAppTrust } from '@/lib/safe-apps/listing/useAppTrust'
import { viewedSafes } from '@/lib/safe-view/viewedSafes'
import { AppSummary } from './AppSummary'
import styles from './ShareScreen.module.css'
import { UnknownAppWarning } from './UnknownAppWarning'
import * as words from './words'

type ShareScreenProps = { appUrl: string; chain: string }

/** Where a shared link to an app leads: what the app is, and with which Safe to open it. */
export function ShareScreen({ appUrl, chain }: ShareScreenProps) {
  return (
    <div className={styles.screen}>
      <h1>{words.openApp}</h1>
      <SharedLink appUrl={appUrl} chain={chain} />
    </div>
  )
}

function SharedLink({ appUrl, chain }: ShareScreenProps) {
  const address = attempt(() => parseAppAddress(appUrl, window.location.origin))
  const found = chain === '' ? publicEnv.chains[0] : findChainByPrefix(chain)
  if ('problem' in address) return <FailureNotice title={words.linkNamesNoApp} error={address.problem} />
  if (found) return <SharedApp address={address} chainId={found.id} />
  return (
    <Notice tone="error" title={words.unknownNetwork}>
      <p>{words.knownNetworks(publicEnv.chains.map(({ id }) => shortNameOf(id)).join(', '))}</p>
    </Notice>
  )
}

function SharedApp({ address, chainId }: { address: AppAddress; chainId: number }) {
  const trust = useAppTrust(address, chainId)
  if (trust.isPending) return <Skeleton label={words.lookingAppUp} />
  if (!trust.isTrusted) {
    return <UnknownAppWarning address={address} trust={trust} action={words.goOn} />
  }
  return (
    <>
      <Panel title={words.app}>
        <AppSummary address={address} listed={trust.listed} />
      </Panel>
      <SafeChoice address={address} chainId={chainId} />
    </>
  )
}

function SafeChoice({ address, chainId }: { address: AppAddress; chainId: number }) {
  const { address: account } = useAccount()
  const recent = useStore(viewedSafes)
  const query = ownedSafesQuery(appGateway, chainId, account ?? '0x')
  const owned = useQuery({ ...query, enabled: account !== undefined })
  const own = (owned.data?.safes ?? []).map((safe) => ({ chainId, address: safe }))
  const others = recent.filter((safe) => safe.chainId === chainId && !own.some((mine) => mine.address === safe.address))
  return (
    <Panel title={words.openWith}>
      {owned.error && hasService && (
        <FailureNotice title={words.safesFailed} error={owned.error} onRetry={owned.refetch} />
      )}
      {owned.data && <UnreadEntries unread={owned.data.unread} />}
      {!account && <p>{words.connectHint}</p>}
      <Guarded>
        {own.length > 0 && <SafeLinks label={words.yourSafes} safes={own} address={address} />}
        {others.length > 0 && <SafeLinks label={words.viewedSafes} safes={others} address={address} />}
      </Guarded>
      {own.length + others.length === 0 && !owned.isLoading && <p>{words.noSafes}</p>}
    </Panel>
  )
}

function SafeLinks({ label, safes, address }: { label: string; safes: readonly SafeRef[]; address: AppAddress }) {
  return (
    <>
      <h3>{label}</h3>
      <ul className={styles.safes} aria-label={label}>
        {safes.map((safe) => (
          <li key={safe.address}>
            <Link href={safeRoutes.openApp(safe, address.href)}>
              <AddressLabel chainId={safe.chainId} address={safe.address} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
