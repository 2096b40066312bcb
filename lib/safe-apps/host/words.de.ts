// What an app is answered. Its programmer reads it, or whoever the app shows it to.
export const failed = 'Die Anfrage ist fehlgeschlagen'
export const tooMany = 'Zu viele Anfragen'
export const badRequest = 'Die Anfrage ist zu groß oder fehlerhaft'
export const timedOut = 'Die Zeit für die Anfrage ist abgelaufen'
export const unknownChain = 'Das Netzwerk ist nicht eingerichtet'
export const notText = 'Die Nachricht ist kein Text'
export const noAddressBook = 'Die App hat keine Berechtigung, das Adressbuch zu lesen'
export const badSafeTxHash = 'Ungültiger safeTxHash'
export const badMessageHash = 'Ungültiger Message hash'
export const badCurrency = 'Ungültige Währung'

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
