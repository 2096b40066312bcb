import { plural } from '@/lib/format/count'
import type { FilledForm } from './readFormLink'

export const fileTooLarge = 'Diese Datei ist zu groß für einen Stapel.'
export const otherChain = (chainId: number) => `Dieser Stapel ist für Netzwerk ${chainId}.`
/** In the exported file, which is one for every language. */
export const batchName = 'Batch'
export const exportBatch = 'Stapel exportieren'
export const importBatch = 'Stapel importieren'
export function imported(namesChain: boolean, hasChanged: boolean): string {
  const changed = hasChanged ? ' Die Datei wurde geändert, nachdem sie geschrieben war: Prüfen Sie sie.' : ''
  const chain = namesChain ? '' : ' Die Datei sagt nicht, für welches Netzwerk sie ist.'
  return `Importiert.${changed}${chain}`
}

export const contract = 'Contract'
export const value = 'Betrag'
export const abi = 'Schnittstelle (ABI als JSON oder eine Signatur je Zeile)'
export const functionName = 'Funktion'
export const unnamedParameter = (position: number) => `Parameter ${position}`
export const callData = 'Aufrufdaten'
export const badCallData = 'Aufrufdaten sind hexadezimal, etwa 0x1234.'

export const draft = (count: number) => `Stapel mit ${plural(count, { one: '1 Aktion', other: `${count} Aktionen` })}`
export const runTogether = 'Sie laufen gemeinsam, in dieser Reihenfolge: alle oder keine.'
export const actionsLabel = 'Aktionen'
export const impossible = (problem: string) => `An dieser Stelle unmöglich: ${problem}`
export const up = 'Nach oben'
export const moveUp = (position: number) => `Aktion ${position} nach oben schieben`
export const down = 'Nach unten'
export const moveDown = (position: number) => `Aktion ${position} nach unten schieben`
export const remove = 'Entfernen'
export const removeAction = (position: number) => `Aktion ${position} entfernen`
export const refused =
  'Der Safe würde alles zurückweisen, weil Aktionen darin unmöglich sind. Verschieben oder entfernen Sie diese.'
export const review = 'Prüfen'
export const reviewBatch = (count: number) =>
  plural(count, { one: '1 Aktion prüfen', other: `${count} Aktionen prüfen` })
export const discardActions = 'Alle Aktionen verwerfen'
export const ownersNow = 'Eigentümer jetzt'
export const ownersAfterwards = 'Eigentümer danach'
/** Beside an owner, on the side before or after the change. */
export const ownerSigns = { gone: 'geht', new: 'ist neu' }

export const add = 'Zum Stapel hinzufügen'
export const addAnother = 'Weitere Aktion hinzufügen'
export const clear = 'Formular leeren'

export const chooseItem = 'NFT wählen'
export const loadingItems = 'NFTs werden geladen…'
export const unnamedCollection = 'NFT'
export const itemTitle = (collection: string, id: bigint) => `${collection} #${id}`
export const moreItems = 'Mehr zeigen'
export const otherItem = 'Eines, das nicht aufgeführt ist'
export const collection = 'Sammlung'
export const receiver = 'Empfänger'
export const badTokenId = 'Die Token-ID ist eine ganze Zahl.'
export const tokenId = 'Token-ID'

export const approvalNotChecked = 'Die Transaktion des anderen Safes konnte nicht geprüft werden'
export const approval = 'Eine Freigabe für einen anderen Safe'
export const approvalHint = (otherSafe: string) =>
  `Dieser Safe soll als einer der Eigentümer von ${otherSafe} eine Transaktion von ihm signieren. Seine Signatur ist eine eigene Transaktion, die den Hash freigibt: Seine Eigentümer signieren und führen sie aus wie jede andere.`
export const otherNonce = (nonce: bigint) => `Nonce ${nonce} des anderen Safes`
export const reviewApproval = 'Freigabe prüfen'

export const openThere = 'Dort öffnen'
export const linkCarries = 'Dieser Link enthält eine Transaktion'
export const linkHint = (nonce: bigint) =>
  `Nonce ${nonce}. Sie wird wie alles andere geprüft, bevor etwas signiert werden kann.`
export const reviewLinked = 'Transaktion des Links prüfen'

export const actionKinds = {
  send: 'Token senden',
  item: 'NFT senden',
  call: 'Contract aufrufen',
  owners: 'Eigentümer ändern',
  settings: 'Module, Guard oder Handler ändern',
}
export const whatToDo = 'Was zu tun ist'
export const nextAction = 'Die nächste Aktion'
export const moreWays = 'Stapel oder Transaktion eines anderen Eigentümers importieren'
export const actionKind = 'Art der Aktion'

/** Anybody may have written the link. */
export function filledByLink({ fields, isPartial }: Pick<FilledForm, 'fields' | 'isPartial'>): string {
  const partial = 'Etwas in dem Link konnte nicht gelesen werden und wurde ausgelassen.'
  if (Object.keys(fields).length === 0) return isPartial ? partial : ''
  return `Aus dem Link ausgefüllt: Prüfen Sie es.${isPartial ? ` ${partial}` : ''}`
}

export const ownerChanges = {
  add: 'Eigentümer hinzufügen',
  remove: 'Eigentümer entfernen',
  swap: 'Eigentümer ersetzen',
  threshold: 'Schwellenwert ändern',
}
export const newOwner = 'Neuer Eigentümer'
export const chooseOwner = 'Wählen Sie einen Eigentümer.'
export const change = 'Änderung'
export const owner = 'Eigentümer'
export const ownerChoice = (name: string | undefined, address: string) => (name ? `${name} ${address}` : address)
export const threshold = 'Nötige Signaturen danach'
export const thresholdOf = (threshold: number, owners: number) => `${threshold} von ${owners}`

export const noBalances = 'Die Guthaben sind noch nicht bekannt.'
export const unknownDecimals = 'Wie dieser Token zählt, ist nicht bekannt: Rufen Sie stattdessen den Contract auf.'
export const zeroAmount = 'Der Betrag ist null.'
export const token = 'Token'
export const amount = 'Betrag'
export const max = 'Max.'
export const chooseToken = 'Token wählen'
export const about = (value: string) => `etwa ${value}`
export const moreThanThere = 'Mehr, als der Safe jetzt hat.'

export const settingsChanges = {
  enableModule: 'Modul aktivieren: Es kann ohne Signaturen handeln',
  disableModule: 'Modul deaktivieren',
  setGuard: 'Transaktions-Guard setzen: Er kann alles blockieren',
  setHandler: 'Fallback-Handler setzen',
}
export const address = 'Adresse'
export const emptyRemoves = 'Leer lassen entfernt ihn.'

export const fromOwnerToOwner = 'Per Link oder Datei weitergegeben'
export const held = (nonce: bigint, signatures: number) =>
  `Eine Transaktion mit Nonce ${nonce} und ${plural(signatures, { one: '1 Signatur', other: `${signatures} Signaturen` })} ist hier aufbewahrt.`
export const reviewIt = 'Prüfen'
export const handedOn = 'Zurzeit weitergegeben'
