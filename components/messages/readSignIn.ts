import { type Address, isAddressEqual } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

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
// How host names write letters of other alphabets (punycode); written out they are no sign-in's domain.
const foreignLetters = /(?:^|\.)xn--/i

/** The parts of an EIP-4361 text, with what is wrong with them for this Safe; undefined for any other text. */
export function readSignIn(text: string, { chainId, address, originUrl }: SignInContext): SignIn | undefined {
  if (text.length > longestSignIn || !text.includes(' wants you to sign in with your Ethereum account:\n'))
    return undefined
  const fields = parseSiweMessage(text)
  if (!fields.domain || !fields.address) return undefined
  const { domain, uri = '', expirationTime, notBefore, statement } = fields
  const host = hostOf(uri)
  const asking = originUrl && hostOf(originUrl)
  const faults: [boolean, string][] = [
    [!isAddressEqual(fields.address, address), `It signs in as ${fields.address}, which is not this Safe.`],
    [fields.chainId !== chainId, `It is for chain ${fields.chainId ?? '(none)'}; this Safe is on chain ${chainId}.`],
    [
      foreignLetters.test(domain),
      'Its site is named in letters of another alphabet, which may look like the ones you know.',
    ],
    [host !== domain, `It leads to ${host || 'no address'}, not to ${domain}.`],
    [Boolean(asking) && asking !== domain, `The app that asks is at ${asking}, not at ${domain}.`],
    [expirationTime !== undefined && expirationTime.getTime() < Date.now(), 'It has expired.'],
    [notBefore !== undefined && notBefore.getTime() > Date.now(), 'It is not valid yet.'],
  ]
  const warnings = faults.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []))
  return { domain, address: fields.address, statement, uri, warnings }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
