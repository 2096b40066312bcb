import { isAddress } from 'viem'
import { z } from 'zod'
import { SignInError } from '@/lib/auth/signInError'
import type { AuthConfig } from './authConfig'
import { ensureBrowserId } from './browserId'
import { mintNonce, type SafeOfNonce } from './nonces'
import { getRoute } from './route'
import * as words from './words'

const safeQuery = z.strictObject({
  chainId: z.string().regex(/^[1-9]\d{0,14}$/),
  address: z.custom<`0x${string}`>((value) => typeof value === 'string' && isAddress(value, { strict: false })),
})

/**
 * GET → `{ nonce }`: good for one sign-in from this browser within ten minutes. GET with `chainId` and `address` → `{ nonce,
 * issuedAt, expiresAt }` (milliseconds since 1970): good for one sign-in of that Safe from this browser until then.
 */
export function nonceRoute(getConfig: () => AuthConfig) {
  return getRoute('nonce', getConfig, ({ config, request, response }) => {
    const safe = readSafe(config, new URL(request.url ?? '/', config.siteOrigin).searchParams)
    const maxAge = safe && safe.lifetime / 1000
    const browserId = ensureBrowserId(config, { request, response, maxAge })
    const now = Date.now()
    const nonce = mintNonce({ secrets: config.secrets, browserId, safe, now })
    return safe ? { nonce, issuedAt: now, expiresAt: now + safe.lifetime } : { nonce }
  })
}

function readSafe({ chains, safeSignInLifetime }: AuthConfig, query: URLSearchParams): SafeOfNonce | undefined {
  if (query.size === 0) return undefined
  const { success, data } = safeQuery.safeParse(Object.fromEntries(query))
  // A field given twice would be another one to whoever reads the first.
  if (!success || query.size !== 2) throw new SignInError('invalid_request', words.incompleteSafe)
  const chainId = Number(data.chainId)
  if (!chains.some(({ id }) => id === chainId)) {
    throw new SignInError('unsupported_chain', words.unknownChain(chainId))
  }
  return { chainId, address: data.address, lifetime: safeSignInLifetime }
}
