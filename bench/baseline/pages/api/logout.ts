import type { NextApiRequest, NextApiResponse } from 'next'
import { readSession } from '../../src/session'

export default async function logout(request: NextApiRequest, response: NextApiResponse) {
  const session = await readSession(request, response)
  session.destroy()
  response.json({ ok: true })
}
