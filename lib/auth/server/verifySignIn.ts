import type { Chain, Hex } from 'viem'
import type { Session } from '@/lib/auth/session'
import { SignInError } from '@/lib/auth/signInError'
import { signInLifetime, signInStatement } from '@/lib/auth/signInMessage'
import { formatDuration } from '@/lib/format/duration'
import type { AuthConfig } from './authConfig'
import { checkNonce, clockTolerance, isSafeNonce } from './nonces'
import { parseSignInMessage, type SignInMessage } from './parseSignInMessage'
import { verifyContractSignature, verifySignedMessage } from './verifySignedMessage'
import * as words from './words'

export type SignInAttempt = { message: string; signature: Hex; browserId: string; now?: number }

/**
 * Checks a sign-in and returns the account and chain it proves; throws SignInError otherwise. In this order: EIP-4361
 * form, domain, URI and statement, chain, times, nonce, signature.
 *
 * The nonce is spent before the signature is looked at: of parallel calls one wins, and a wrong signature costs its
 * nonce, so nobody can guess on. The browser asks for a fresh one before it tries again. Signatures of a Safe's owners may
 * have taken days, so its nonce is spent last: a chain that does not answer costs nothing, and of parallel calls one wins
 * as well. Such a nonce is no good for a key, whose signature is there at once.
 */
export async function verifySignIn(config: AuthConfig, attempt: SignInAttempt): Promise<Omit<Session, 'expiresAt'>> {
  const { message, signature, browserId, now = Date.now() } = attempt
  const fields = parseSignInMessage(message)
  checkSite(config.siteOrigin, fields)
  const chain = findChain(config.chains, fields.chainId)
  const { address, chainId, nonce } = fields
  const isSafe = isSafeNonce(nonce)
  const lifetime = isSafe ? config.safeSignInLifetime : signInLifetime
  checkTimes(fields, { lifetime, now })
  const safe = isSafe ? { address, chainId, lifetime } : undefined
  const issuedAt = checkNonce(nonce, { secrets: config.secrets, browserId, safe, now })
  const spend = async () => {
    if (await orStoreSilent(config.nonceStore().consume(nonce, issuedAt, lifetime))) return
    // A store takes for used whatever is older than its own memory.
    throw new SignInError('nonce_used', isSafe ? words.usedOrOlderNonce : words.usedNonce)
  }
  if (!isSafe) await spend()
  const verify = isSafe ? verifyContractSignature : verifySignedMessage
  if (!(await verify(chain, { address, message, signature }))) {
    throw new SignInError('invalid_signature', words.notSigned)
  }
  if (!isSafe) return { address, chainId }
  await spend()
  return { address, chainId, isSafe }
}

async function orStoreSilent(asked: Promise<boolean>): Promise<boolean> {
  try {
    return await asked
  } catch (error) {
    throw new SignInError('nonce_store_unreachable', words.storeSilent, { cause: error, details: String(error) })
  }
}

function checkSite(siteOrigin: string, { scheme, domain, uri, statement }: SignInMessage): void {
  const site = new URL(siteOrigin)
  const isOwnScheme = scheme === undefined || `${scheme}:` === site.protocol
  if (domain !== site.host || !isOwnScheme) throw new SignInError('wrong_domain', words.otherDomain)
  if (!isOnSite(uri, site.origin)) throw new SignInError('wrong_uri', words.otherUri)
  if (statement !== signInStatement) throw new SignInError('wrong_statement', words.otherStatement)
}

// By its text: a blob: URI has our origin too, and a user name before the host would be read by people, not by us.
function isOnSite(uri: string, siteOrigin: string): boolean {
  if (uri === siteOrigin) return true
  return uri.startsWith(`${siteOrigin}/`) && URL.canParse(uri) && new URL(uri).href === uri
}

function findChain(chains: readonly Chain[], chainId: number): Chain {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new SignInError('unsupported_chain', words.unknownChain(chainId))
  return chain
}

type Times = { lifetime: number; now: number }

function checkTimes({ issuedAt, expirationTime, notBefore }: SignInMessage, { lifetime: limit, now }: Times): void {
  if (!expirationTime) throw new SignInError('invalid_lifetime', words.noExpiry)
  const lifetime = expirationTime.getTime() - issuedAt.getTime()
  if (lifetime <= 0 || lifetime > limit) {
    throw new SignInError('invalid_lifetime', words.longLife(formatDuration(limit, 'en')))
  }
  if (now >= expirationTime.getTime()) throw new SignInError('expired', words.expired)
  const start = Math.max(issuedAt.getTime() - clockTolerance, notBefore?.getTime() ?? 0)
  if (now < start) throw new SignInError('not_yet_valid', words.notYetValid)
}
