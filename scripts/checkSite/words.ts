/** What only this command says. */
export const usage = `Usage: npm run check-site -- URL [--commit REF] [--manifest FILE] [--json]

Fetches all that a Countersign site serves to a browser, builds the commit that the site names with the settings that it
names, and says whether they are the same bytes. Needs a clone that has the commit.

  URL              the site: https://host
  --commit REF     the commit or tag that the site must be of
  --manifest FILE  compares with this build.json, of a build or a release, and builds nothing
  --json           the result as JSON

Ends with 0 when all is the same, with 1 when something differs, and with 2 when it could not be checked.`

export const oneSite = 'Give the address of one site, with https or http.'
export const noAnswer = (url: string) => `${url} gives no answer.`
export const tooLarge = (url: string) => `${url} gives too much.`
export const noManifest = 'build.json is no list of a build.'
export const noServedManifest = (status: number) => `The site gives no build.json (status ${status}).`
export const noCommit = 'The site names no commit that could be built.'
export const changedSources =
  'The site was built from sources that were changed after the commit: nobody else has them.'
export const unknownCommit = (commit: string) =>
  `This clone does not have the commit ${commit}: fetch it, or the site is not of this project.`
export const unknownRef = (ref: string) => `This clone has no commit or tag ${ref}.`
export const buildFailed = (commit: string) => `The commit ${commit} could not be built here.`
export const building = (commit: string) => `Building ${commit} …`
export const fetching = (count: number) => `Fetching ${count} answers …`

export const otherCommit = (named: string, wanted: string) => `The site is of the commit ${named}, not ${wanted}.`
export const addedEntry = (name: string) => `${name}: the site lists it, and the build does not have it.`
export const missingEntry = (name: string) => `${name}: the build has it, and the site does not list it.`
export const otherEntry = (name: string) => `${name}: the site lists another than the build has.`
export const pageIn = (path: string, language: string) => `page ${path} (${language})`
export const headersOf = (source: string) => `headers of ${source}`
export const redirectOf = (source: string) => `redirect of ${source}`

/** Behind what is asked for. */
export const asked = (what: string, difference: string) => `${what}: ${difference}`
export const otherStatus = (status: number, wanted: number) => `status ${status} instead of ${wanted}.`
export const otherBytes = (encoding: string) => `other bytes than the build has (${encoding}).`
export const otherHeader = (name: string, value: string | null) =>
  value === null ? `the header ${name} is missing.` : `the header ${name} is another: ${value}`
export const addedHeader = (name: string, value: string) => `a header that no build sends, ${name}: ${value}`
export const otherType = (type: string | null) => `served as ${type ?? 'nothing'}.`
export const otherTarget = (target: string | null) => `leads to ${target ?? 'nowhere'}.`

export const same = (url: string, commit: string, count: number) =>
  `The same: ${url} serves what the commit ${commit} builds to (${count} answers compared).`
export const different = (url: string, count: number) => `Not the same: ${url} differs in ${count} ways.`
export const more = (count: number) => `… and ${count} more.`
export const limits =
  'Not compared: what the server does with requests of its own (sign-in), and what it serves to somebody else.'
