import type { Route } from '../http/router'
import { balanceRoutes } from './balances'
import { chainRoutes } from './chains'
import { safeRoutes } from './safes'

export const routes: Route[] = [...chainRoutes, ...safeRoutes, ...balanceRoutes]
