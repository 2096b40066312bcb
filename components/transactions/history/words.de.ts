import { plural } from '@/lib/format/count'

export const fileSaved = 'Die Datei ist gespeichert.'
export const newestSaved = (most: number) => `Die Datei enthält nur die neuesten ${most} Transaktionen.`
export const missingInFile = (count: number) =>
  plural(count, {
    one: 'Ein Eintrag der Liste konnte nicht gelesen werden und fehlt darin.',
    other: `${count} Einträge der Liste konnten nicht gelesen werden und fehlen darin.`,
  })
export const exportStopped = 'Der Export wurde angehalten.'
export const stopExport = 'Export anhalten'
export const exportCsv = 'CSV exportieren'
export const transactionsRead = (count: number) => `${count} Transaktionen gelesen…`
export const exportHint = 'Die Datei enthält, was der Safe-Dienst angibt; ihre Zeilen werden nicht einzeln geprüft.'
export const exportFailed = 'Der Verlauf konnte nicht exportiert werden'

export const everything = 'Alles'
export const signedByOwners = 'Von Eigentümern signiert'
export const received = 'Empfangen'
export const byModules = 'Von Modulen'
export const fromDay = 'Von Tag (UTC)'
export const untilDay = 'Bis Tag (UTC)'
export const calledAddress = 'Aufgerufene Adresse'
export const tokenAddress = 'Token-Adresse'
export const exactAmount = 'Genauer Betrag'
export const nonce = 'Nonce'
export const moduleAddress = 'Modul-Adresse'
export const search = 'Suchen'
export const found = (count: number, all: number) => `${count} von ${all} geladenen ${count === 1 ? 'passt' : 'passen'}`
export const filterHistory = 'Verlauf filtern'
export const show = 'Zeigen'
export const apply = 'Anwenden'
export const clear = 'Zurücksetzen'

export const gap = 'Der Verlauf hat eine Lücke'

export const history = 'Der Verlauf'
export const hasNews = 'Es gibt etwas Neues'
export const showNews = 'Zeigen'
export const loadingHistory = 'Der Verlauf wird geladen…'
export const nothingHappened = 'Der Safe-Dienst führt nichts auf, was mit diesem Safe geschehen ist.'
export const nothingFits = 'Der Safe-Dienst führt nichts auf, was zu diesem Filter passt.'

// From here on what stands in the exported file, which is one for every language.
export const columns = {
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  asset: 'Asset',
  tokenAddress: 'Token address',
  tokenId: 'Token ID',
  method: 'Method',
  status: 'Status',
  nonce: 'Nonce',
  id: 'Safe transaction ID',
  txHash: 'Transaction hash',
}
export const transfer = 'Transfer'
export const settingsChange = 'Settings change'
export const rejection = 'Rejection'
export const contractCall = 'Contract call'
export const outgoing = 'Out'
export const safeCreation = 'Safe creation'
export const incoming = 'In'
export const unknownDirection = 'Unknown'
export const smallestUnits = (amount: bigint) => `${amount} smallest units`
export const wei = (amount: bigint) => `${amount} wei`
// What follows is read on the page again.

export const unknownDecimals = 'Wie dieser Token seine Beträge zählt, ist nicht bekannt.'
export const badNonce = 'Eine Nonce ist eine ganze Zahl.'
export const badDay = 'Das ist kein Tag: Er sieht aus wie 2026-08-21.'
