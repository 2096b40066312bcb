export const title = 'Tastenkürzel'
export const singleKeys = 'Kürzel aus einzelnen Tasten'
export const singleKeysHint = 'Strg oder ⌘ mit K sucht in jedem Fall.'
export const keys = { search: '/', create: 'N', sheet: '?', go: 'G' }
export const nextKey = 'dann'
export const acts = {
  search: 'Suchen',
  create: 'Neue Transaktion',
  sheet: 'Diese Liste',
  home: 'Zur Übersicht',
  queue: 'Zur Warteschlange',
  history: 'Zum Verlauf',
  assets: 'Zum Vermögen',
  messages: 'Zu den Nachrichten',
  apps: 'Zu den Apps',
  book: 'Zum Adressbuch',
  settings: 'Zu den Einstellungen',
}
