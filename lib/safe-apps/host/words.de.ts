// What an app is answered stays English, as in the contract of Safe Apps.
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
export const refusesFrame = (rule: string) =>
  `Die App lässt sich nicht in einem Rahmen dieser Website zeigen (${rule}).`
export const leadsElsewhere = (origin: string) =>
  `Die Adresse der App führt weiter zu ${origin}; das ist eine andere Website, und ihr wird nicht geantwortet.`
export const leadsToHttp =
  'Sie führt zu http, und das laden Browser nicht in einer Seite, die über https kam (Mixed Content).'
export const pageProblems = {
  refused: () => 'Der Server dieser Website ruft Adressen wie diese nicht auf, deshalb ist vorher nichts bekannt.',
  unreachable: () =>
    'Der Server dieser Website hat vom Server der App keine Antwort: Er antwortet nicht, oder nur Ihr Browser erreicht ihn.',
  timeout: ({ patience }: { patience: string }) =>
    `Der Server der App braucht länger als ${patience}, um zu antworten.`,
  status: ({ status }: { status: number | null }) => `Der Server der App antwortet mit einem Fehler (HTTP ${status}).`,
  redirects: () => 'Die Adresse der App führt von einer Weiterleitung zur nächsten.',
}
export const unsharedManifest =
  'Andere Websites dürfen das Manifest der App nicht lesen (kein Access-Control-Allow-Origin), deshalb wird Safe{Wallet} sie nicht hinzufügen.'
export const storageHint =
  'Bleibt die App leer, blockiert der Browser vielleicht ihren Speicher, wie es manche bei anderen Websites in Rahmen tun.'
export const noStorage = 'Dieser Browser blockiert Cookies und Speicher, und ohne sie laufen viele Apps nicht.'
export const notLoaded = (patience: string) => `Die App ist nicht innerhalb von ${patience} geladen.`
export const notAsked =
  'Die App ist geladen, hat aber nicht nach dem Safe gefragt: Sie ist vielleicht keine Safe App oder hat versagt.'
