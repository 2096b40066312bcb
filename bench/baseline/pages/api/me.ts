import type { NextApiRequest, NextApiResponse } from 'next'
import { readSession } from '../../src/session'

export default async function me(request: NextApiRequest, response: NextApiResponse) {
  const session = await readSession(request, response)
  response.json({ address: session.address })
}
