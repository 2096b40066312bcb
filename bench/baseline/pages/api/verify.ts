import type { NextApiRequest, NextApiResponse } from 'next'
import { createPublicClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { parseSiweMessage } from 'viem/siwe'
import { readSession } from '../../src/session'

const client = createPublicClient({ chain: foundry, transport: http() })

export default async function verify(request: NextApiRequest, response: NextApiResponse) {
  const { message, signature } = request.body
  const session = await readSession(request, response)
  const isValid = await client.verifySiweMessage({ message, signature, nonce: session.nonce })
  if (!isValid) return response.status(422).json({ ok: false })
  session.nonce = undefined
  session.address = parseSiweMessage(message).address
  await session.save()
  response.json({ ok: true })
}
