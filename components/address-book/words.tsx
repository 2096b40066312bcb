export const title = 'Address book'
export const intro = 'Names that you give to addresses. They stay in this browser and are sent to no service.'
export const empty = 'The address book is empty.'
export const names = 'Names'
export const name = 'Name'
export const address = 'Address'
export const network = 'Network'
export const allNetworks = 'All networks'

export const search = 'Search'
export const firstShown = (shown: number, found: number) =>
  `Showing ${shown} of ${found} entries: search for the others.`
export const found = (count: number, all: number) => `${count} of ${all} entries.`

export const actions = 'Actions'
export const add = 'Add an address'
export const edit = 'Edit'
export const remove = 'Remove'
export const cancel = 'Cancel'
export const save = 'Save'
export const saveAnyway = 'Save anyway'
export const saved = (entry: string) => `“${entry}” is saved.`
export const removed = (entry: string) => `“${entry}” is removed.`

export const editEntry = 'Edit the entry'
export const removeQuestion = (entry: string) => `Remove “${entry}”?`
export const onlyNameRemoved = 'Only the name is removed, from this browser.'
export const taken = (entry: string) => `This address is in the book already, as “${entry}”.`
export const compare = 'Compare before you save'
export const doubtfulName = (entry: string, problem: string) => `“${entry}”: ${problem}`
export const doubtsAboutName = {
  invisible: 'This name has characters that cannot be seen.',
  direction: 'This name has characters that turn the reading direction.',
  mixedScripts: 'This name mixes letters of different alphabets in one word.',
  lookalikeLetters: 'This name has letters of another alphabet that look like Latin ones.',
}
export const likeAddress = (other: string, otherAddress: string) =>
  `The address begins and ends like the one of “${other}”, but is another: ${otherAddress}`
export const sameName = (entry: string, otherAddress: string) =>
  `“${entry}” is also the name of another address: ${otherAddress}`
export const likeName = (entry: string, other: string, otherAddress: string) =>
  `“${entry}” looks like “${other}”, the name of another address: ${otherAddress}`

export const exportBook = 'Export'
export const importBook = 'Import'
export const importHint = (
  <>
    Adds the entries of a CSV file with the columns <code>address</code>, <code>name</code> and <code>chainId</code>, as
    Safe&#123;Wallet&#125; exports them.
  </>
)
export const chooseFile = 'Choose a file'
export const fileLabel = 'Address book file'
export const fileTooLarge = 'This file is larger than 1 MB.'
export const nothingImported = 'Nothing was imported.'
export const noAddressBook = 'This is no address book: its first row must name the columns address, name and chainId.'
export const repeatedRow = (first: number) => `Row ${first} already names this address on this network.`
export const importCounts = (added: number, updated: number, leftOut: number) =>
  `${added} added, ${updated} updated, ${leftOut} left out.`
export const badRows = 'Rows that were left out'
export const badRow = (row: number, reason: string) => `Row ${row}: ${reason}`
export const lookAlikes = 'Entries that look like others'
export const more = (count: number) => `And ${count} more.`
