import { authConfig } from '@/lib/auth/server/authConfig'
import { sessionRoute } from '@/lib/auth/server/sessionRoute'

export const config = { api: { bodyParser: false } }

export default sessionRoute(authConfig)
