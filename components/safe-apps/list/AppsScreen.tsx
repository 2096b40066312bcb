import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { UnreadEntries } from '@/components/ui/list/UnreadEntries'
import { ServiceFailure } from '@/components/ui/notice/ServiceFailure'
import { Panel } from '@/components/ui/Panel'
import { Skeleton } from '@/components/ui/Skeleton'
import { unknownForNow } from '@/components/ui/words'
import { hasService } from '@/lib/config/publicEnv'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import type { SafeRef } from '@/lib/gateway/client/safeRef'
import { safeAppsQuery } from '@/lib/gateway/queries/appQueries'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { filterApps, listTags } from '@/lib/safe-apps/listing/listedApps'
import { useSavedApps } from '@/lib/safe-apps/listing/useSavedApps'
import { isEmbeddingAllowed } from '@/lib/safe-apps/permissions/accessPolicy'
import type { SafeView } from '@/lib/safe-view/safeView'
import type { AppCardApp } from './AppCard'
import { AppFilter } from './AppFilter'
import { AppGrid } from './AppGrid'
import styles from './AppsScreen.module.css'
import { CustomAppForm } from './CustomAppForm'
import * as words from './words'

type AppsScreenProps = { safe: SafeView }

/** The apps that this Safe can be used with: the gateway's list for its chain, and those that the user added. */
export function AppsScreen({ safe }: AppsScreenProps) {
  const list = useQuery(safeAppsQuery(appGateway, safe.chainId, { clientUrl: window.location.origin }))
  const { pinned, custom } = useSavedApps()
  const listed = (list.data?.entries ?? []).filter((app) =>
    isEmbeddingAllowed(app.accessControl, window.location.origin),
  )
  const known: AppCardApp[] = [...listed.map(toCard), ...custom]
  // All at once where the list comes soon: what is pinned, and what stands below the list, would jump.
  if (list.isPending && list.failureCount === 0) return <Skeleton label={words.loadingApps} lines={6} />
  const pinnedApps = pinned.flatMap((href) => known.find((app) => app.href === href) ?? [])
  return (
    <div className={styles.screen}>
      {pinnedApps.length > 0 && (
        <Panel title={words.pinnedApps}>
          <AppGrid label={words.pinnedApps} safe={safe} apps={pinnedApps} />
        </Panel>
      )}
      {hasService && (
        <Panel title={words.listedApps}>
          {list.isPending && <Skeleton label={words.loadingApps} />}
          {list.error && (
            <ServiceFailure
              {...{ safe, error: list.error, absent: unknownForNow }}
              title={words.listFailed}
              onRetry={list.refetch}
            >
              {unknownForNow}
            </ServiceFailure>
          )}
          {list.data && <UnreadEntries unread={list.data.unread} />}
          {list.data && <ListedApps safe={safe} apps={listed} />}
        </Panel>
      )}
      <Panel title={words.ownApps}>
        {custom.length > 0 && <AppGrid label={words.ownApps} safe={safe} apps={custom} />}
        <CustomAppForm safe={safe} listed={listed} />
      </Panel>
    </div>
  )
}

function ListedApps({ safe, apps }: { safe: SafeRef; apps: readonly SafeApp[] }) {
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState<string>()
  // A key that is pressed is seen at once, and what it finds when there is time.
  const wanted = useDeferredValue(search)
  const found = useMemo(() => filterApps(apps, wanted, tag).map(toCard), [apps, wanted, tag])
  if (apps.length === 0) return <p>{words.noApps}</p>
  return (
    <>
      <AppFilter search={search} onSearch={setSearch} tags={listTags(apps)} tag={tag} onTag={setTag} />
      <p role="status" className={styles.count}>
        {words.found(found.length, apps.length)}
      </p>
      <AppGrid label={words.appsLabel} safe={safe} apps={found} />
    </>
  )
}

function toCard({ url, name, description, iconUrl, tags }: SafeApp): AppCardApp {
  return { href: new URL(url).href, name, description, iconUrl, tags, isListed: true }
}
