export const writtenOnly =
  'Diese Website hat keinen Safe-Dienst: Dies sind die Ausführungen, die der Safe selbst im Netzwerk festgehalten hat. Eingänge sind nicht darunter.'
export const inExplorer = 'In einem Block-Explorer zeigen'
export const nothingWritten = 'Noch keine Transaktion seiner Eigentümer wurde ausgeführt.'
export const notAllWritten = (found: number, all: bigint) =>
  `Die Aufzeichnungen des Knotens enthalten ${found} seiner ${all} Ausführungen.`
export const executions = 'Ausführungen'
export const showOlder = 'Ältere zeigen'
export const unreadCall = 'Ihr Aufruf lässt sich hier nicht lesen:'
export const readingCall = 'Ihr Aufruf wird gelesen:'
export const untoldCall = 'Der Knoten sagt ihren Aufruf noch nicht:'
export const callFailed = 'Ihr Aufruf ist gescheitert'
export const nonceOf = (nonce: bigint) => `Nonce ${nonce}`
export const openExplorer = 'Im Explorer öffnen'
