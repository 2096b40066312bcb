import type { Route } from '../http/router'
import { balanceRoutes } from './balances'
import { chainRoutes } from './chains'
import { collectibleRoutes } from './collectibles'
import { confirmationRoutes } from './confirmations'
import { dataDecoderRoutes } from './dataDecoder'
import { detailRoutes } from './details'
import { estimationRoutes } from './estimations'
import { healthRoutes } from './health'
import { historyRoutes } from './history'
import { messageRoutes } from './messages'
import { proposeRoutes } from './propose'
import { queueRoutes } from './queue'
import { safeRoutes } from './safes'
import { transactionListRoutes } from './transactionLists'

export const routes: Route[] = [
  ...[...chainRoutes, ...safeRoutes, ...balanceRoutes, ...collectibleRoutes, ...historyRoutes, ...queueRoutes],
  ...[...transactionListRoutes, ...detailRoutes, ...proposeRoutes, ...confirmationRoutes, ...estimationRoutes],
  ...[...dataDecoderRoutes, ...messageRoutes, ...healthRoutes],
]
