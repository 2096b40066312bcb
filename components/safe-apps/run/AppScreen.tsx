import { UnknownAppWarning } from '@/components/safe-apps/list/UnknownAppWarning'
import { FailureNotice } from '@/components/ui/notice/FailureNotice'
import { Notice } from '@/components/ui/notice/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { attempt } from '@/lib/attempt'
import { type AppAddress, parseAppAddress } from '@/lib/safe-apps/listing/appAddress'
import { useAppTrust } from '@/lib/safe-apps/listing/useAppTrust'
import { useSavedApps } from '@/lib/safe-apps/listing/useSavedApps'
import { isEmbeddingAllowed } from '@/lib/safe-apps/permissions/accessPolicy'
import type { SafeView } from '@/lib/safe-view/safeView'
import { AppWorkspace } from './AppWorkspace'
import * as words from './words'

type AppScreenProps = { safe: SafeView; appUrl: string }

/** Opens the app of the address bar, unless its address is none, its owner forbids it, or the user has not agreed yet. */
export function AppScreen({ safe, appUrl }: AppScreenProps) {
  const address = attempt(() => parseAppAddress(appUrl, window.location.origin))
  if ('problem' in address) return <FailureNotice title={words.cannotOpen} error={address.problem} />
  return <KnownAddress key={address.href} safe={safe} address={address} />
}

type KnownAddressProps = { safe: SafeView; address: AppAddress }

function KnownAddress({ safe, address }: KnownAddressProps) {
  const { custom } = useSavedApps()
  const trust = useAppTrust(address, safe.chainId)
  const { app } = trust
  if (trust.isPending) return <Skeleton label={words.lookingAppUp} />
  if (app && !isEmbeddingAllowed(app.accessControl, window.location.origin)) {
    const sites = 'value' in app.accessControl ? (app.accessControl.value ?? []).join(', ') : ''
    return (
      <Notice tone="error" title={words.siteNotAllowed(app.name)}>
        <p>{words.allowedSites(sites)}</p>
      </Notice>
    )
  }
  if (!trust.isTrusted) {
    return <UnknownAppWarning address={address} trust={trust} action={words.openAnyway} />
  }
  const name = app?.name ?? custom.find(({ href }) => href === address.href)?.name ?? address.host
  return <AppWorkspace safe={safe} address={address} name={name} iconUrl={app?.iconUrl} />
}
