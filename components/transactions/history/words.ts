import { plural } from '@/lib/format/count'

export const fileSaved = 'The file is saved.'
export const newestSaved = (most: number) => `The file holds the newest ${most} transactions only.`
export const missingInFile = (count: number) =>
  plural(count, {
    one: 'One entry of the list could not be read and is missing in it.',
    other: `${count} entries of the list could not be read and are missing in it.`,
  })
export const exportStopped = 'The export was stopped.'
export const stopExport = 'Stop the export'
export const exportCsv = 'Export CSV'
export const transactionsRead = (count: number) => `${count} transactions read…`
export const exportHint = 'The file holds what the Safe service says; its rows are not checked one by one.'
export const exportFailed = 'The history could not be exported'

export const everything = 'Everything'
export const signedByOwners = 'Signed by owners'
export const received = 'Received'
export const byModules = 'By modules'
export const fromDay = 'From day (UTC)'
export const untilDay = 'Until day (UTC)'
export const calledAddress = 'Called address'
export const tokenAddress = 'Token address'
export const exactAmount = 'Exact amount'
export const nonce = 'Nonce'
export const moduleAddress = 'Module address'
export const search = 'Search'
export const found = (count: number, all: number) =>
  plural(all, { one: `${count} of 1 loaded fits`, other: `${count} of ${all} loaded fit` })
export const filterHistory = 'Filter the history'
export const show = 'Show'
export const apply = 'Apply'
export const clear = 'Clear'

export const gap = 'The history has a gap'

export const history = 'history'
export const hasNews = 'There is something new'
export const showNews = 'Show it'
export const loadingHistory = 'Loading the history…'
export const nothingHappened = 'The Safe service lists nothing that happened to this Safe.'
export const nothingFits = 'The Safe service lists nothing that fits this filter.'

export const columns = {
  date: 'Date',
  type: 'Type',
  direction: 'Direction',
  from: 'From',
  to: 'To',
  amount: 'Amount',
  asset: 'Asset',
  tokenAddress,
  tokenId: 'Token ID',
  method: 'Method',
  status: 'Status',
  nonce,
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

export const unknownDecimals = 'How this token counts its amounts is not known.'
export const badNonce = 'A nonce is a whole number.'
export const badDay = 'This is not a day: it looks like 2026-08-21.'
