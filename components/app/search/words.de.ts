import { plural } from '@/lib/format/count'

export const search = 'Suchen'
export const hint = 'Seiten, Safes, Namen und Transaktionen'
export const none = 'Nichts gefunden.'
export const groups = {
  pages: 'Seiten',
  safes: 'Safes',
  contacts: 'Adressbuch',
  transactions: 'Geladene Transaktionen, wie der Safe-Dienst sie aufführt',
}
export const pages = {
  home: 'Übersicht',
  queue: 'Warteschlange',
  history: 'Transaktionsverlauf',
  newTransaction: 'Neue Transaktion',
  balances: 'Vermögen',
  collectibles: 'Sammlerstücke',
  messages: 'Nachrichten',
  apps: 'Apps',
  addressBook: 'Adressbuch',
  settings: 'Einstellungen',
  createSafe: 'Safe erstellen',
  allSafes: 'Alle Safes',
}
export const unnamedSafe = 'Safe'
export const openPasted = 'Diesen Safe öffnen'
export const nonce = (nonce: bigint | number) => `#${nonce}`
export const found = (count: number) => plural(count, { one: 'Ein Treffer', other: `${count} Treffer` })
