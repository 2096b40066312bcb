import { isAddress, isAddressEqual } from 'viem'
import { parseSigningAnswer, type SigningAnswer } from '@/lib/safe-apps/host/requests/safeSignature'
import { browserStorage } from '@/lib/storage/browserStorage'
import { StoredValue } from '@/lib/storage/storedValue'
import type { Session } from './session'
import { readSiweText } from './siweText'
import { waitingMessage } from './waitingSignIns'

/** A sign-in that waits for the owners of a Safe: the message, and where its signature will be found. */
export type PendingSignIn = {
  message: string
  answer: SigningAnswer
  /** The Safe's site was asked, and whether it took the message is not known. */
  isOnlyAsked?: true
}

type Account = Pick<Session, 'address' | 'chainId'>

const key = 'countersign-pending'
const stored = new StoredValue(browserStorage, key, (text) => text ?? '', String)
const pattern =
  /^([A-Za-z0-9]{8,200})\.(\d{13})\.(\d{13})\.(\d{1,15})\.(0x[0-9a-fA-F]{40})\.([amt])\.(0x[0-9a-fA-F]{64})$/

/**
 * Keeps the sign-in over a reload, as the few fields from which its message is made again. Its nonce is bound to this
 * browser by another cookie, so the text alone is worth nothing.
 */
export function savePendingSignIn({ message, answer, isOnlyAsked }: PendingSignIn): void {
  const { nonce, issuedAt, chainId, address } = readSiweText(message) ?? {}
  const { messageHash, safeTxHash } = answer
  const place = messageHash ? `${isOnlyAsked ? 'a' : 'm'}.${messageHash}` : `t.${safeTxHash}`
  const expiry = expiryOf(message)
  const text = [nonce, issuedAt && Date.parse(issuedAt), expiry, chainId, address, place].join('.')
  stored.write(text)
  writeCookie(text, Math.ceil((expiry - Date.now()) / 1000))
}

/** With a message only that one: another may have been begun meanwhile. */
export function dropPendingSignIn(message?: string): void {
  const kept = pattern.exec(readKept())?.[1]
  if (message !== undefined && kept !== readSiweText(message)?.nonce) return
  stored.remove()
  writeCookie('', 0)
}

/** The sign-in of this very account that was left waiting, while its message is valid; undefined otherwise. */
export function readPendingSignIn(account: Account, origin: string, now = Date.now()): PendingSignIn | undefined {
  const [, nonce = '', issued, expiry, chainId, address, kind, hash] = pattern.exec(readKept()) ?? []
  const answer = parseSigningAnswer(kind === 't' ? { safeTxHash: hash } : { messageHash: hash })
  const times = { issuedAt: Number(issued), expiresAt: Number(expiry) }
  if (!answer || !address || times.expiresAt <= now) return undefined
  if (!isAddress(address, { strict: false }) || !isAddressEqual(account.address, address)) return undefined
  if (account.chainId !== Number(chainId)) return undefined
  const message = waitingMessage({ ...account, nonce, ...times }, origin)
  return { message, answer, ...(kind === 'a' && { isOnlyAsked: true }) }
}

/** When the message stops being valid, in milliseconds since 1970; 0 for one that does not say. */
export function expiryOf(message: string): number {
  return Date.parse(readSiweText(message)?.expirationTime ?? '') || 0
}

function readKept(): string {
  return readCookie() ?? stored.getState()
}

// Browsers that keep storage from framed sites still give them a cookie for each parent site (CHIPS).
function writeCookie(text: string, maxAge: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and cannot wait for a reload
    document.cookie = [`${key}=${text}`, 'Path=/', `Max-Age=${maxAge}`, 'Secure', 'SameSite=None', 'Partitioned'].join(
      '; ',
    )
  } catch {
    // A frame without an origin has no cookies, and nobody signs in there.
  }
}

function readCookie(): string | undefined {
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${key}=`))
      ?.slice(key.length + 1)
  } catch {
    return undefined
  }
}
