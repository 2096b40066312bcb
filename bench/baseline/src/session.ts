import { getIronSession } from 'iron-session'
import type { NextApiRequest, NextApiResponse } from 'next'

type SessionData = { nonce?: string; address?: string }

export function readSession(request: NextApiRequest, response: NextApiResponse) {
  return getIronSession<SessionData>(request, response, {
    cookieName: 'baseline',
    // Loopback measurements only: nothing of value is behind this sign-in.
    password: process.env.BASELINE_SECRET ?? 'only-for-measurements-on-loopback',
    cookieOptions: { secure: false },
  })
}
