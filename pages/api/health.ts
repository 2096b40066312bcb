import type { NextApiRequest, NextApiResponse } from 'next'

/** For load balancers: this process answers. It asks neither the chains nor the gateway. */
export default function health(request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    response.status(405).json({ error: 'method_not_allowed', message: 'Only GET is answered here.' })
    return
  }
  response.status(200).json({ status: 'ok' })
}
