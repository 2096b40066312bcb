export const title = 'Adressbuch'
export const intro =
  'Namen, die Sie Adressen geben. Sie bleiben in diesem Browser und werden an keinen Dienst gesendet.'
export const empty = 'Das Adressbuch ist leer.'
export const names = 'Namen'
export const name = 'Name'
export const address = 'Adresse'
export const network = 'Netzwerk'
export const allNetworks = 'Alle Netzwerke'

export const search = 'Suchen'
export const firstShown = (shown: number, found: number) =>
  `${shown} von ${found} Einträgen werden gezeigt: Suchen Sie nach den übrigen.`
export const found = (count: number, all: number) => `${count} von ${all} Einträgen.`

export const actions = 'Aktionen'
export const add = 'Adresse hinzufügen'
export const edit = 'Bearbeiten'
export const remove = 'Entfernen'
export const cancel = 'Abbrechen'
export const save = 'Speichern'
export const saveAnyway = 'Trotzdem speichern'
export const saved = (entry: string) => `„${entry}“ ist gespeichert.`
export const removed = (entry: string) => `„${entry}“ ist entfernt.`

export const editEntry = 'Eintrag bearbeiten'
export const removeQuestion = (entry: string) => `„${entry}“ entfernen?`
export const onlyNameRemoved = 'Nur der Name wird entfernt, und nur aus diesem Browser.'
export const taken = (entry: string) => `Diese Adresse steht schon im Adressbuch, als „${entry}“.`
export const compare = 'Vergleichen Sie vor dem Speichern'
export const doubtfulName = (entry: string, problem: string) => `„${entry}“: ${problem}`
export const doubtsAboutName = {
  invisible: 'Dieser Name enthält Zeichen, die man nicht sieht.',
  direction: 'Dieser Name enthält Zeichen, die die Leserichtung umkehren.',
  mixedScripts: 'Dieser Name mischt in einem Wort Buchstaben verschiedener Alphabete.',
  lookalikeLetters: 'Dieser Name enthält Buchstaben eines anderen Alphabets, die wie lateinische aussehen.',
}
export const likeAddress = (other: string, otherAddress: string) =>
  `Die Adresse beginnt und endet wie die von „${other}“, ist aber eine andere: ${otherAddress}`
export const sameName = (entry: string, otherAddress: string) =>
  `„${entry}“ ist auch der Name einer anderen Adresse: ${otherAddress}`
export const likeName = (entry: string, other: string, otherAddress: string) =>
  `„${entry}“ sieht aus wie „${other}“, der Name einer anderen Adresse: ${otherAddress}`

export const exportBook = 'Exportieren'
export const importBook = 'Importieren'
export const importHint = (
  <>
    Fügt die Einträge einer CSV-Datei mit den Spalten <code>address</code>, <code>name</code> und <code>chainId</code>{' '}
    hinzu, wie Safe&#123;Wallet&#125; sie exportiert.
  </>
)
export const chooseFile = 'Datei wählen'
export const fileLabel = 'Adressbuch-Datei'
export const fileTooLarge = 'Diese Datei ist größer als 1 MB.'
export const nothingImported = 'Es wurde nichts importiert.'
export const noAddressBook =
  'Das ist kein Adressbuch: Die erste Zeile muss die Spalten address, name und chainId nennen.'
export const repeatedRow = (first: number) => `Schon Zeile ${first} nennt diese Adresse in diesem Netzwerk.`
export const importCounts = (added: number, updated: number, leftOut: number) =>
  `${added} hinzugefügt, ${updated} geändert, ${leftOut} ausgelassen.`
export const badRows = 'Ausgelassene Zeilen'
export const badRow = (row: number, reason: string) => `Zeile ${row}: ${reason}`
export const lookAlikes = 'Einträge, die wie andere aussehen'
export const more = (count: number) => `Und ${count} weitere.`
