export const title = 'Keyboard shortcuts'
export const singleKeys = 'Shortcuts of single keys'
export const singleKeysHint = 'Ctrl or ⌘ with K searches in any case.'
export const keys = { search: '/', create: 'N', sheet: '?', go: 'G' }
export const nextKey = 'then'
export const acts = {
  search: 'Search',
  create: 'New transaction',
  sheet: 'This list',
  home: 'Go to Home',
  queue: 'Go to the queue',
  history: 'Go to the history',
  assets: 'Go to Assets',
  messages: 'Go to Messages',
  apps: 'Go to Apps',
  book: 'Go to the address book',
  settings: 'Go to Settings',
}
