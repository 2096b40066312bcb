import { authConfig } from '@/lib/auth/server/authConfig'
import { nonceRoute } from '@/lib/auth/server/nonceRoute'

export const config = { api: { bodyParser: false } }

export default nonceRoute(authConfig)
