import { type Address, isAddress, isAddressEqual } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { readSiweText } from '@/lib/auth/siweText'
import * as words from './words'

export type SignIn = {
  domain: string
  address: Address
  statement: string | undefined
  uri: string
  warnings: string[]
}

type SignInContext = { chainId: number; address: Address; originUrl?: string | undefined }

// A sign-in text has a few hundred characters; nothing longer is worth a slow pattern.
const longestSignIn = 20_000
// Any authority: viem's reader knows no single names with `_`, no IPv6 and no users, and what it does not know would
// be shown as a text like any other, without a warning.
const firstLines =
  /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/]+) wants you to sign in with your Ethereum account:\n(0x[0-9a-f]{40})\n/i
// How host names write letters of other alphabets (punycode); written out they are no sign-in's domain.
const foreignLetters = /(?:^|\.)xn--/i

/** The parts of an EIP-4361 text, with what is wrong with them for this Safe; undefined for any other text. */
export function readSignIn(text: string, { chainId, address, originUrl }: SignInContext): SignIn | undefined {
  if (text.length > longestSignIn) return undefined
  const [, domain, account] = firstLines.exec(text) ?? []
  if (!domain || !account || !isAddress(account, { strict: false })) return undefined
  const fields = parseSiweMessage(text)
  const { uri = '', expirationTime, notBefore } = fields
  const statement = fields.statement ?? readSiweText(text)?.statement
  const host = hostOf(uri)
  const asking = originUrl && hostOf(originUrl)
  const faults: [boolean, string][] = [
    [!isAddressEqual(account, address), words.otherAccount(account)],
    [fields.chainId !== chainId, words.signInChain(fields.chainId, chainId)],
    [foreignLetters.test(domain), words.foreignLetters],
    [host !== domain, words.leadsElsewhere(host, domain)],
    [Boolean(asking) && asking !== domain, words.askedElsewhere(asking ?? '', domain)],
    [expirationTime !== undefined && expirationTime.getTime() < Date.now(), words.expired],
    [notBefore !== undefined && notBefore.getTime() > Date.now(), words.notYetValid],
  ]
  const warnings = faults.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))
  return { domain, address: account, statement, uri, warnings }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
