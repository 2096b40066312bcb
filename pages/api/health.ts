import type { NextApiRequest, NextApiResponse } from 'next'
import { onlyMethod } from '@/lib/auth/server/words'

/** For load balancers: this process answers. It asks neither the chains nor the gateway. */
export default function health(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    response.status(405).json({ error: 'method_not_allowed', message: onlyMethod('GET') })
    return
  }
  response.status(200).json({ status: 'ok' })
}
