import { plural } from '@/lib/format/count'

export const search = 'Search'
export const hint = 'Pages, Safes, names and transactions'
export const none = 'Nothing found.'
export const groups = {
  pages: 'Pages',
  safes: 'Safes',
  contacts: 'Address book',
  transactions: 'Transactions loaded, as the Safe service lists them',
}
export const pages = {
  home: 'Home',
  queue: 'Transaction queue',
  history: 'Transaction history',
  newTransaction: 'New transaction',
  balances: 'Assets',
  collectibles: 'Collectibles',
  messages: 'Messages',
  apps: 'Apps',
  addressBook: 'Address book',
  settings: 'Settings',
  createSafe: 'Create a Safe',
  allSafes: 'All Safes',
}
export const unnamedSafe = 'Safe'
export const openPasted = 'Open this Safe'
export const nonce = (nonce: bigint | number) => `#${nonce}`
export const found = (count: number) => plural(count, { one: 'One found', other: `${count} found` })
