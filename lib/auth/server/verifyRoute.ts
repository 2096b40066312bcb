import { type Hex, isHex } from 'viem'
import { z } from 'zod'
import type { AuthConfig } from './authConfig'
import { readBrowserId } from './browserId'
import { postRoute } from './route'
import { startSession } from './sessionCookie'
import { verifySignIn } from './verifySignIn'

const attempt = z.strictObject({
  // Ours has some 450 characters; the grammar takes milliseconds for each thousand, so longer ones are not even read.
  message: z.string().min(1).max(1_500),
  // Strictly as wallets write it: another spelling is no signature of theirs.
  signature: z.custom<Hex>((value) => isHex(value) && value.length % 2 === 0),
})

/** POST `{ message, signature }` → `{ session }` and the session cookie, or 4xx with a reason and no cookie. */
export function verifyRoute(getConfig: () => AuthConfig) {
  return postRoute('verify', getConfig, attempt, async ({ config, request, response, body }) => {
    // Without a name the browser has no nonce, and the nonce check says so in its turn.
    const browserId = readBrowserId(config, request) ?? ''
    const account = await verifySignIn(config, { ...body, browserId })
    return { session: await startSession(config, response, account) }
  })
}
