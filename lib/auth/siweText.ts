/**
 * What an EIP-4361 text says. Times are texts, as they stand in it: only the form that `Date.toISOString` writes is read,
 * so that one moment has one spelling.
 */
export type SiweText = {
  scheme?: string | undefined
  domain: string
  address: string
  statement?: string | undefined
  uri: string
  chainId: number
  nonce: string
  issuedAt: string
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
}

const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
// EIP-4361's grammar with less freedom: ASCII, one order, one spelling of numbers and times, nothing empty. The domain is
// an authority (RFC 3986) of any form: single names and IPv6 literals have no dots.
const pattern = new RegExp(
  [
    String.raw`^(?:(?<scheme>[a-z][a-z0-9+.-]*)://)?(?<domain>[\x21-\x2e\x30-\x7e]+) wants you to sign in with your Ethereum account:`,
    '(?<address>0x[0-9a-fA-F]{40})',
    String.raw`\n(?:(?<statement>[\x20-\x7e]+)\n)?`,
    String.raw`URI: (?<uri>[\x21-\x7e]+)`,
    'Version: 1',
    String.raw`Chain ID: (?<chainId>[1-9]\d{0,15})`,
    'Nonce: (?<nonce>[A-Za-z0-9]{8,200})',
    `Issued At: (?<issuedAt>${time})`,
  ].join(String.raw`\n`) +
    String.raw`(?:\nExpiration Time: (?<expirationTime>${time}))?` +
    String.raw`(?:\nNot Before: (?<notBefore>${time}))?` +
    String.raw`(?:\nRequest ID: (?<requestId>[\x21-\x7e]+))?` +
    String.raw`(?:\nResources:(?<resources>(?:\n- [\x21-\x7e]+)+))?$`,
)

/**
 * Reads a text that `writeSiweText` would write, character for character; undefined for every other one. Whether the
 * address, the domain and the URI are good ones is the caller's question.
 */
export function readSiweText(text: string): SiweText | undefined {
  const { resources, chainId, ...found } = pattern.exec(text)?.groups ?? {}
  const { domain, address, uri, nonce, issuedAt } = found
  if (!domain || !address || !uri || !chainId || !nonce || !issuedAt) return undefined
  const fields: SiweText = { ...found, domain, address, uri, nonce, issuedAt, chainId: Number(chainId) }
  if (resources) fields.resources = resources.split('\n- ').slice(1)
  const isExact = Number.isSafeInteger(fields.chainId) && timesOf(fields).every(isMoment)
  return isExact && writeSiweText(fields) === text ? fields : undefined
}

/** The EIP-4361 text of these fields. Takes them as they are: what cannot stand in such a text cannot be read back. */
export function writeSiweText({ scheme, domain, address, statement, resources, ...rest }: SiweText): string {
  const optional: [string, string | undefined][] = [
    ['Expiration Time', rest.expirationTime],
    ['Not Before', rest.notBefore],
    ['Request ID', rest.requestId],
  ]
  return [
    `${scheme ? `${scheme}://` : ''}${domain} wants you to sign in with your Ethereum account:`,
    address,
    ...(statement ? ['', statement, ''] : ['', '']),
    `URI: ${rest.uri}`,
    'Version: 1',
    `Chain ID: ${rest.chainId}`,
    `Nonce: ${rest.nonce}`,
    `Issued At: ${rest.issuedAt}`,
    ...optional.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    ...(resources ? ['Resources:', ...resources.map((uri) => `- ${uri}`)] : []),
  ].join('\n')
}

function timesOf({ issuedAt, expirationTime, notBefore }: SiweText): string[] {
  return [issuedAt, expirationTime, notBefore].filter((text) => text !== undefined)
}

// The pattern lets the thirtieth of February through, which JavaScript takes for a day of March.
function isMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}
