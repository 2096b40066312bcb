import { hasService, publicEnv } from '@/lib/config/publicEnv'
import { absentGateway } from '@/lib/gateway/client/absentGateway'
import { createGateway } from '@/lib/gateway/client/client'

/** The configured gateway. Only pages and components take it from here; everything in lib is handed one. */
export const appGateway = hasService ? createGateway({ baseUrl: publicEnv.gatewayUrl }) : absentGateway
