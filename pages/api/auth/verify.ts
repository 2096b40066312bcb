import { authConfig } from '@/lib/auth/server/authConfig'
import { verifyRoute } from '@/lib/auth/server/verifyRoute'

export const config = { api: { bodyParser: false } }

export default verifyRoute(authConfig)
