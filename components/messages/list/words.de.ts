export const noteFailed = 'Ob der Safe-Dienst die Nachricht hat, die Sie signiert haben, ist nicht bekannt'
export const seeMessage = 'Nachricht ansehen'
export const reviewAgain = 'Noch einmal prüfen'
export const understood = 'Ausblenden'
export const forgetIt = 'Vergessen'

export const begunMessages = 'Begonnene Nachrichten'

export const askedForBy = (app: string) => `Laut Safe-Dienst angefragt von ${app}`
export const sign = 'Signieren'

export const signMessage = 'Nachricht signieren'
export const messages = 'Die Liste der Nachrichten'
export const unknownKinds = 'Der Safe-Dienst führt Einträge einer Art auf, die hier nicht bekannt ist.'
export const notAllShown = 'Nicht alles in der Liste kann gezeigt werden'
export const loading = 'Nachrichten werden geladen…'
export const none = 'Der Safe-Dienst führt keine Nachricht dieses Safes auf.'

export const text = 'Text'
export const typedData = 'Typisierte Daten'
export const typedDataFor = (type: string, app: string | undefined) =>
  app === undefined ? `${type}, ohne Namen` : `${type} für ${app}`

export const begunStates = {
  asking: {
    title: 'Sie haben begonnen, eine Nachricht zu signieren',
    sentence: 'Der Safe-Dienst wird gefragt, was daraus geworden ist…',
  },
  there: {
    title: 'Der Safe-Dienst hat Ihre Signatur',
    sentence:
      'Die Nachricht, die Sie signiert haben, ist angekommen, auch wenn die Antwort diese Seite nicht erreicht hat. Es ist nichts zu tun.',
  },
  kept: {
    title: 'Sie haben eine Nachricht signiert, und der Safe-Dienst hat sie nicht',
    sentence:
      'Die Signatur ist in diesem Browser aufbewahrt: Übermitteln Sie sie aus der Prüfung. Ihre Wallet wird nicht noch einmal gefragt.',
  },
  unsigned: {
    title: 'Ihre Wallet wurde gebeten, eine Nachricht zu signieren',
    sentence:
      'Die Antwort der Wallet hat diesen Browser nicht erreicht, und der Safe-Dienst hat keine Signatur von Ihnen. Die Frage ist vielleicht noch in einem anderen Tab oder in der Wallet offen; wenn nicht, prüfen Sie die Nachricht und signieren Sie sie noch einmal.',
  },
}
export const handedOn = 'Von Eigentümer zu Eigentümer'
export const messageFile = 'Nachricht eines anderen Eigentümers, als Datei'
export const messageLink = 'Oder ihr Link oder Text'
export const readMessage = 'Lesen und prüfen'
export const noCollecting =
  'Diese Website hat keinen Safe-Dienst, der Signaturen sammeln würde: Was signiert ist, bleibt in diesem Browser und geht als Link, Datei oder QR-Code von Eigentümer zu Eigentümer.'
