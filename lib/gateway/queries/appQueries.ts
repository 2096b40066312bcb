import type { Gateway } from '@/lib/gateway/client/client'
import { chainKey } from '@/lib/gateway/client/gatewayKeys'
import { get } from '@/lib/gateway/client/request'
import { chainPath } from '@/lib/gateway/client/safeRef'
import { safeApps } from '@/lib/gateway/schemas/appSchema'
import { askQuery } from './askQuery'

/** `clientUrl` is this site's origin, for apps that only some sites may show; `url` asks for one app. */
type AppFilter = { clientUrl?: string; url?: string }

const hour = 3_600_000

/** The Safe Apps that the gateway lists for a chain. */
export function safeAppsQuery(gateway: Gateway, chainId: number, filter: AppFilter = {}) {
  const query = { client_url: filter.clientUrl, url: filter.url }
  const key = [...chainKey(gateway, chainId), 'apps', filter]
  return askQuery(gateway, key, () => get(`${chainPath(chainId)}/safe-apps`, query), safeApps, hour)
}
