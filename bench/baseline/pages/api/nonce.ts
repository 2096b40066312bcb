import type { NextApiRequest, NextApiResponse } from 'next'
import { generateSiweNonce } from 'viem/siwe'
import { readSession } from '../../src/session'

export default async function nonce(request: NextApiRequest, response: NextApiResponse) {
  const session = await readSession(request, response)
  session.nonce = generateSiweNonce()
  await session.save()
  response.setHeader('Content-Type', 'text/plain')
  response.send(session.nonce)
}
