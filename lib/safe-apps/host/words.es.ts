// What goes to the app stays English, as in the contract of Safe Apps.
export const failed = 'The request failed'
export const tooMany = 'Too many requests'
export const badRequest = 'The request is too large or malformed'
export const timedOut = 'The request timed out'
export const unknownChain = 'The chain is not configured'
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
export const refusesFrame = (rule: string) => `La app no permite que se muestre en un marco de este sitio (${rule}).`
export const leadsElsewhere = (origin: string) =>
  `La dirección de la app lleva a ${origin}, que es otro sitio y no recibe respuesta.`
export const leadsToHttp =
  'Lleva a http, que los navegadores no cargan dentro de una página recibida por https (contenido mixto).'
export const pageProblems = {
  refused: () => 'El servidor de este sitio no examina direcciones como esta, así que no se sabe nada de antemano.',
  unreachable: () =>
    'El servidor de este sitio no obtiene respuesta del de la app: no responde, o solo su navegador puede alcanzarlo.',
  timeout: ({ patience }: { patience: string }) => `El servidor de la app tarda más de ${patience} en responder.`,
  status: ({ status }: { status: number | null }) => `El servidor de la app responde con un error (HTTP ${status}).`,
  redirects: () => 'La dirección de la app lleva de una redirección a otra.',
}
export const unsharedManifest =
  'Otros sitios no pueden leer el manifiesto de la app (sin Access-Control-Allow-Origin), así que Safe{Wallet} no la añadirá.'
export const storageHint =
  'Si la app se queda vacía, puede que el navegador bloquee su almacenamiento, como hacen algunos con otros sitios en marcos.'
export const noStorage = 'Este navegador bloquea las cookies y el almacenamiento, sin los que muchas apps no funcionan.'
export const notLoaded = (patience: string) => `La app no se ha cargado en ${patience}.`
export const notAsked =
  'La app se ha cargado, pero no ha preguntado por el Safe: puede que no sea una Safe App o que haya fallado.'
