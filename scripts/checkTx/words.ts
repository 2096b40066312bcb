/** What only the terminal says; everything else is said in the words of the screens. */
export const usage = `Usage: npm run check-tx -- LINK-OR-FILE [--rpc URL] [--gateway URL] [--json]

Checks a Safe transaction as the site does, on this machine, and says what it found.

  LINK-OR-FILE   the link of a transaction on any Safe site, a link that carries a transaction (#tx=…), the path of a
                 transaction's file, or - for such a text on standard input
  --rpc URL      a node of the transaction's network; nothing is asked of the network without it
  --gateway URL  a Safe service; needed for a link that only names its transaction
  --json         the result as JSON, everything in full

Ends with 0 when everything was checked and agrees, with 1 when something does not match, and with 2 when something could
not be checked or there was nothing to check.`

export const oneInput = 'Give one link or one file.'
export const unreadable = (path: string) => `${path} cannot be read.`
export const tooLarge = 'The file is too large to be a transaction.'
export const noSafeInLink = 'The link names no Safe: it needs safe=PREFIX:0x… in it.'
export const unknownPrefix = (prefix: string) => `No network is known by the prefix “${prefix}”.`
export const noId = 'The link names no transaction: it needs id=… in it.'
export const badUrl = (option: string) => `${option} needs an http or https address.`
export const needsGateway =
  'The link only names its transaction: the Safe service has it. Give --gateway URL, or a file or a link that carries it.'
export const nothingKnown = 'Neither the network nor the Safe service said anything about this Safe.'

export const noNode = 'No node was asked (--rpc): state, signatures of contracts and the contract’s own hash stay open.'
export const assumedVersion = (version: string) =>
  `The version of the Safe is not known: the hashes are those of Safe ${version}.`
export const place = (safe: string, network: string, chainId: number) => `Safe ${safe} on ${network} (${chainId})`
export const cut = (characters: number) => `… (${characters} more characters: see --json)`
