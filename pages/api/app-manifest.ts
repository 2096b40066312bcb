import { readServerEnv } from '@/lib/config/serverEnv'
import { manifestRoute } from '@/lib/safe-apps/server/manifestRoute'

export default manifestRoute({ getSiteOrigin: () => readServerEnv().siteOrigin })
