import { publicEnv } from '@/lib/config/publicEnv'
import { createGateway } from '@/lib/gateway/client/client'

/** The configured gateway. Only pages and components take it from here; everything in lib is handed one. */
export const appGateway = createGateway({ baseUrl: publicEnv.gatewayUrl })
