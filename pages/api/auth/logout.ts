import { authConfig } from '@/lib/auth/server/authConfig'
import { logoutRoute } from '@/lib/auth/server/logoutRoute'

export const config = { api: { bodyParser: false } }

export default logoutRoute(authConfig)
