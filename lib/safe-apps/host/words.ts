// What an app is answered. Its programmer reads it, or whoever the app shows it to.
export const failed = 'The request failed'
export const tooMany = 'Too many requests'
export const badRequest = 'The request is too large or malformed'
export const timedOut = 'The request timed out'
export const unknownChain = 'The network is not configured'
export const notText = 'The message is not text'
export const noAddressBook = 'The app has no permission to read the address book'
export const badSafeTxHash = 'Invalid safeTxHash'
/** Why nothing is told of a transaction. */
export const untold = {
  unknown: 'Neither this browser nor the records of the network that were looked through know the transaction',
  ending: 'The nonce is used, and the records of the network that were looked through do not tell how it ended',
}
export const badMessageHash = 'Invalid message hash'
export const badCurrency = 'Invalid currency'

// Why an app does not run.
export const refusesFrame = (rule: string) => `The app refuses to be shown in a frame of this site (${rule}).`
export const leadsElsewhere = (origin: string) =>
  `The app’s address leads on to ${origin}, which is another site and is not answered.`
export const leadsToHttp =
  'It leads to http, which browsers do not load inside a page that came by https (mixed content).'
export const pageProblems = {
  refused: () => 'This site’s server does not look at addresses like this one, so nothing is known beforehand.',
  unreachable: () =>
    'This site’s server has no answer from the app’s: it does not answer, or only your browser can reach it.',
  timeout: ({ patience }: { patience: string }) => `The app’s server takes longer than ${patience} to answer.`,
  status: ({ status }: { status: number | null }) => `The app’s server answers with an error (HTTP ${status}).`,
  redirects: () => 'The app’s address leads from one redirect to the next.',
}
export const unsharedManifest =
  'Other sites may not read the app’s manifest (no Access-Control-Allow-Origin), so Safe{Wallet} will not add it.'
export const storageHint =
  'If the app stays empty, the browser may block its storage, as some do for other sites in frames.'
export const noStorage = 'This browser blocks cookies and storage, which many apps cannot run without.'
export const notLoaded = (patience: string) => `The app has not loaded within ${patience}.`
export const notAsked =
  'The app has loaded but has not asked for the Safe: it may not be a Safe App, or may have failed.'
