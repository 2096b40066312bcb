import type { Gateway } from './client'
import { GatewayError } from './gatewayError'
import { createNotices } from './notices'
import * as words from './words'

/** In the place of a gateway where none is configured: nobody is asked, and every call says so. */
export const absentGateway: Gateway = {
  baseUrl: '',
  notices: createNotices(),
  begin: () => undefined,
  call: async () => {
    throw new GatewayError(words.absent, { code: 'absent' })
  },
}
