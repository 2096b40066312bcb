import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { appGateway } from '@/lib/gateway/calls/appGateway'
import { safeAppsQuery } from '@/lib/gateway/queries/appQueries'
import type { SafeApp } from '@/lib/gateway/schemas/appSchema'
import { browserPermissions } from '@/lib/safe-apps/permissions/browserPermissions'
import type { AppAddress } from './appAddress'
import { findListedApp } from './listedApps'
import { useSavedApps } from './useSavedApps'

export type AppTrust = {
  isPending: boolean
  /** The list's entry for the address. */
  app: SafeApp | undefined
  listed: readonly SafeApp[]
  listError: unknown
  /** Whether the app may be asked for anything: it is listed, or the user pinned, added, opened or permitted it before. */
  isTrusted: boolean
  /** The user has read the address and agrees: holds for the whole site of the app. */
  accept: () => void
}

/** Whether this browser's user wants anything to do with the app at an address. Until then nobody contacts its site:
 * neither a frame nor this site's server, which would tell a stranger that somebody is here. */
export function useAppTrust({ origin, href }: AppAddress, chainId: number): AppTrust {
  // The whole list, apps for other sites included: those say where they are opened why they are not.
  const list = useQuery(safeAppsQuery(appGateway, chainId))
  const { accepted, pinned, custom, accept } = useSavedApps()
  const grants = useStore(browserPermissions.all)
  const listed = list.data?.entries ?? []
  const app = findListedApp(listed, { href })
  const chosen = [...pinned, ...custom.map((own) => own.href)].map((address) => new URL(address).origin)
  const isChosen = [...accepted, ...chosen, ...grants.map((grant) => grant.origin)].includes(origin)
  return {
    isPending: list.isPending,
    ...{ app, listed, listError: list.error },
    isTrusted: app !== undefined || isChosen,
    accept: () => accept(origin),
  }
}
