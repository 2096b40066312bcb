import { authConfig } from '@/lib/auth/server/authConfig'
import { manifestRoute } from '@/lib/safe-apps/server/manifestRoute'

export const config = { api: { bodyParser: false } }

export default manifestRoute(authConfig)
