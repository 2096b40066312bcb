export const send = 'Senden'
export const receive = 'Empfangen'

export const waiting = 'Wartet'
export const allWaiting = 'Ganze Warteschlange'
export const queue = 'Die Warteschlange'
export const loadingQueue = 'Die Warteschlange wird geladen…'
export const nothingWaits = 'Soweit der Safe-Dienst es sagt, wartet nichts.'

export const assets = 'Vermögen'
export const allAssets = 'Gesamtes Vermögen'
export const loadingAssets = 'Das Vermögen wird geladen…'

export const activity = 'Aktivität'
export const allActivity = 'Ganzer Verlauf'
export const history = 'Der Verlauf'
export const loadingHistory = 'Der Verlauf wird geladen…'
export const nothingHappened = 'Soweit der Safe-Dienst es sagt, ist noch nichts geschehen.'

export const qrOfAddress = 'QR-Code der Adresse'
export const copyAddress = 'Adresse kopieren'
export const copyPrefixed = 'Mit Netzwerkpräfix kopieren'
export const onlyThisNetwork = (network: string) =>
  `Diese Adresse ist nur auf ${network} ein Safe: Was in einem anderen Netzwerk an sie gesendet wird, kann verloren sein.`
export const noQueue =
  'Diese Website hat keinen Safe-Dienst: Was gezeigt wird, kommt aus dem Netzwerk, und eine Transaktion geht als Link oder Datei von Eigentümer zu Eigentümer.'
